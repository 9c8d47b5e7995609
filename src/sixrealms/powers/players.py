"""Naming players from inside a power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sixrealms.engine import zones as z
from sixrealms.engine.power import Context, Noun, Saying, Test, Who
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
class _Acting(Who):
    """Who plays a part now: the "active" player, the one who is "playing" the card (also where another champion counts
    as its caster, dispel.turning-offensive-only), who is "attacking" or "defending" in the battle; "opposing" the
    player faced there (gloss.opponent), "either" both of them, whoever else plays into it.
    """

    part: Literal["active", "playing", "attacking", "defending", "opposing", "either"]

    def seats(self, s: State, x: Context) -> list[int]:
        if self.part == "active":
            return [s.active]
        if self.part == "playing":
            return [s.ctrl[x.source]]
        b = s.battle
        if b is None:
            return []
        if self.part == "attacking":
            return [b.attacker]
        if self.part == "defending":
            return [b.defender]
        if self.part == "either":
            return [b.attacker, b.defender]
        if x.player == b.attacker:
            return [b.defender]
        return [b.attacker] if x.player == b.defender else []

    def saying(self) -> Saying:
        return Saying(f"player-{self.part}")


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
    """Those of the players who have a card (passing `what`) in that hand or pile."""

    who: Who
    zone: int  # engine.zones
    what: Test | None = None

    def seats(self, s: State, x: Context) -> list[int]:
        return [
            p
            for p in self.who.seats(s, x)
            if any(self.what is None or self.what.holds(s, card, x) for card in s.listed(p, self.zone))
        ]

    def saying(self) -> Saying:
        return Saying("having-cards", {"who": self.who, "zone": Noun(f"zone-{z.NAMES[self.zone]}"), "what": self.what})


YOU: Final = _You()
CARDS_PLAYER: Final = _Acting("playing")
OTHERS: Final = _Others()
EVERYONE: Final = _Everyone()
OPPONENTS: Final = _Opponents()
OTHER_SIDE: Final = _Acting("opposing")
ACTIVE_PLAYER: Final = _Acting("active")
ATTACKING_PLAYER: Final = _Acting("attacking")
DEFENDING_PLAYER: Final = _Acting("defending")
BOTH_SIDES: Final = _Acting("either")
EACH: Final = ChosenPlayer("each")
BY: Final = ChosenPlayer("by")
