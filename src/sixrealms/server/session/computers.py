"""The computer players of a table, made to answer away from the thread that serves everybody."""

from __future__ import annotations

import time
from collections.abc import Mapping
from random import Random
from typing import Final, NamedTuple

from sixrealms.engine import uniform_windows
from sixrealms.engine.action import PASS, Action, Decision
from sixrealms.engine.state import State
from sixrealms.players.considered_actions import considered
from sixrealms.players.roster import UNSEEN, bot
from sixrealms.players.seat import take_seat
from sixrealms.server.fault_log import noted
from sixrealms.server.game.entries import Acted, AnsweredAhead
from sixrealms.server.game.outcome import ActionOutcome, outcome

#: Seconds of answers that are gathered before the others are told of them.
_A_WHILE: Final = 0.2


class ComputerStep(NamedTuple):
    """One answer of a computer player and what it leads to."""

    entry: Acted
    after: ActionOutcome


def to_think_about(s: State) -> State:
    """The position for another thread: it shares nothing with the table that either would fill in."""
    copied = s.copy()
    copied.forget()
    return copied


def answers(s: State, bots: Mapping[int, str], secret: bytes, version: int, *, halts: bool) -> list[ComputerStep]:
    """What the computer players answer from here on, until a person is asked, the game is over or a while has passed.

    With `halts` also until others may respond. A player that fails answers anything it may: a table never waits for
    ever.
    """
    steps: list[ComputerStep] = []
    until = time.monotonic() + _A_WHILE
    while s.pending is not None and s.pending.player in bots and (not steps or time.monotonic() < until):
        decision = s.pending
        action = _chosen(s, decision, bots, Random(f"{secret.hex()}/{version + len(steps)}"))
        after = outcome(s, action, halts=halts)
        steps.append(ComputerStep(Acted(decision.player, action), after))
        s = to_think_about(after.state)
    return steps


def _chosen(s: State, decision: Decision, bots: Mapping[int, str], chance: Random) -> Action:
    if len(decision.options) == 1:
        return decision.options[0]
    player = bot(bots[decision.player])
    try:
        seen = take_seat(s, decision.player) if player.looks else UNSEEN
        return player.choose(seen, considered(s), chance)
    except Exception as error:  # noqa: BLE001 - it is noted
        noted(f"the computer player {player.name} at {decision.about}", error)
        return chance.choice(decision.options)


def responses(s: State, bots: Mapping[int, str], secret: bytes, version: int) -> list[AnsweredAhead]:
    """What the computer players say in the window at which the game halts; each as if all before it passed."""
    said = []
    uniform_windows.go_on(s)
    while (decision := s.pending) is not None and decision.about in uniform_windows.OFFERS:
        seat = decision.player
        if seat in bots:
            chance = Random(f"{secret.hex()}/{version}/{seat}")
            said.append(AnsweredAhead(seat, _chosen(to_think_about(s), decision, bots, chance)))
        uniform_windows.respond(s, PASS)
    return said
