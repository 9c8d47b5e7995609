"""Lessons and puzzles: every file can be played to its end, in every language, and a puzzle is no child's play."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import NotationError, OptionError
from sixrealms.exercises.exercise import KINDS, LEARNER, Exercise, begun_of, exercise, exercises, opened, setup
from sixrealms.exercises.forced_win import ForcedWin
from sixrealms.exercises.progress import progress
from sixrealms.players.roster import bot
from sixrealms.players.seat import take_seat
from sixrealms.records import notation
from sixrealms.wording import LANGUAGES

LESSONS, PUZZLES = map(exercises, KINDS)
IDLE = ("pass", "done", "decline", "stop")


def _called(one: Exercise) -> str:
    return one.id


@pytest.mark.parametrize("one", [*LESSONS, *PUZZLES], ids=_called)
def test_everything_is_said_in_every_language(one: Exercise) -> None:
    assert set(one.words) == set(LANGUAGES)
    for words in one.words.values():
        assert all(words[part] for part in ("title", "lead", "end"))
        if one.kind == "lessons":
            assert words["learn"]
            assert list(words["goals"]) == list(words["tips"]) == [aim.key for aim in one.goals]


def test_there_are_lessons_and_ten_puzzles_each_with_a_key_of_its_own() -> None:
    assert len(LESSONS) >= 4
    assert len(PUZZLES) >= 10
    assert len({one.id for one in (*LESSONS, *PUZZLES)}) == len(LESSONS) + len(PUZZLES)


def _learner(one: Exercise, s: State, way: list[str]) -> Action:
    """What the way says if it can be done now, or else nothing; without a way what a computer player does."""
    assert s.pending is not None
    if not one.way:
        return bot("greedy").choose(take_seat(s, LEARNER), s.pending.options, Random(1))
    if way:
        try:
            found = notation.read(s, way[0])
        except NotationError:
            pass
        else:
            way.pop(0)
            return found
    return next((action for action in s.pending.options if action.verb in IDLE), s.pending.options[0])


def _taken(one: Exercise) -> list[Action]:
    """All decisions of a lesson, with the others played by the computer that plays them at a table."""
    s, way, chance = opened(one).state, list(one.way), Random(1)
    done: list[Action] = []
    while s.pending is not None and len(done) < 200:
        if s.pending.player == LEARNER:
            action = _learner(one, s, way)
        else:
            action = bot(one.bot).choose(take_seat(s, s.pending.player), s.pending.options, chance)
        done.append(action)
        s = s.copy()
        advance(s, action)
        if one.way and not way and len(progress(one, done).reached) == len(one.goals):
            break
    return done


@pytest.mark.parametrize("one", LESSONS, ids=_called)
def test_a_lesson_reaches_all_it_is_about(one: Exercise) -> None:
    done = _taken(one)

    assert progress(one, done).reached == tuple(aim.key for aim in one.goals)
    assert progress(one, ()).reached == ()
    if one.way:  # and not when one only watches
        idle = one._replace(way=("A passes",))
        assert len(progress(idle, _taken(idle)).reached) < len(one.goals)


@pytest.mark.parametrize("one", [one for one in LESSONS if one.way], ids=_called)
def test_a_lesson_speaks_of_each_aim_before_it_is_reached(one: Exercise) -> None:
    done = _taken(one)
    reached = [len(progress(one, done[:count]).reached) for count in range(len(done) + 1)]

    assert reached == sorted(reached)
    assert max(after - before for before, after in pairwise(reached)) == 1


@pytest.mark.parametrize("one", PUZZLES, ids=_called)
def test_a_puzzle_is_solved_whatever_others_do_and_not_by_every_move(one: Exercise) -> None:
    search = ForcedWin(one)
    way = search.solution()

    assert progress(one, way) == (tuple(aim.key for aim in one.goals), False)
    assert search.false_move(way) is None
    wrong = [slip for action in _options(one, way) if (slip := search.false_move(action))]
    assert wrong, "every move solves it"
    assert all(slip.before.pending and slip.before.pending.player == LEARNER for slip in wrong)


def _options(one: Exercise, way: list[Action]) -> list[list[Action]]:
    """The solution up to each decision of the learner, and then everything else that is possible there."""
    s = opened(one).state
    found: list[list[Action]] = []
    for number, action in enumerate(way):
        assert s.pending is not None
        if s.pending.player == LEARNER:
            found += [[*way[:number], other] for other in s.pending.options if other != action]
        s = s.copy()
        advance(s, action)
    return found


def test_a_puzzle_whose_turn_is_over_is_missed() -> None:
    one = exercise("puzzles/who-goes-first")
    s = opened(one).state
    done: list[Action] = []
    while s.active == LEARNER and s.pending is not None:
        done.append(next((action for action in s.pending.options if action.verb in IDLE), s.pending.options[0]))
        s = s.copy()
        advance(s, done[-1])

    assert progress(one, done) == ((), True)
    slip = ForcedWin(one).false_move(done)
    assert slip is not None
    assert (slip.action, slip.before.turns) == (done[0], opened(one).state.turns)


def test_a_game_begins_in_an_exercise_and_nowhere_else() -> None:
    one = LESSONS[0]
    made = setup(one)
    begun = begun_of(made)

    assert begun is not None
    assert begun.pending == opened(one).state.pending
    assert begun.kit.setup == made
    assert begun_of(opened(one).state.kit.setup) is None
    with pytest.raises(OptionError, match="cannot be kept as a record"):
        table.start(made)
    for wrong in ("lessons/none", "nothing/attack", "puzzles", ""):
        with pytest.raises(OptionError, match="there is no lesson or puzzle"):
            exercise(wrong)
