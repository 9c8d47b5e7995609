"""What never changes during a game: the setup it can be rebuilt from, and the card definitions derived from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from sixrealms.engine.ability import Always, Answer, Play, Use, When
from sixrealms.engine.power import Node, Power, Static
from sixrealms.engine.statics import AttachRule

if TYPE_CHECKING:
    from sixrealms.catalogue import Printing
    from sixrealms.rulesets import DeckSize, Ruleset

CHAMPIONS: Final = frozenset({"cleric", "hero", "monster", "psionicist", "regent", "thief", "wizard"})
COSMOS: Final = CHAMPIONS | {"artifact", "realm", "holding"}  # cosmos.unique-in-play
CAST: Final = frozenset(
    {"wizard spell", "cleric spell", "psionic power", "blood ability", "thief ability", "unarmed combat"}
)
SPELLS: Final = frozenset({"wizard spell", "cleric spell"})
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


@dataclass(frozen=True)
class GameSetup:
    """Everything a game can be rebuilt from: plain data, saved with every record.

    `decks` holds printing ids per seat, `dungeons` one id or "" per seat. Seed, decks and actions reproduce a game.
    """

    ruleset: str
    size: int
    decks: tuple[tuple[str, ...], ...]
    seed: int
    dungeons: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    realm_decks: tuple[tuple[str, ...], ...] = ()  # realms laid before the game, per seat (tyrant.decks.two)


class HouseRule(NamedTuple):
    """An optional rule in force for one player: a power without a card. Nothing removes it, nothing is immune to it."""

    printing: Printing
    power: Power
    player: int


class CardDef:
    """One printing as the engine uses it: facts under the ruleset, and its power sorted by ability."""

    __slots__ = (
        "abilities",
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
        "events",
        "harmful",
        "helpful",
        "inert",
        "kinds",
        "moments",
        "name",
        "nodes",
        "off_board",
        "offensive",
        "offered",
        "phases",
        "place",
        "plays",
        "power",
        "printing",
        "questions",
        "responds",
        "rests",
        "rows",
        "standing",
        "standing_whens",
        "support",
        "type",
        "type_stays",
        "use_moments",
        "users",
        "uses",
        "uses_facts",
        "way_moments",
        "way_play",
        "way_users",
        "ways",
        "whens",
        "world",
        "worlds",
    )  # fmt: skip

    def __init__(self, p: Printing, power: Power | None, ruleset: Ruleset) -> None:
        self.printing = p
        self.name = p.name
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
        self.power = power
        #: the named parts of the power, the questions it answers and the events it waits for
        self.nodes = {node.key: node for node in power.walk() if node.key} if power is not None else {}
        self.questions = frozenset([node.kind for node in self.nodes.values() if isinstance(node, Static)])
        self.events = frozenset([node.event for node in self.nodes.values() if isinstance(node, When)])
        self.abilities = power.abilities if power else ()
        self.always = tuple(a for a in self.abilities if isinstance(a, Always))
        self.plays = tuple(a for a in self.abilities if isinstance(a, Play))
        self.uses = tuple(a for a in self.abilities if isinstance(a, Use))
        self.answers = tuple(a for a in self.abilities if isinstance(a, Answer))
        self.whens = tuple(a for a in self.abilities if isinstance(a, When))
        self.inert = not (self.always or self.whens)
        #: abilities of a realm or holding that work although it is not attacked (board.py)
        self.rows = tuple((a.what.kind, a.what, a) for a in self.always)
        self.standing = tuple(row for row in self.rows if row[2].anywhere or row[1].standing)
        self.standing_whens = tuple(a for a in self.whens if a.anywhere)
        #: rules printed on the card about what it may hang on
        self.attaching = tuple((a.what, a) for a in self.always if isinstance(a.what, AttachRule))
        #: moments at which some power of the card may be used
        self.use_moments = frozenset(moment for a in self.uses for moment in a.at)
        self.copies = any(use.copies for use in self.uses)
        self.place = p.type in ("realm", "holding")
        #: nothing but another card's power changes its type: it neither defends itself nor is played as an event
        self.type_stays = not self.place and not any(a.way for a in self.plays)
        #: what the card is played on or by: "place" "realm" "bearer" "fighter" "caster" "dungeon" "nobody" (playing.py)
        self.users = _users(p.type)
        #: nothing of this card is on the board while it is in play
        self.off_board = self.inert and not (self.uses or self.answers)
        #: a realm or holding of which nothing is on the board unless its realm is attacked
        self.rests = self.place and not (self.standing or self.standing_whens or self.uses or self.answers)
        #: grants known from the facts, used while the power itself is not written (icon ability is separate)
        self.uses_facts = p.uses if power is None else frozenset()
        #: when the card is played in its normal way: "0" "2" "3" "4" "5" "combat" "any"
        self.moments = printed_moments(p)
        normal = [a for a in self.plays if not a.way]
        if any(a.at for a in normal):
            self.moments = frozenset(m for a in normal for m in a.at)
        for a in self.plays:
            if a.way:
                self.moments |= frozenset(a.at)
        if self.answers and not self.plays and p.type in (CAST | {"event"}) and power is not None:
            self.moments = frozenset()  # a pure counter has no use of its own
            if p.type in CAST and p.bonus and 4 in p.phases:
                self.moments = frozenset({"combat"})
        if self.whens and not self.plays and all(when.event == "looked-at" for when in self.whens):
            self.moments = frozenset()  # it works from the hand alone
        #: ways to play: indexes of the Play abilities; -1 stands for playing a card that has no normal one
        self.ways = tuple(i for i, a in enumerate(self.abilities) if isinstance(a, Play))
        if not normal:
            self.ways = (-1, *self.ways)
        self.way_play = {way: self._way(way) for way in self.ways}
        #: what the card is played on or by in each way: as an event, nobody
        self.way_users = {way: "nobody" if self._aside(way) else self.users for way in self.ways}
        self.way_moments = {way: self._moments(way) for way in self.ways}
        #: moments at which at least one way is offered; "any" stands for every moment
        self.offered: frozenset[str] = frozenset().union(*self.way_moments.values())
        self.any_time = "any" in self.offered
        self.responds = any(a.zone == "hand" for a in self.answers)

    def _way(self, way: int) -> Play | None:
        ability = self.abilities[way] if way >= 0 else None
        return ability if isinstance(ability, Play) else None

    def _aside(self, way: int) -> bool:
        """Whether this way to play it is another than its type's."""
        play = self._way(way)
        return play is not None and bool(play.way)

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


