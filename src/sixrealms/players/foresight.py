"""Playing a position on in the head to the end of the turn or through the turns of the others, and what it is worth.

All answers of a decision are judged at the same moment. Judged where things first come to rest (`lookahead.py`),
passing shows what the others draw in their turn and an attack that failed does not: it would seem the better answer.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine.action import CARD, MODE, NUMBER, PLACE, PLAYER, YES_NO
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.good_sense import by_good_sense
from sixrealms.players.lookahead import Judge

#: Own choices that are tried out instead of left to good sense.
_TRIED: Final = frozenset({CARD, MODE, NUMBER, PLACE, PLAYER, YES_NO})
_BY_HABIT: Final = frozenset({"ask-discard-down", "ask-rebuild-payment"})
_WIDTH: Final = 4  # options of such a choice that are tried
_LONGEST: Final = 160  # decisions after which a position counts as it stands


def foresight(s: State, me: int, turn: int, until: int, judge: Judge, depth: int = 1) -> float:
    """What `judge` says the position is worth to `me` when turn `until` has begun; `s` is used up.

    `turn` is the turn in which the thinking began: only in it are own choices tried out.
    """
    for _ in range(_LONGEST):
        decision = s.pending
        if decision is None or (s.turns >= until and s.battle is None):
            break
        if (
            depth
            and decision.player == me
            and s.turns == turn
            and decision.kind in _TRIED
            and len(decision.options) > 1
            and decision.about not in _BY_HABIT
        ):
            found = []
            for action in decision.options[:_WIDTH]:
                t = s.copy()
                advance(t, action)
                found.append(foresight(t, me, turn, until, judge, depth - 1))
            return max(found)
        advance(s, by_good_sense(s))
    return judge(s, me)
