"""Naming players from inside a power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sixrealms.engine import zones as z
from sixrealms.engine.power import Context, Noun, Saying, Who
from sixrealms.engine.state import State


def is_opponent(s: State, a: int, b: int) -> bool:
    """Whether two seats play against each other (hook SE)."""
    teams = s.kit.ruleset.teams
    return a != b and not (teams and teams[a] == teams[b])


@dataclass(frozen=True)
class _You(Who):
    def seats(self, s: State, x: Context) -> list[int]:
        return [x.player]


@dataclass(frozen=True)
class _CardsPlayer(Who):
    """Whoever played the card, also where another champion counts as its caster (dispel.turning-offensive-only)."""

    def seats(self, s: State, x: Context) -> list[int]:
        return [s.ctrl[x.source]]


@dataclass(frozen=True)
class _Everyone(Who):
    """All players, beginning with the acting one, in order of play."""

    def seats(self, s: State, x: Context) -> list[int]:
        return [x.player, *s.seats_after(x.player)]


@dataclass(frozen=True)
class _Opponents(Who):
    def seats(self, s: State, x: Context) -> list[int]:
        return [p for p in s.seats_after(x.player) if is_opponent(s, x.player, p)]

    def includes(self, s: State, player: int, x: Context) -> bool:
        return is_opponent(s, x.player, player)


@dataclass(frozen=True)
class _Active(Who):
    def seats(self, s: State, x: Context) -> list[int]:
        return [s.active]


@dataclass(frozen=True)
class _InBattle(Who):
    """Who attacks or defends in the battle; "opposing" the player faced there (gloss.opponent), "either" both of them,
    whoever else plays into it.
    """

    side: Literal["attacking", "defending", "opposing", "either"]

    def seats(self, s: State, x: Context) -> list[int]:
        b = s.battle
        if b is None:
            return []
        if self.side == "attacking":
            return [b.attacker]
        if self.side == "defending":
            return [b.defender]
        if self.side == "either":
            return [b.attacker, b.defender]
        if x.player == b.attacker:
            return [b.defender]
        return [b.attacker] if x.player == b.defender else []

    def saying(self) -> Saying:
        return Saying(f"player-{self.side}")


@dataclass(frozen=True)
class ChosenPlayer(Who):
    """A player chosen before, by name; "by" is the player a trigger is about."""

    name: str = "player"

    def saying(self) -> Saying:
        return Saying("bound", {"name": self.name, "player": True})

    def seats(self, s: State, x: Context) -> list[int]:
        value = x.get(self.name)
        return [value] if isinstance(value, int) and value >= 0 else []


@dataclass(frozen=True)
class _Others(Who):
    """Every other player, partners included."""

    def seats(self, s: State, x: Context) -> list[int]:
        return list(s.seats_after(x.player))


@dataclass(frozen=True)
class HavingCards(Who):
    """Those of the players who have a card in that hand or pile."""

    who: Who
    zone: int  # engine.zones

    def seats(self, s: State, x: Context) -> list[int]:
        return [p for p in self.who.seats(s, x) if s.listed(p, self.zone)]

    def saying(self) -> Saying:
        return Saying("having-cards", {"who": self.who, "zone": Noun(f"zone-{z.NAMES[self.zone]}")})


YOU: Final = _You()
CARDS_PLAYER: Final = _CardsPlayer()
OTHERS: Final = _Others()
EVERYONE: Final = _Everyone()
OPPONENTS: Final = _Opponents()
OTHER_SIDE: Final = _InBattle("opposing")
ACTIVE_PLAYER: Final = _Active()
ATTACKING_PLAYER: Final = _InBattle("attacking")
DEFENDING_PLAYER: Final = _InBattle("defending")
BOTH_SIDES: Final = _InBattle("either")
EACH: Final = ChosenPlayer("each")
BY: Final = ChosenPlayer("by")