def _definition(p: Printing, power: Power | None, ruleset: Ruleset) -> CardDef:
    key = (p.id, ruleset.bluelines, ruleset.cosmos_by_name_only)
    found = _DEFINITIONS.get(key)
    if found is None or found.power is not power or found.printing is not p:
        found = _DEFINITIONS[key] = CardDef(p, power, ruleset)
    return found


#: The moment at which a card that copies others has just come into play (copy.on-entry). No card is played then.
ENTRY: Final = "entry"
#: Every moment at which cards are offered. Nobody is asked in phase 1, which some cards name.
MOMENTS: Final = ("0", "1", "2", "3", "4", "5", "combat", "any")


class Kit:
    """Setup, ruleset, definitions, and the objects of a game. Shared by all its states; never changed."""

    __slots__ = (
        "answering",
        "any_power",
        "cards",
        "decks",
        "defs",
        "events",
        "index_of",
        "nodes",
        "offered",
        "opening",
        "owners",
        "players",
        "power_of",
        "questions",
        "realm_decks",
        "rivals",
        "rulebook",
        "ruleset",
        "seats_after",
        "setup",
        "size",
        "use_moments",
    )

    def __init__(
        self,
        setup: GameSetup,
        ruleset: Ruleset,
        find: Callable[[str], Printing],
        power_of: Callable[[str], Power | None],
        rulebook: Sequence[HouseRule] = (),
        opening: Sequence[str] = (),
    ) -> None:
        self.setup = setup
        self.ruleset = ruleset
        self.size: DeckSize = ruleset.size(setup.size)
        self.players = len(setup.decks)
        self.power_of = power_of
        self.defs: list[CardDef] = []
        self.index_of: dict[str, int] = {}
        self.nodes: dict[str, Node] = {}
        cards: list[int] = []
        owners: list[int] = []
        dungeons = setup.dungeons or ("",) * self.players
        self.decks: tuple[tuple[int, ...], ...] = ()
        for player, deck in enumerate(setup.decks):
            mine = []
            for pid in (*deck, *([dungeons[player]] if dungeons[player] else [])):
                mine.append(len(cards))
                if pid not in self.index_of:
                    self._define(find(pid), power_of(pid))
                cards.append(self.index_of[pid])
                owners.append(player)
            self.decks = (*self.decks, tuple(mine))
        #: the realms everybody may lay before the game, per seat
        self.realm_decks: tuple[tuple[int, ...], ...] = ()
        for player, realms in enumerate(setup.realm_decks):
            self.realm_decks += (tuple(range(len(cards), len(cards) + len(realms))),)
            cards.extend(self._define(find(pid), power_of(pid)) for pid in realms)
            owners.extend([player] * len(realms))
        #: cards that are nobody's and lie on the table from the start (option_hooks: IN, RC)
        self.opening = tuple(range(len(cards), len(cards) + len(opening)))
        for pid in opening:
            cards.append(self._define(find(pid), power_of(pid)))
            owners.append(0)
        #: the objects that stand for the optional rules in force
        self.rulebook = tuple(range(len(cards), len(cards) + len(rulebook)))
        for rule in rulebook:
            cards.append(self._define(rule.printing, rule.power))
            owners.append(rule.player)
        self.owners = owners
        self._identify(cards)
        self.any_power = bool(self.nodes)
        #: the questions some card of this game answers and the events some card waits for; nothing else is looked up
        self.questions: frozenset[str] = frozenset().union(*[d.questions for d in self.defs])
        self.events: frozenset[str] = frozenset().union(*[d.events for d in self.defs])
        #: moments at which some card of this game has a power to use
        self.use_moments: frozenset[str] = frozenset().union(*[d.use_moments for d in self.defs])
        if self.ruleset.once_per_turn_anywhere and any(use.waits for d in self.defs for use in d.uses):
            self.use_moments |= {"any"}
        if any(d.copies for d in self.defs):
            self.use_moments |= {ENTRY}
        #: the other seats in order of play, by direction and seat
        seats = range(self.players)
        self.seats_after = {
            d: tuple(tuple((seat + d * i) % self.players for i in seats[1:]) for seat in seats) for d in (1, -1)
        }

    def _define(self, printing: Printing, power: Power | None) -> int:
        """The number of the definition of a printing, made when it is first needed."""
        found = self.index_of.get(printing.id)
        if found is None:
            found = self.index_of[printing.id] = len(self.defs)
            self.defs.append(_definition(printing, power, self.ruleset))
            self.nodes.update(self.defs[-1].nodes)
        return found

    def _identify(self, cards: list[int]) -> None:
        """Say which definition every object has, and sort the objects by what is asked of them most."""
        self.cards = cards
        offered: dict[str, set[int]] = {moment: set() for moment in MOMENTS}
        same: dict[str, list[int]] = {}
        for card, index in enumerate(cards):
            d = self.defs[index]
            for moment in MOMENTS if d.any_time else d.offered:
                offered[moment].add(card)
            if d.cosmos:
                same.setdefault(d.cosmos, []).append(card)
        #: the objects some way to play which is offered at a moment
        self.offered = {moment: frozenset(found) for moment, found in offered.items()}
        self.answering = frozenset(card for card, index in enumerate(cards) if self.defs[index].answers)
        #: the objects the Rule of the Cosmos takes for the same card, for every object that has any beside itself
        self.rivals = {card: tuple(alike) for alike in same.values() if len(alike) > 1 for card in alike}

    def dealt(self, cards: list[int]) -> Kit:
        """The same definitions with the objects being other cards: how a player imagines what he cannot know."""
        other = copy(self)
        other._identify(cards)
        return other


@dataclass(frozen=True)
class Unenforced:
    """How many cards of a game have powers that are not written yet (shown to the players)."""

    cards: int
    names: tuple[str, ...] = field(default=())


def unenforced(kit: Kit) -> Unenforced:
    """Cards in the decks whose power exists in print and not yet in the program."""
    missing = [d for d in (kit.defs[i] for i in kit.cards) if d.power is None and not d.printing.blank]
    return Unenforced(len(missing), tuple(sorted({d.name for d in missing})))
