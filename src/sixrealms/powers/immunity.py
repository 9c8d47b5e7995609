"""Cards and players that are not affected by others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from sixrealms.engine.power import ADDED, Context, Saying, Test, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import Immunity, PlayerImmunity, TakesImmunity
from sixrealms.powers.questions import ANY, Named

_NOBODY: Final = Context(-1, -1)


@dataclass(frozen=True)
class Immune(Immunity):
    """Cards passing `who` are not affected by cards passing `to` (ledger: immunity.*); `even_to_good`: nor by what
    would help them, whoever it comes from, but a card's own power is not shut out (ledger:
    named.control-wind.shield); `powers_only`: by their special powers, while their levels and bonuses count.
    """

    writes: ClassVar[frozenset[str]] = frozenset({"immunity"})
    who: Test
    to: Test
    even_to_good: bool = False
    powers_only: bool = field(default=False, metadata=ADDED)

    @property
    def spares_levels(self) -> bool:  # type: ignore[override]
        return self.powers_only

    @property
    def also(self) -> frozenset[str]:  # type: ignore[override]
        return frozenset({Immunity.EVEN_TO_GOOD}) if self.even_to_good else frozenset()

    def covers(self, s: State, card: int, source: int, x: Context) -> bool:
        if self.even_to_good and card == source:
            return False
        return source >= 0 and self.who.holds(s, card, x) and self.to.holds(s, source, x)

    def keeps_off(self, s: State, source: int, x: Context) -> bool:
        return source < 0 or self.to.holds(s, source, x)

    def saying(self) -> Saying:
        if self.powers_only:
            return Saying("immune-to-powers", {"who": self.who, "to": None if self.to is ANY else self.to})
        return super().saying()

    def names(self, s: State, source: int) -> bool:
        return any(isinstance(part, Named) and part.holds(s, source, _NOBODY) for part in self.to.meant())


@dataclass(frozen=True)
class PlayersImmune(PlayerImmunity):
    """These players are not affected by cards passing `to`."""

    who: Who
    to: Test

    def covers(self, s: State, player: int, effect: Context, x: Context) -> bool:
        return effect.source >= 0 and self.who.includes(s, player, x) and self.to.holds(s, effect.source, x)


@dataclass(frozen=True)
class NoImmunity(TakesImmunity):
    """Cards passing `who` give no immunity: none to cards passing `whom`, none to those passing `to`, if named."""

    who: Test = ANY
    whom: Test | None = None
    to: Test | None = None

    def saying(self) -> Saying:
        return Saying("no-immunity", {"by": None if self.who is ANY else self.who, "whom": self.whom, "to": self.to})
