"""What a computer player held an answer to be worth: what it is asked for when somebody wonders why."""

from __future__ import annotations

from typing import NamedTuple

from sixrealms.engine.action import Action


class Weighed(NamedTuple):
    """One answer and its worth in the player's own points; `games` played on in the head say how sure it is, 0 none."""

    action: Action
    points: float
    games: int = 0
