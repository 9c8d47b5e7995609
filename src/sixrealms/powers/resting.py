"""Champions whose power must wait until they have been in play for a turn."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms
from sixrealms.engine.ask import finish
from sixrealms.engine.power import Context, Effect
from sixrealms.engine.state import State
from sixrealms.powers.conditions import Claim


@dataclass(frozen=True)
class Rest(Effect):
    """This card is found in play at this moment and remembers it until it leaves play."""

    def step(self, s: State, pc: int, x: Context) -> None:
        atoms.mark(s, _rested_key(s, x.source))
        finish(s, x)


@dataclass(frozen=True)
class Rested(Claim):
    """This card has been in play at an earlier moment of rest."""

    def met(self, s: State, x: Context) -> bool:
        return bool(s.marks.get(_rested_key(s, x.source)))


def _rested_key(s: State, card: int) -> str:
    return f"kept:rested:{card}:{s.gen[card]}"
