"""Questions about where one card is: in which zone, on what, whose it is, on which side of the round."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.by_place import allies_hold
from sixrealms.engine.card_def import CAST, EQUIPMENT
from sixrealms.engine.combatants import opponent_of, stands_aside, top_of
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Noun, Saying, Who, turned
from sixrealms.engine.state import State
from sixrealms.engine.terms import FormationPlace, Side
from sixrealms.engine.traits import acts_beside
from sixrealms.powers.card_questions import ALLY, CHAMPION, HOLDING, Is
from sixrealms.powers.players import OPPONENTS, YOU
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Ref

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


def _beside(s: State, card: int) -> bool:
    """Whether an item or artifact that a power has made a champion fights beside another: it is not attached to it."""
    return bool(s.marks.get(marks.JOINED.of(card))) and s.kit.defs[s.defn[card]].type in EQUIPMENT


@dataclass(frozen=True)
class HangsOn(Question):
    """Attached to the referenced card."""

    ref: Ref

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        return s.host[card] >= 0 and s.host[card] == self.ref.card(s, x) and not _beside(s, card)

    @property
    def points(self) -> bool:
        return True

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        return self.passing(s, cards, x)

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        hung = s.on(self.ref.card(s, x))
        return [card for card in cards if card in hung and not _beside(s, card)] if hung else []


@dataclass(frozen=True)
class Bears(Question):
    """Some card attached to it, as ally or otherwise, passes."""

    what: Question

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        return any(self.what.holds(s, hung, x) for hung in s.on(card) if not _beside(s, hung))

    def saying(self) -> Saying:
        return Saying("with-holding") if self.what == HOLDING else Saying("bears", {"what": self.what})


@dataclass(frozen=True)
class UsedBy(Question):
    """Attached to a card that passes, or being played or cast by it: that champion is the caster (gloss.caster). What
    is cast at an enemy and lies on it is used by whoever fights that one.
    """

    bearer: Question

    def holds(self, s: State, card: int, x: Context) -> bool:
        user = s.host[card]
        if user >= 0 and s.owner[card] != s.ctrl[user] and s.kit.defs[s.defn[card]].type in CAST:
            caster = opponent_of(s, user)
            user = caster if caster >= 0 and s.ctrl[caster] == s.owner[card] else user
        for act in s.acts if user < 0 else ():
            if act.card == card and act.way != "use":
                user = act.user
        for running in s.effects if user < 0 else ():
            if running.context.source == card:
                user = running.context.user
        return user >= 0 and user != card and self.bearer.holds(s, user, x)

    def saying(self) -> Saying:
        if isinstance(self.bearer, Is):
            return Saying("cast-by", {"ref": self.bearer.ref})
        return Saying("used-by", {"bearer": self.bearer})


@dataclass(frozen=True)
class Of(Question):
    """Controlled by one of these players, or `owned`: theirs to keep. What is being played is theirs who play it now,
    also as a copy or turned (dup.separate, gloss.caster).
    """

    who: Who
    owned: bool = False

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        seat = s.owner[card] if self.owned else s.ctrl[card]
        if s.zone[card] == z.PLAYING and not self.owned:
            seat = next((act.player for act in reversed(s.acts) if act.card == card), seat)
        return self.who.includes(s, seat, x)

    def saying(self) -> Saying:
        return Saying("owned-by" if self.owned else "of", {"who": self.who})


def side_of(s: State, card: int) -> int:
    """The same, or the champion as whose ally the card counts without hanging on it."""
    found = acts_beside(s, card) if s.zone[card] in (z.ATTACHED, z.FORMATION) else -1
    return found if found >= 0 else top_of(s, card)


@dataclass(frozen=True)
class _OnSide(Question):
    """On this side of the round, as champion, ally or attachment: that of the attacker (sent forward already) or of the
    defender, "friendly" your own, "opposing" the one against the source (against yours, if the source is not fighting),
    "either" of the two.
    """

    side: Side

    def by_place(self, s: State, b: Board) -> bool:
        return allies_hold(b)

    def holds(self, s: State, card: int, x: Context) -> bool:
        b = s.battle
        if b is None:
            return False
        side = turned(self.side, x)
        if side == "attacking":
            return b.champion >= 0 and side_of(s, card) == b.champion
        if b.opponent < 0:
            return False
        top = side_of(s, card)
        if side == "defending":
            return top == b.opponent
        if self.side == "either":
            return top in (b.champion, b.opponent)
        mine = b.champion if x.player == b.attacker else b.opponent if x.player == b.defender else -1
        if self.side == "friendly":
            return mine >= 0 and top == mine
        if top not in (b.champion, b.opponent):
            return False
        against = opponent_of(s, x.source) if s.zone[x.source] in z.IN_PLAY else -1
        if against >= 0:
            return top == against
        return mine >= 0 and top != mine and not stands_aside(s, x.source)

    def sift(self, s: State, cards: list[int], x: Context) -> list[int]:
        """Nobody is on a side of no battle."""
        return cards if s.battle is not None else []

    def passing(self, s: State, cards: list[int], x: Context) -> list[int]:
        return super().passing(s, cards, x) if s.battle is not None else []

    def faces_attacker(self) -> bool:
        return self.side in ("opposing", "defending")

    def saying(self) -> Saying:
        return Saying(f"side-{self.side}")


@dataclass(frozen=True)
class In(Question):
    """In one of these zones (engine.zones numbers); attachments count where their bearer is. `place`: at this place of
    a formation, "A" being the foremost (formation.shape), or in the "front" rank: the foremost row in which the
    formation has a realm.
    """

    zones: frozenset[int]
    place: FormationPlace | None = field(default=None, metadata=ADDED)

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def holds(self, s: State, card: int, x: Context) -> bool:
        if self.place is not None:
            return self._at(s, top_of(s, card), self.place)
        return s.zone[card] in self.zones or s.zone[top_of(s, card)] in self.zones

    def _at(self, s: State, card: int, place: FormationPlace) -> bool:
        if s.zone[card] != z.FORMATION:
            return False
        if place != "front":
            return s.slot[card] == z.PLACES.index(place)
        places = [i for i, c in enumerate(s.formation(s.ctrl[card])) if c >= 0]
        return z.ROW_OF[s.slot[card]] == z.ROW_OF[places[0]]

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Attached to some other card, and a place, were words of their own."""
        if self.place is not None:
            return "AtPlace", {"place": self.place}
        return ("_Attached", {}) if self == ATTACHED else None

    def saying(self) -> Saying:
        if self.place is not None:
            return Saying("at-place", {"place": self.place})
        if self == ATTACHED:
            return Saying("attached")
        return Saying("in", {"zone": tuple(Noun(f"zone-{z.NAMES[zone]}") for zone in sorted(self.zones))})


