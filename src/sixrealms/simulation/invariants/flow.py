"""Invariants about what is under way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixrealms.engine import marks
from sixrealms.engine.action import KINDS
from sixrealms.engine.board import holding_true
from sixrealms.engine.flow.window import open_to_responses
from sixrealms.engine.goal import Goal, goal_of, goals
from sixrealms.engine.rules_for_player import rules_for, time_to_win
from sixrealms.engine.state import State
from sixrealms.engine.statics import LastsLonger
from sixrealms.engine.victory_statics import Victory
from sixrealms.simulation.invariants.position import CheckedPosition, at_leisure

MOST_FRAMES: Final = 200


def somebody_decides(p: CheckedPosition) -> Iterator[str]:
    """The game is over, or somebody is asked and has something to answer: no soft-lock."""
    s = p.now
    if s.result is not None:
        if s.pending is not None:
            yield f"the game is over and asks {s.pending.about}"
        return
    decision = s.pending
    if decision is None:
        yield "nobody is asked and the game is not over"
        return
    if s.answer is not None:
        yield f"an answer is left over: {s.answer.verb}"
    if not decision.options:
        yield f"{decision.about} has no options"
    if not 0 <= decision.player < s.n:
        yield f"{decision.about} asks seat {decision.player} of {s.n}"
    if decision.kind not in KINDS:
        yield f"{decision.about} is of unknown kind {decision.kind}"
    if len(set(decision.options)) != len(decision.options):
        yield f"{decision.about} offers the same answer twice"


def reached_goal_ends_the_game(p: CheckedPosition) -> Iterator[str]:
    """Whoever has all their victory asks for has won, as soon as nothing is being played or answered, or when their
    turn begins if only that moment counts (victory.six-realms, victory.barbaric, format.team-spirit.victory).
    """
    s = p.now
    if s.result is not None or s.acts or open_to_responses(s):
        return
    apart = at_leisure(s)
    for goal in goals(apart):
        if goal.missing or (goal.waits and not _began_with(p, goal)):
            continue
        told = ", ".join(f"{aim.have} of {aim.need} {aim.what}" for aim in goal.aims)
        yield f"the side of seat {goal.side[0]} has {told} and the game goes on"
    if s.turns and not s.kit.ruleset.only_formation_wins:
        for static, x, _ in holding_true(apart, Victory):
            if won := [p for p in static.winners(apart, x) or () if _wins_now(apart, p)]:
                yield f"seats {won} have won and the game goes on"


def _wins_now(s: State, player: int) -> bool:
    return time_to_win(s, player) == "always" and not rules_for(s, player).only_formation_wins


def _began_with(p: CheckedPosition, goal: Goal) -> bool:
    """Whether a turn that counts has just begun for the side of a goal that was reached before it began."""
    s, before = p.now, p.before
    if before is None or before.acts or s.turns != before.turns + 1 or s.active not in goal.side:
        return False
    if time_to_win(s, s.active) == "real-turn-start" and s.turn.granted_by >= 0:
        return False
    return not goal_of(at_leisure(before), s.active).missing


def frames_stay_few(p: CheckedPosition) -> Iterator[str]:
    """What is under way does not pile up."""
    if len(p.now.frames) >= MOST_FRAMES:
        yield f"{len(p.now.frames)} procedures are under way"


def acts_have_frames(p: CheckedPosition) -> Iterator[str]:
    """What is announced is being worked off, and nothing else is."""
    s = p.now
    if s.result is not None:
        return
    rows = [act.id for act in s.acts]
    frames = [frame[2] for frame in s.frames if frame[0] == "act"]
    if sorted(rows) != sorted(frames):
        yield f"acts {rows} are announced, acts {frames} are being worked off"


def no_mark_outlives_its_period(p: CheckedPosition) -> Iterator[str]:
    """Notes about a round or a battle are gone when it is over (once.waiting).

    What lasts twice as long as it states waits for the next battle (statics.LastsLonger).
    """
    s = p.now
    if s.battle is not None or s.result is not None:
        return
    under_way = {frame[1] for frame in s.frames if frame[0] in ("battle", "round")}
    if under_way - {"declare"}:
        yield "a battle is being worked off and there is none"
    over = (marks.Until.BATTLE.prefix, marks.Until.ROUND.prefix)
    left = sorted(key for key in s.marks if key.startswith(over))
    if under_way:  # an attacker out of the hand asks for something first: until it is paid there is no battle
        left = [key for key in left if not key.startswith(marks.PAID.prefix)]
    if left:
        yield f"notes of a finished battle are left: {', '.join(left)}"
    before = p.before
    waiting = {running.id for running in before.effects} if before is not None and before.battle is None else set()
    for running in s.effects:
        period, *waits_for = running.until
        if waits_for:  # a round or battle to come (powers.durations)
            continue
        if period == "round" or (period == "battle" and running.id not in waiting and not _doubled(s)):
            yield f"effects of a finished {period} go on: {running.node}"


def _doubled(s: State) -> bool:
    return bool(holding_true(at_leisure(s), LastsLonger))
