"""How a game ends: a goal is reached, a draw pile is empty, the last turn is over (ledger: victory.*, deckout.*)."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import marks
from sixrealms.engine import zones as z
from sixrealms.engine.atoms import note
from sixrealms.engine.board import holding_true
from sixrealms.engine.goal import partners, realms_of
from sixrealms.engine.rules_for_player import goal_for, rules_for, seats_that_win_at_once, wins_at_any_time
from sixrealms.engine.state import Result, State
from sixrealms.engine.victory_statics import GoalCount, Victory

#: Why a game is over whose last turn was agreed on.
LAST_TURN: Final = "turn-limit"


def after_turn(s: State) -> None:
    """A turn is over: look whether the game is."""
    if s.kit.ruleset.empty_pile == "end" and _run_out(s):  # deckout.game-end
        end_by_count(s, "deck-out")
    if s.check_goal and wins_at_any_time(s):
        check_goal(s)
    limit = s.kit.ruleset.turn_limit
    if s.result is None and limit and s.turns >= limit:
        _end_at_last(s)


def last_turn(s: State) -> bool:
    """Whether no turn follows the running one, whatever happens (deckout.game-end, open.endless-game)."""
    limit = s.kit.ruleset.turn_limit
    return bool(limit and s.turns >= limit) or (s.kit.ruleset.empty_pile == "end" and _run_out(s))


def _run_out(s: State) -> bool:
    """Whether somebody has drawn their last card in this turn (open.deckout-trigger), or card play has left them none;
    who renews their pile ends no game with it (option.barbarian.reshuffle, option.true-victory.no-exhaustion-win).
    """
    if s.marks.get(marks.PILE_EMPTY.alone):
        return True
    return any(not s.listed(seat, z.DRAW) and rules_for(s, seat).empty_pile == "end" for seat in range(s.n))


def _end_at_last(s: State) -> None:
    """The last turn is over (open.endless-game): the realms are counted as for an empty draw pile, unless a game is won
    in another way; where only a goal wins nobody has won (option.true-victory.condition, option.conqueror.victory).
    """
    if s.kit.ruleset.only_formation_wins:
        finish(s, (), LAST_TURN)
    elif victories := holding_true(s, Victory):
        static, x, _ = victories[0]
        ahead = static.at_last(s, x)
        finish(s, ahead if ahead and set(ahead) <= set(partners(s, ahead[0])) else (), LAST_TURN)
    else:
        end_by_count(s, LAST_TURN)


def end_by_count(s: State, reason: str) -> None:
    """Most unrazed realms, then razed ones, then holdings; else a draw (victory.deckout.*). What a team has counts
    together, as it does for its goal (format.team-spirit.victory).
    """
    counted = [_count(s, seat) for seat in range(s.n)]
    scores = [
        [sum(column) for column in zip(*(counted[p] for p in partners(s, seat)), strict=True)] for seat in range(s.n)
    ]
    # who has True Victory alone wins by nothing but realms (option.true-victory.condition)
    counting = [seat for seat in range(s.n) if s.kit.ruleset.only_formation_wins or not _by_formation_only(s, seat)]
    best = max((scores[seat] for seat in counting), default=[])
    finish(s, tuple(seat for seat in counting if scores[seat] == best), reason)


def _by_formation_only(s: State, seat: int) -> bool:
    return rules_for(s, seat).only_formation_wins


def _count(s: State, seat: int) -> tuple[int, int, int]:
    """A player's unrazed realms, razed realms and holdings."""
    realms, unrazed = s.realms(seat), s.unrazed(seat)
    holdings = sum(1 for r in realms for h in s.on(r) if s.kit.defs[s.defn[h]].type == "holding")
    return unrazed, len(realms) - unrazed, holdings


def finish(s: State, winners: tuple[int, ...], reason: str) -> None:
    s.result = Result(winners, reason, tuple(s.unrazed(seat) for seat in range(s.n)))
    note(s, "result", *winners)


def check_goal(s: State, seats: tuple[int, ...] = (), joint: tuple[int, ...] = ()) -> None:
    """victory.six-realms; the active player before the next clockwise (open.victory-simultaneous).

    `seats`: the players who may win now; all who need not wait for the beginning of a turn, unless it is
    said. `joint`: the winner of a battle and their helpers; if they win now, so do those of them who may win now and
    have reached the goal with them.
    """
    s.check_goal = False
    seats = seats or seats_that_win_at_once(s)
    others = () if s.kit.ruleset.only_formation_wins else holding_true(s, Victory)
    replaced = (
        [
            (winners, static, x)
            for winners, static, x in ((st.winners(s, x), st, x) for st, x, _ in others)
            if winners is not None
        ]
        if others
        else []
    )
    teams = s.kit.ruleset.teams
    common = goal_for(s, s.active) if s.kit.alike else 0
    only_realms = GoalCount.kind not in s.kit.questions and not teams
    for seat in seats:
        own = replaced and rules_for(s, seat).only_formation_wins  # option.true-victory.condition
        for winners, _, _ in replaced:
            if seat in winners and not own:
                together = len(winners) == 1 or set(winners) <= set(partners(s, seat))
                finish(s, winners if together else (), "goal" if together else "tie")
                return
        if replaced and not own and any(static.aims(s, seat, x) is not None for _, static, x in replaced):
            continue
        goal = common or goal_for(s, seat)
        if only_realms and len(s.formation(seat)) - s.formation(seat).count(-1) < goal:
            continue
        side = partners(s, seat)
        if realms_of(s, side) < goal:
            continue
        allied = [p for p in joint if p in seats and realms_of(s, partners(s, p)) >= goal_for(s, p)]
        if allied[:1] == list(joint[:1]) and not set(side).isdisjoint(allied):
            side = tuple(sorted({*side, *allied}))
        finish(s, side, "goal")
        return