@dataclass(frozen=True)
class _PlayedInto(Question):
    """Played into a combat you are in by the other side, after the activation (gloss.played-against)."""

    def holds(self, s: State, card: int, x: Context) -> bool:
        b = s.battle
        if b is None or b.stage != 2:
            return False
        sides = (b.attacker, b.defender)
        return x.player in sides and s.ctrl[card] in sides and s.ctrl[card] != x.player


ATTACHED: Final = In(frozenset({z.ATTACHED}))
WITH_HOLDING: Final = Bears(HOLDING)
IN_COMBAT: Final = _OnSide("either")
ATTACKING: Final = _OnSide("attacking")
DEFENDING: Final = _OnSide("defending")
OPPOSING: Final = _OnSide("opposing")
FRIENDLY: Final = _OnSide("friendly")
ATTACKERS: Final = (CHAMPION | ALLY) & ATTACKING
DEFENDERS: Final = (CHAMPION | ALLY) & DEFENDING
DEFENDING_CHAMPION: Final = CHAMPION & DEFENDING
#: What an offensive spell may strike unless it says more (spell.offensive-defensive).
THEIRS: Final = Of(OPPONENTS)
YOURS: Final = Of(YOU)
OWNED_BY_YOU: Final = Of(YOU, owned=True)
IN_POOL: Final = In(frozenset({z.POOL}))
IN_FORMATION: Final = In(frozenset({z.FORMATION}))
FRONT_RANK: Final = In(frozenset({z.FORMATION}), "front")
PLAYED_INTO_COMBAT: Final = _PlayedInto()


def at_place(place: FormationPlace) -> In:
    """Lying at this place of its formation, with what hangs there."""
    return In(frozenset({z.FORMATION}), place)
