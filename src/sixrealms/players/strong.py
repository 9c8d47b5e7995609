"""The player that tries its options out and reads the game: what hands it cannot see probably hold, what comes next."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.foresight import foresight
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.parameters import CLUB

STRONG: Final = replace(
    CLUB,
    luck=0.0,
    worlds=2,
    turns_ahead=2,
    believed_champion=0.1,
    believed_realm=0.7,
    believed_equipment=0.4,
)

_AT_ONCE: Final = 300.0  # what winning now is worth over a win foreseen, which unseen cards may still spoil


class StrongPlayer(GreedyPlayer):
    """Judges every answer by what the rest of its turn and the next one make of it, never attacks for luck, takes the
    others to defend as people do who know the game, and expects no champions in the hand of somebody who would have
    called them.
    """

    name = "strong"
    parameters = STRONG

    def _outlook(self, s: State, me: int, action: Action, *, unopposed: bool = False) -> float:
        ahead = self.parameters.turns_ahead
        if not ahead or unopposed:
            return super()._outlook(s, me, action, unopposed=unopposed)
        t = s.copy()
        advance(t, action)
        if t.result is not None:
            return self._judge(t, me) + (_AT_ONCE if me in t.result.winners else 0.0)
        return foresight(t, me, s.turns, s.turns + ahead, self._judge)
