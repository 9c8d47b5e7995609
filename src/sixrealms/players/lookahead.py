"""Playing a position on in the head until it is quiet again, and saying what it is then worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sixrealms.engine.action import ACT, CARD, MODE, NUMBER, PLACE, PLAYER, YES_NO, Decision
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.playout_policy import habit, idle

#: Says what a position is worth to a player.
Judge = Callable[[State, int], float]

#: Own choices that are tried out instead of left to habit.
_TRIED: Final = frozenset({CARD, MODE, NUMBER, PLACE, PLAYER, YES_NO})
_BY_HABIT: Final = frozenset({"ask-discard-down", "ask-rebuild-payment"})
_WIDTH: Final = 6  # options of such a choice that are tried
_DEPTH: Final = 2  # such choices in a row
_LONGEST: Final = 80  # decisions after which a position counts as it stands


def outlook(s: State, me: int, turn: int, judge: Judge, depth: int = _DEPTH, *, unopposed: bool = False) -> float:
    """What `judge` says the position is worth to `me` once everything begun is done; `s` is used up.

    `turn` is the turn in which the thinking began: it never looks into the next. `unopposed`: the others do nothing.
    """
    for _ in range(_LONGEST):
        decision = s.pending
        if decision is None or _quiet(s, decision, turn):
            break
        if depth and decision.player == me and decision.kind in _TRIED and decision.about not in _BY_HABIT:
            return _best(s, decision, me, turn, judge, depth - 1, unopposed)
        mute = unopposed and decision.player != me and decision.kind == ACT
        advance(s, idle(decision) if mute else habit(s))
    return judge(s, me)


def _quiet(s: State, decision: Decision, turn: int) -> bool:
    if s.battle is not None:
        return False
    return s.turns != turn or (decision.kind == ACT and decision.about.startswith("ask-phase"))


def _best(s: State, decision: Decision, me: int, turn: int, judge: Judge, depth: int, unopposed: bool) -> float:
    found = []
    for action in decision.options[:_WIDTH]:
        t = s.copy()
        advance(t, action)
        found.append(outlook(t, me, turn, judge, depth, unopposed=unopposed))
    return max(found)
