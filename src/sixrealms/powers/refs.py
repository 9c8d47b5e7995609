"""Naming one card from inside a power: this card, its bearer, the opponent, what was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sixrealms.engine import zones as z
from sixrealms.engine.combatants import fights_for, opponent_of, stands_aside
from sixrealms.engine.compiler_hints import dataclass, mypyc_attr
from sixrealms.engine.power import Cards, Context, Node, Saying, turned
from sixrealms.engine.state import State

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class Ref(Node):
    """One card, or none (-1)."""

    def card(self, s: State, x: Context) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class _Self(Ref):
    """The card whose power this is."""

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def card(self, s: State, x: Context) -> int:
        return x.source

    def pointed_at(self) -> tuple[str, ...]:
        return ("source",)


@dataclass(frozen=True)
class _Bearer(Ref):
    """The champion this card hangs on, its caster, or the card itself if it hangs on nothing."""

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def card(self, s: State, x: Context) -> int:
        host = s.host[x.source]
        if host >= 0:
            return host
        return x.user if x.user >= 0 else x.source

    def pointed_at(self) -> tuple[str, ...]:
        return ("bearer",)


@dataclass(frozen=True)
class _Caster(Ref):
    """The champion that cast or used it (gloss.caster, gloss.user)."""

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def card(self, s: State, x: Context) -> int:
        return x.user

    def pointed_at(self) -> tuple[str, ...]:
        return ("user",)


@dataclass(frozen=True)
class _Fighter(Ref):
    """The champion of this side of the round: the attacking or defending one, "friendly" your own, "opposing" the one
    faced (gloss.opponent).
    """

    side: Literal["attacking", "defending", "opposing", "friendly"]

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def card(self, s: State, x: Context) -> int:
        b = s.battle
        if b is None:
            return -1
        side = turned(self.side, x)
        if side == "attacking":
            return b.champion
        if side == "defending":
            return b.opponent
        if self.side == "friendly":
            return fights_for(s, x.player)
        found = opponent_of(s, x.source) if s.zone[x.source] in z.IN_PLAY else -1
        if found < 0 and b.opponent >= 0 and not stands_aside(s, x.source):
            mine = fights_for(s, x.player)
            if mine >= 0:
                found = b.opponent if mine == b.champion else b.champion
        return found

    def faces_attacker(self) -> bool:
        return self.side in ("opposing", "defending")

    def saying(self) -> Saying:
        return Saying(f"fighter-{self.side}")


@dataclass(frozen=True)
class _AttackedRealm(Ref):
    def by_place(self, s: State, b: Board) -> bool:
        return True

    def card(self, s: State, x: Context) -> int:
        return s.battle.target if s.battle is not None else -1


@dataclass(frozen=True)
class RealmOf(Ref):
    """The realm a holding is attached to; a realm itself."""

    ref: Ref

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def card(self, s: State, x: Context) -> int:
        card = self.ref.card(s, x)
        return s.host[card] if card >= 0 and s.host[card] >= 0 else card

    def saying(self) -> Saying:
        return Saying("own-realm") if self.ref == SELF else Saying("realm-of", {"ref": self.ref})


@dataclass(frozen=True)
class Chosen(Ref):
    """A card chosen before, by name; "it" is the card a trigger is about."""

    name: str = "target"

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def saying(self) -> Saying:
        return Saying("bound", {"name": self.name})

    def card(self, s: State, x: Context) -> int:
        value = x.get(self.name)
        if isinstance(value, tuple):
            return value[0] if value else -1
        return value if isinstance(value, int) else -1

    def pointed_at(self) -> tuple[str, ...]:
        return (self.name,)


SELF: Final = _Self()
BEARER: Final = _Bearer()
CASTER: Final = _Caster()
OPPONENT: Final = _Fighter("opposing")
FIGHTER: Final = _Fighter("friendly")
ATTACKER: Final = _Fighter("attacking")
DEFENDER: Final = _Fighter("defending")
ATTACKED_REALM: Final = _AttackedRealm()
THIS_REALM: Final = RealmOf(SELF)
TARGET: Final = Chosen("target")
IT: Final = Chosen("it")
OTHER: Final = Chosen("other")


@dataclass(frozen=True)
class The(Cards):
    """The set holding just one referenced card (empty if there is none)."""

    ref: Ref

    def by_place(self, s: State, b: Board) -> bool:
        return self.parts_by_place(s, b)

    def find(self, s: State, x: Context) -> list[int]:
        card = self.ref.card(s, x)
        return [card] if card >= 0 else []

    def saying(self) -> Saying:
        return self.ref.saying()


@dataclass(frozen=True)
class AllChosen(Cards):
    """All cards chosen under a name."""

    name: str = "targets"

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def saying(self) -> Saying:
        return Saying("bound", {"name": self.name})

    def find(self, s: State, x: Context) -> list[int]:
        value = x.get(self.name)
        if isinstance(value, tuple):
            return list(value)
        return [value] if isinstance(value, int) and value >= 0 else []

    def pointed_at(self) -> tuple[str, ...]:
        return (self.name,)
