"""What became of one simulated game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixrealms.engine.chance import Seed

ERROR: Final = "error"  # the program raised an exception
VIOLATION: Final = "violation"  # a position broke an invariant
UNFINISHED: Final = "unfinished"  # nobody had won at the limit of turns


OUT_OF_REACH: Final = "out-of-reach"
"""Why a game was stopped that nobody can win any more and no rule ends: no fault."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Why a game was stopped: a fault of the rules engine, a card or a computer player."""

    kind: str  # ERROR, VIOLATION or UNFINISHED
    name: str  # the invariant broken, the exception raised, "" at the limit
    detail: str
    decision: int  # how many decisions had been answered


@dataclass(frozen=True, slots=True)
class GameOutcome:
    """One game: how long it was, who won it, what went wrong with it."""

    number: int  # its place in the batch
    seed: Seed
    decisions: int
    turns: int
    winners: tuple[int, ...]  # seats; several are partners, or share the game
    side: tuple[int, ...]  # the seats of the one side that has won; () if nobody has, or several sides share the game
    reason: str  # how it ended, or OUT_OF_REACH; "" for one stopped by a fault
    finding: Finding | None = None
    played: frozenset[str] = frozenset()  # wordings played or used, if anybody asked to know

    @property
    def finished(self) -> bool:
        """Whether the game came to its own end."""
        return self.finding is None and self.reason != OUT_OF_REACH
