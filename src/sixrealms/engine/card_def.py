"""One printing as the engine uses it: facts under the ruleset, and its power sorted by ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixrealms.engine.ability import Always, Answer, Play, Use, When
from sixrealms.engine.battle_statics import MakesToken
from sixrealms.engine.cards_beneath import KeepsBeneath
from sixrealms.engine.cast_tokens import CastsToken
from sixrealms.engine.once_a_turn import DID_REALM, ONCE
from sixrealms.engine.power import Power, Static
from sixrealms.engine.statics import AttachRule
from sixrealms.engine.terms import TypeName
from sixrealms.engine.token_facts import made_by

if TYPE_CHECKING:
    from sixrealms.catalogue import Printing
    from sixrealms.rulesets import Ruleset

CHAMPIONS: Final[frozenset[TypeName]] = frozenset(
    {"cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"}
)
#: The tag of what asks who could have attacked in a turn (attack_duty.py).
DUTY: Final = "duty"
COSMOS: Final[frozenset[str]] = CHAMPIONS | {"artifact", "realm", "holding"}  # cosmos.unique-in-play
CAST: Final[frozenset[TypeName]] = frozenset(
    {"wizard spell", "cleric spell", "psionic power", "blood ability", "thief ability", "unarmed combat"}
)
SPELLS: Final[frozenset[TypeName]] = frozenset({"wizard spell", "cleric spell"})
EQUIPMENT: Final = frozenset({"artifact", "magical item"})
#: icon.ability.by-type
ICON_ABILITY: Final = {
    "wizard": "wizard spell",
    "cleric": "cleric spell",
    "psionicist": "psionic power",
    "regent": "blood ability",
    "thief": "thief ability",
    "hero": "unarmed combat",
}


class CardDef:
    """One printing as the engine uses it: facts under the ruleset, and its power sorted by ability."""

    __slots__ = (
        "abilities",
        "active",
        "always",
        "answers",
        "any_time",
        "attaching",
        "avatar",
        "base_level",
        "bonus",
        "bonus_attack",
        "bonus_defence",
        "champion",
        "copies",
        "cosmos",
        "defensive",
        "duty",
        "events",
        "hangs_elsewhere",
        "harmful",
        "helpful",
        "inert",
        "keeps_beneath",
        "kinds",
        "makers",
        "moments",
        "name",
        "nodes",
        "off_board",
        "offensive",
        "offered",
        "outlasts",
        "phases",
        "place",
        "plays",
        "power",
        "printing",
        "questions",
        "responds",
        "rests",
        "row_kinds",
        "rows",
        "shown",
        "standing",
        "standing_whens",
        "support",
        "type",
        "type_stays",
        "use_moments",
        "users",
        "uses",
        "uses_facts",
        "waits",
        "way_moments",
        "way_once",
        "way_play",
        "way_rows",
        "way_users",
        "ways",
        "when_events",
        "whens",
        "world",
        "worlds",
    )  # fmt: skip

    moments: frozenset[str]

    def __init__(self, p: Printing, power: Power | None, ruleset: Ruleset) -> None:
        self._take_print(p, ruleset)
        self._take_power(power)
        self._find_what_rests()
        #: grants known from the facts, used while the power itself is not written (icon ability is separate)
        self.uses_facts = p.uses if power is None else frozenset()
        self._find_moments()
        self._find_ways()

    def _take_print(self, p: Printing, ruleset: Ruleset) -> None:
        """The facts of the print, as far as the ruleset believes them."""
        self.printing = p
        self.name = p.name
        #: the printing people are shown: of what is no card, that of the card which makes it
        self.shown = made_by(p.id)
        self.type = p.type
        #: without bluelines only what is printed counts (card.blueline.in-force)
        self.kinds: frozenset[str] = p.kinds if ruleset.bluelines else p.printed_kinds
        self.world = p.world
        self.worlds: frozenset[str] = frozenset((p.world,)) if p.world else frozenset()
        self.base_level = p.base_level
        self.bonus = p.bonus
        self.bonus_attack = p.bonus_attack
        self.bonus_defence = p.bonus_defence
        self.avatar = p.avatar
        self.champion = p.type in CHAMPIONS
        self.support = p.type in CAST or p.type in EQUIPMENT or p.type == "ally"
        self.offensive = p.offensive
        self.defensive = p.defensive
        self.harmful = "Harmful" in p.attributes
        self.helpful = "Helpful" in p.attributes
        self.phases = p.phases
        self.cosmos = "" if p.type not in COSMOS else (p.name if ruleset.cosmos_by_name_only else p.card_id)
        self.place = p.type in ("realm", "holding")
        #: what the card is played on or by: "place" "realm" "bearer" "fighter" "caster" "dungeon" "nobody"
        self.users = _users(p.type)

    def _take_power(self, power: Power | None) -> None:
        """The parts of the power, by what they are for."""
        self.power = power
        #: the named parts of the power, the questions it answers and the events it waits for
        self.nodes = {node.key: node for node in power.walk() if node.key} if power is not None else {}
        answers = [node for node in self.nodes.values() if isinstance(node, Static)]
        self.questions = frozenset([node.kind for node in answers]).union(*[node.also for node in answers])
        self.events = frozenset([node.event for node in self.nodes.values() if isinstance(node, When)])
        self.abilities = power.abilities if power else ()
        self.always = tuple(a for a in self.abilities if isinstance(a, Always))
        self.plays = tuple(a for a in self.abilities if isinstance(a, Play))
        self.uses = tuple(a for a in self.abilities if isinstance(a, Use))
        self.answers = tuple(a for a in self.abilities if isinstance(a, Answer))
        self.whens = tuple(a for a in self.abilities if isinstance(a, When))
        #: rules printed on the card about what it may hang on
        self.attaching = tuple((a.what, a) for a in self.always if isinstance(a.what, AttachRule))
        #: whether such a rule lets it hang where its type does not
        self.hangs_elsewhere = any(what.widens for what, _ in self.attaching)
        #: what hangs on a realm and stays there when that is razed
        self.outlasts = any("bearer" in getattr(a.what, "ways", ()) for a in self.always)
        #: moments at which some power of the card may be used
        self.use_moments = frozenset(moment for a in self.uses for moment in a.at)
        self.copies = any(use.copies for use in self.uses)
        #: some power of phase 3 waits for its moment where the ruleset lets it
        self.waits = any(use.waits for use in self.uses)
        self.duty = power is not None and DUTY in power.all_tags()
        #: its powers that make what is no card
        self.makers = tuple(node for node in self.nodes.values() if isinstance(node, MakesToken | CastsToken))
        self.keeps_beneath = any(isinstance(node, KeepsBeneath) for node in self.nodes.values())
        #: nothing but another card's power changes its type: it neither defends itself nor is played as an event
        self.type_stays = not self.place and not any(a.way for a in self.plays)
        self.responds = any(a.zone == "hand" for a in self.answers)

    def _find_what_rests(self) -> None:
        """What of the power the board has to know, and when."""
        self.inert = not (self.always or self.whens)
        #: what the power answers: the kind of question, the answer, the ability it belongs to
        self.rows = tuple((a.what.kind, a.what, a) for a in self.always)
        #: the questions and events under which it can be filed
        self.row_kinds = frozenset([row[0] for row in self.rows])
        self.when_events = frozenset([when.event for when in self.whens])
        #: those of a realm or holding that work although it is not attacked (filing.py)
        self.standing = tuple(row for row in self.rows if row[2].anywhere or row[1].standing)
        self.standing_whens = tuple(a for a in self.whens if a.anywhere)
        #: it has powers to use or to answer with
        self.active = bool(self.uses or self.answers)
        #: nothing of this card is on the board while it is in play
        self.off_board = self.inert and not self.active
        #: a realm or holding of which nothing is on the board unless its realm is attacked
        self.rests = self.place and not (self.standing or self.standing_whens or self.active)

    def _find_moments(self) -> None:
        """When the card is played in its normal way."""
        p = self.printing
        #: when the card is played in its normal way: "0" "2" "3" "4" "5" "combat" "any"
        self.moments = printed_moments(p)
        normal = [a for a in self.plays if not a.way]
        if any(a.at for a in normal):
            self.moments = frozenset(m for a in normal for m in a.at)
        for a in self.plays:
            if a.way:
                self.moments |= frozenset(a.at)
        if self.answers and not self.plays and p.type in (CAST | {"event"}) and self.power is not None:
            self.moments = frozenset()  # a pure counter has no use of its own
            if p.type in CAST and p.bonus and 4 in p.phases:
                self.moments = frozenset({"combat"})
        if self.whens and not self.plays and all(when.event == "looked-at" for when in self.whens):
            self.moments = frozenset()  # it works from the hand alone

    def _find_ways(self) -> None:
        """The ways to play the card, each with its moments and what it is played on."""
        #: ways to play: indexes of the Play abilities; -1 stands for playing a card that has no normal one
        self.ways = tuple(i for i, a in enumerate(self.abilities) if isinstance(a, Play))
        if all(a.way for a in self.plays):
            self.ways = (-1, *self.ways)
        self.way_play = {way: self._way(way) for way in self.ways}
        #: what the card is played on or by in each way: as an event, nobody
        self.way_users = {way: "nobody" if self.plays_aside(way) else self.users for way in self.ways}
        #: what is done with it but once in a turn (once_a_turn.py)
        self.way_once = {way: self._once(way) for way in self.ways}
        self.way_moments = {way: self._moments(way) for way in self.ways}
        #: all this, for those who go through all ways
        self.way_rows = tuple(
            (way, self.way_play[way], self.way_users[way], self.way_once[way], self.way_moments[way])
            for way in self.ways
        )
        #: moments at which at least one way is offered; "any" stands for every moment
        self.offered: frozenset[str] = frozenset().union(*self.way_moments.values())
        self.any_time = "any" in self.offered

    def _way(self, way: int) -> Play | None:
        ability = self.abilities[way] if way >= 0 else None
        return ability if isinstance(ability, Play) else None

    def plays_aside(self, way: int) -> bool:
        """Whether this way to play it is another than its type's."""
        play = self._way(way)
        return play is not None and bool(play.way)

    def _once(self, way: int) -> int:
        """The bit for what is played but once in a turn in this way: what may be played at any time is not counted."""
        play = self._way(way)
        if play is not None and play.way:
            return DID_REALM if play.way == "realm" else 0
        if self.type not in ONCE or (self.type != "rule" and "any" in self.moments):
            return 0
        return ONCE[self.type]

    def _moments(self, way: int) -> frozenset[str]:
        """When the card may be played in this way."""
        play = self._way(way)
        if play is not None and play.at:
            return frozenset(play.at)
        if play is not None and play.way:
            return frozenset({"any"})
        if way < 0 and not self.moments:
            return self.moments
        return printed_moments(self.printing) if self.plays else self.moments


