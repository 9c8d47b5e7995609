"""Naming one card from inside a power: this card, its bearer, the opponent, what was chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.power import Cards, Context, Node, Saying
from sixrealms.engine.state import State
from sixrealms.engine.traits import fights_for, opponent_of, stands_aside


class Ref(Node):
    """One card, or none (-1)."""

    def card(self, s: State, x: Context) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class _Self(Ref):
    """The card whose power this is."""

    def card(self, s: State, x: Context) -> int:
        return x.source

    def pointed_at(self) -> tuple[str, ...]:
        return ("source",)


@dataclass(frozen=True)
class _Bearer(Ref):
    """The champion this card hangs on, its caster, or the card itself if it hangs on nothing."""

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

    def card(self, s: State, x: Context) -> int:
        return x.user

    def pointed_at(self) -> tuple[str, ...]:
        return ("user",)


@dataclass(frozen=True)
class _Opponent(Ref):
    """The champion faced in the round (gloss.opponent)."""

    def card(self, s: State, x: Context) -> int:
        found = opponent_of(s, x.source) if s.zone[x.source] in z.IN_PLAY else -1
        if found < 0 and s.battle is not None and not stands_aside(s, x.source):
            mine = fights_for(s, x.player)
            if mine >= 0 and s.battle.opponent >= 0:
                found = s.battle.opponent if mine == s.battle.champion else s.battle.champion
        return found


@dataclass(frozen=True)
class _Fighter(Ref):
    """Your own champion in the round."""

    def card(self, s: State, x: Context) -> int:
        return fights_for(s, x.player)


@dataclass(frozen=True)
class _Attacker(Ref):
    def card(self, s: State, x: Context) -> int:
        return s.battle.champion if s.battle is not None else -1


@dataclass(frozen=True)
class _Defender(Ref):
    def card(self, s: State, x: Context) -> int:
        return s.battle.opponent if s.battle is not None else -1


@dataclass(frozen=True)
class _AttackedRealm(Ref):
    def card(self, s: State, x: Context) -> int:
        return s.battle.target if s.battle is not None else -1


@dataclass(frozen=True)
class _OwnRealm(Ref):
    """The realm this realm or holding is."""

    def card(self, s: State, x: Context) -> int:
        host = s.host[x.source]
        return host if host >= 0 else x.source


@dataclass(frozen=True)
class Chosen(Ref):
    """A card chosen before, by name; "it" is the card a trigger is about."""

    name: str = "target"

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
OPPONENT: Final = _Opponent()
FIGHTER: Final = _Fighter()
ATTACKER: Final = _Attacker()
DEFENDER: Final = _Defender()
ATTACKED_REALM: Final = _AttackedRealm()
THIS_REALM: Final = _OwnRealm()
TARGET: Final = Chosen("target")
IT: Final = Chosen("it")
OTHER: Final = Chosen("other")


@dataclass(frozen=True)
class The(Cards):
    """The set holding just one referenced card (empty if there is none)."""

    ref: Ref

    def find(self, s: State, x: Context) -> list[int]:
        card = self.ref.card(s, x)
        return [card] if card >= 0 else []

    def saying(self) -> Saying:
        return self.ref.saying()


@dataclass(frozen=True)
class AllChosen(Cards):
    """All cards chosen under a name."""

    name: str = "targets"

    def saying(self) -> Saying:
        return Saying("bound", {"name": self.name})

    def find(self, s: State, x: Context) -> list[int]:
        value = x.get(self.name)
        if isinstance(value, tuple):
            return list(value)
        return [value] if isinstance(value, int) and value >= 0 else []

    def pointed_at(self) -> tuple[str, ...]:
        return (self.name,)
