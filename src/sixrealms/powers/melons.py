"""The melon (ledger: variant.melon.*)."""

from __future__ import annotations

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Who
from sixrealms.engine.state import State
from sixrealms.engine.statics import DrawCount
from sixrealms.powers.players import YOU


@dataclass(frozen=True)
class OneLessForMelons(DrawCount):
    """These players draw one card less if anybody else has brought a melon (the seats named by the game's option), and
    at least one: in every turn, the first and extra ones included (variant.melon.minimum-one).
    """

    option: str
    who: Who = YOU
    floor: int = 1

    @property
    def from_the_first_turn(self) -> bool:  # type: ignore[override]
        return True

    @property
    def replaces(self) -> bool:
        return False

    def change(self, s: State, value: int, player: int, x: Context) -> int:
        brought = dict(s.kit.setup.options).get(self.option, "").split(",")
        return value - 1 if any(seat != str(player + 1) for seat in brought if seat) else value
