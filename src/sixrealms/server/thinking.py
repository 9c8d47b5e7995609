"""The computer players of a table, made to answer away from the thread that serves everybody."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from sixrealms.engine.state import State
from sixrealms.players.base import UNSEEN, bot
from sixrealms.players.seat import take_seat
from sixrealms.server.table_game import ACT, Entry, Outcome, outcome

LOG: Final = logging.getLogger("sixrealms.server")
#: Seconds of answers that are gathered before the others are told of them.
_A_WHILE: Final = 0.2


class Step(NamedTuple):
    """One answer of a computer player and what it leads to."""

    entry: Entry
    after: Outcome


def to_think_about(s: State) -> State:
    """The position for another thread: it shares nothing with the table that either would fill in."""
    copied = s.copy()
    copied.cache, copied.filed = {}, None
    return copied


def answers(s: State, bots: Mapping[int, str], secret: bytes, version: int) -> list[Step]:
    """What the computer players answer from here on, until a person is asked, the game is over or a while has passed.

    A player that fails answers anything it may: a table never waits for ever.
    """
    steps: list[Step] = []
    until = time.monotonic() + _A_WHILE
    while s.pending is not None and s.pending.player in bots and (not steps or time.monotonic() < until):
        decision = s.pending
        chance = Random(f"{secret.hex()}/{version + len(steps)}")
        player = bot(bots[decision.player])
        try:
            seen = take_seat(s, decision.player) if player.looks else UNSEEN
            action = player.choose(seen, decision.options, chance)
        except Exception:
            LOG.exception("the computer player %s failed at %s", player.name, decision.about)
            action = chance.choice(decision.options)
        after = outcome(s, action)
        steps.append(Step(Entry(ACT, decision.player, "", action), after))
        s = to_think_about(after.state)
    return steps