def _users(card_type: str) -> str:
    if card_type in EQUIPMENT:
        return "bearer"
    if card_type in CAST:
        return "caster"
    return {"realm": "place", "holding": "realm", "ally": "fighter", "dungeon": "dungeon"}.get(card_type, "nobody")


def printed_moments(p: Printing) -> frozenset[str]:
    """When the facts let a card be played (ledger: turn.phase0-5, spell.phase-listed, event.any-time)."""
    if p.type == "event" or len(p.phases) >= 6:
        return frozenset({"any"})
    if p.type in CHAMPIONS:
        return frozenset({"3"})
    if p.type in EQUIPMENT:
        return frozenset({"3", "combat"})
    if p.type == "ally":
        return frozenset({"combat"})
    return frozenset("combat" if n == 4 else str(n) for n in p.phases)


#: Definitions made so far. Games share them: they depend on the printing, its power and two answers of the ruleset.
_DEFINITIONS: Final[dict[tuple[str, bool, bool], CardDef]] = {}


def definition(p: Printing, power: Power | None, ruleset: Ruleset) -> CardDef:
    """The definition of a printing under a ruleset, made once for all games that play it with the same power."""
    key = (p.id, ruleset.bluelines, ruleset.cosmos_by_name_only)
    found = _DEFINITIONS.get(key)
    if found is None or found.power is not power or found.printing is not p:
        found = _DEFINITIONS[key] = CardDef(p, power, ruleset)
    return found


#: The moment at which a card that copies others has just come into play (copy.on-entry). No card is played then.
ENTRY: Final = "entry"
#: Every moment at which cards are offered. Nobody is asked in phase 1, which some cards name.
MOMENTS: Final = ("0", "1", "2", "3", "4", "5", "combat", "any")
