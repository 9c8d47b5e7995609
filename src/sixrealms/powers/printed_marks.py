"""Questions about what is printed on a card as a mark or word: offensive, defensive, harmful, helpful, avatar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sixrealms.engine import zones as z
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Saying
from sixrealms.engine.state import State
from sixrealms.powers.question import Question

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board

#: Boosters with 20 cards beside the regular ones.
_NOT_OF_25: Final = frozenset({"AR", "PO"})
#: Unarmed combat that is not in the way of heroes.
_OTHER_WAYS: Final = frozenset({"Dragon Unarmed Combat", "Undead Unarmed Combat"})


@dataclass(frozen=True)
class _Mark(Question):
    """Bearing this mark. "hero-unarmed": an unarmed combat card in the way of heroes, not marked as one of dragons or
    of undead; "says-immune": the word "immune" or "immunity", whatever the power does, and a realm that lies face down
    shows none (ledger: raze.face-down); "chase": numbered as a card of 25 beside the
    regular ones, which cards of two boosters and of the editions are not (their reference lists).
    """

    mark: Literal["offensive", "defensive", "harmful", "helpful", "avatar", "hero-unarmed", "says-immune", "chase"]

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def holds(self, s: State, card: int, x: Context) -> bool:
        d = s.kit.defs[s.defn[card]]
        if self.mark == "hero-unarmed":
            return d.type == "unarmed combat" and d.printing.attributes.isdisjoint(_OTHER_WAYS)
        if self.mark == "says-immune":
            return d.printing.says_immune and not s.flags[card] & z.RAZED
        if self.mark == "chase":
            p = d.printing
            return p.chase and p.printed_number != p.number and p.set not in _NOT_OF_25
        return bool(getattr(d, self.mark))

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """Two of them were words of their own."""
        name = {"hero-unarmed": "_HeroUnarmed", "says-immune": "_SaysImmune"}.get(self.mark)
        return (name, {}) if name else None

    def saying(self) -> Saying:
        return Saying(self.mark)


HERO_UNARMED: Final = _Mark("hero-unarmed")
CHASE: Final = _Mark("chase")
SAYS_IMMUNE: Final = _Mark("says-immune")
OFFENSIVE: Final = _Mark("offensive")
DEFENSIVE: Final = _Mark("defensive")
HARMFUL: Final = _Mark("harmful")
HELPFUL: Final = _Mark("helpful")
AVATAR: Final = _Mark("avatar")
