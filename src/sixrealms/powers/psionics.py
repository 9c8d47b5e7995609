"""Champion powers that are psionic attacks (ledger: gloss.psionic-attack)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixrealms.engine.ability import Use
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.powers.control_flow import Qualified
from sixrealms.powers.question import Question

if TYPE_CHECKING:
    from sixrealms.engine.filed_board import Board


@dataclass(frozen=True)
class Psionic(Qualified):
    """The effect is an offensive psionic one: immunity to psionic attacks protects from its card."""

    @property
    def tags(self) -> frozenset[str]:
        return frozenset({"psionic"})


@dataclass(frozen=True)
class _PsionicAttack(Question):
    """An offensive psionic power card, or a card whose own power is a psionic attack (immunity.psionics)."""

    def by_place(self, s: State, b: Board) -> bool:
        return True

    def holds(self, s: State, card: int, x: Context) -> bool:
        d = s.kit.defs[s.defn[card]]
        if d.type == "psionic power":
            return d.offensive
        return any((isinstance(a, Use) and a.psionic) or "psionic" in a.all_tags() for a in d.abilities)


PSIONIC_ATTACK: Final = _PsionicAttack()
