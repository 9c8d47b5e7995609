"""Standing powers about winning: what counts towards the goal, and what replaces it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sixrealms.engine.power import Context, Static
from sixrealms.engine.statics import AboutPlayers

if TYPE_CHECKING:
    from sixrealms.engine.goal import Aim
    from sixrealms.engine.state import State


class GoalCount(AboutPlayers):
    """What counts towards the goal beyond unrazed realms."""

    kind: ClassVar[str] = "goal-count"


class Victory(Static):
    """Replaces the goal: the winners now, () for nobody yet, None to leave the goal alone."""

    kind: ClassVar[str] = "victory"

    def winners(self, s: State, x: Context) -> tuple[int, ...] | None:
        raise NotImplementedError

    def at_last(self, s: State, x: Context) -> tuple[int, ...]:
        """Who wins when the last turn is over and nobody has won: nobody, unless this way to win says who is ahead."""
        return ()

    def aims(self, s: State, player: int, x: Context) -> tuple[Aim, ...] | None:
        """What `player` needs to win in this way and how much of it they have; None if it is not about them
        (goal.py).
        """
        raise NotImplementedError
