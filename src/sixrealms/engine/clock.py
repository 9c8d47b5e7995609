"""The hour of the day: a recorded input of the game, unless a card says that it counts as another."""

from __future__ import annotations

from sixrealms.engine.board import holding_true
from sixrealms.engine.state import State
from sixrealms.engine.statics import ChangesHour


def hour(s: State) -> int:
    """The hour that counts, -1 if nobody knows it; what has come last says so last."""
    if ChangesHour.kind in s.kit.questions:
        for static, _, _ in reversed(holding_true(s, ChangesHour)):
            return static.hour
    return s.clock
