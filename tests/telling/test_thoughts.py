"""Every computer's move can be asked why: what was weighed, in words, and nothing that its seat does not know."""

from __future__ import annotations

from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.considered_actions import considered
from sixrealms.players.roster import LEVELS, bot
from sixrealms.players.seat import take_seat
from sixrealms.players.thoughts import Thoughts, thoughts
from sixrealms.players.weighed import Weighed
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.telling.names import Naming
from sixrealms.telling.thoughts import thought_lines
from tests.players.hidden import shuffled_unseen


def _position() -> State:
    a = SeatPosition(formation={"A": "Thay"}, pool=["Amarill"])
    b = SeatPosition(formation={"A": "Cormyr"}, hand=[])
    return build(LaidPosition({"A": a, "B": b}, phase=4, edition="1st", unenforced=True))[0]


def _lines(state: State, told: Thoughts, language: str = "en") -> list[str]:
    assert state.pending is not None
    return list(thought_lines(Naming(state, state.pending.player, language, ("Ana", "Bruno")), told))


def test_the_answers_are_told_with_their_worth_the_best_first() -> None:
    state = _position()

    lines = _lines(state, thoughts(state, "club", "1"))

    assert lines[0].startswith("Ana was asked: ")
    assert lines[1] == "Club weighed 2 answers:"
    assert lines[2].startswith("1. Attack ")
    assert lines[2].endswith(": the best")
    assert lines[3] == "2. Pass: worse by several realms"


def test_they_are_told_in_portuguese_too() -> None:
    state = _position()

    assert _lines(state, thoughts(state, "club", "1"), "pt-BR")[3] == "2. Passar: pior em vários reinos"


@pytest.mark.parametrize(
    ("behind", "words"),
    [(0, "as good"), (10, "worse by about a card"), (40, "clearly worse"), (100, "worse by about a realm"),
     (300, "worse by several realms"),
     (1500, "throws the game away")],
)  # fmt: skip
def test_points_become_words(behind: float, words: str) -> None:
    state = _position()
    assert state.pending is not None
    attack, idle = state.pending.options[0], Action("pass")

    told = Thoughts("expert", attack, (Weighed(attack, 50.0, 12), Weighed(idle, 50.0 - behind, 1)))

    assert _lines(state, told)[2].endswith(": the best (12 games played on in the head)")
    assert _lines(state, told)[3] == f"2. Pass: {words} (one game played on in the head)"


def test_what_is_answered_without_weighing_is_said() -> None:
    state = table.new_game(["A-1", "B-1"], seed=2)

    told = thoughts(state, "random", "1")

    assert told.weighed == ()
    assert len(_lines(state, told)) == 2


@pytest.mark.parametrize("level", LEVELS[:4])
def test_they_are_the_very_thoughts_of_the_player_who_moved(level: str) -> None:
    state, rng = table.new_game(["B-1", "C-2"], seed=6), Random(6)
    asked = 0
    for number in range(60):
        if state.pending is None:
            break
        if number % 4 == 0 and len(considered(state)) > 1:
            seat = take_seat(state, state.pending.player)
            answer = bot(level).choose(seat, considered(state), Random("7"))
            told = thoughts(state, level, "7")
            assert told.answer == answer
            if told.weighed and told.weighed[0].action == answer:
                asked += 1
                assert all(told.weighed[0].points >= one.points for one in told.weighed[1:])
        advance(state, rng.choice(state.pending.options))
    assert asked > 5


def test_they_give_nothing_away_that_the_seat_does_not_know() -> None:
    state, rng = table.new_game(["A-1", "C-2"], seed=3), Random(3)
    for number in range(40):
        if state.pending is None:
            break
        # a mulligan deals decks anew in the order of their numbers, which are mixed and say nothing
        if number % 5 == 0 and not any(action.verb == "mulligan" for action in state.pending.options):
            other = shuffled_unseen(state, state.pending.player, rng)
            assert thoughts(state, "strong", "1") == thoughts(other, "strong", "1")
        advance(state, rng.choice(state.pending.options))
