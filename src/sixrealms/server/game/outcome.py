"""What an action leads to, found out before it is stored; and how a game ends that its people have given up."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sixrealms.engine.action import Action
from sixrealms.engine.goal import partners
from sixrealms.engine.run import advance
from sixrealms.engine.state import Result, State
from sixrealms.server.game import uniform_prompts

#: Why a game is over that its people have given up, or a judge has ended.
GIVEN_UP: Final = "conceded"
VOID: Final = "void"


class ActionOutcome(NamedTuple):
    """What an action leads to, not yet part of the game."""

    state: State
    log: list[tuple[Any, ...]]


def outcome(s: State, action: Action, *, halts: bool = False) -> ActionOutcome:
    """Do an action of the pending decision on a copy; EngineFault and whatever else the engine raises goes through.

    `halts`: the game stops at every offer, as at a table with windows of a fixed time.
    """
    after = s.copy()
    log: list[tuple[Any, ...]] = []
    after.log = log
    (uniform_prompts.advance if halts else advance)(after, action)
    after.log = None
    return ActionOutcome(after, log)


def given_up(s: State, gone: Collection[int]) -> State:
    """The end of a game that is not played on: those who have not given up have won, if they are one side.

    No rule of the game speaks of giving up; what the table agrees on stands beside the rules.
    """
    left = [seat for seat in range(s.n) if seat not in gone]
    winners = partners(s, left[0]) if left and all(seat in partners(s, left[0]) for seat in left) else ()
    after = s.copy()
    after.pending, after.result = None, Result(tuple(winners), GIVEN_UP, tuple(s.unrazed(seat) for seat in range(s.n)))
    return after


def same_window(before: State, after: State) -> bool:
    """Whether the window that was open is open still, only further round the table."""
    if not before.frames or len(before.frames) != len(after.frames):
        return False
    was, now = before.frames[-1], after.frames[-1]
    if was[0] != now[0] or was[0] not in ("window", "anytime"):
        return False
    seats, left = (was[3], now[3]) if was[0] == "window" else (was[2], now[2])
    same = was[0] == "anytime" or (was[2], was[4]) == (now[2], now[4])
    return same and len(left) < len(seats) and left == seats[len(seats) - len(left) :]
