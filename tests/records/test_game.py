from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.digest import digest
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.errors import RecordError
from sixrealms.records import game, parser
from sixrealms.records.replay import Replay, verify
from tests.lively_powers import lively_power
from tests.random_games import PowerOf, pick, setups, whole_games
from tests.records.recording import SETUP, actions, text


@pytest.mark.parametrize("power_of", [None, lively_power], ids=["cards", "lively"])
@whole_games
@given(setup=setups(most=4), seed=st.integers(0, 2**32), most=st.integers(0, 200))
def test_a_record_replays_to_the_same_position(
    power_of: PowerOf | None, setup: GameSetup, seed: int, most: int
) -> None:
    state = table.start(setup, power_of)
    done: list[Action] = []
    while state.pending is not None and len(done) < most:
        done.append(pick(state, seed, len(done)))
        advance(state, done[-1])

    record = parser.parse(game.write(setup, done, power_of=power_of))
    replay = Replay(record, power_of=power_of)

    assert [step.action for step in replay] == done
    assert digest(replay.state) == digest(state)


def test_the_header_says_what_the_game_is_made_of() -> None:
    setup = replace(SETUP, names=("Ana", ' "x"\n'), options=(("cut", "ask"),), dungeons=("", "DU/2"), seed=-7)
    record = parser.parse(game.write(setup, ()))

    assert record.setup == setup
    assert record.version == "0.1.0"
    assert record.moves == ()


def test_what_is_not_given_stays_not_given() -> None:
    setup = replace(SETUP, names=(), dungeons=(), options=())

    assert parser.parse(game.write(setup, ())).setup == setup


@pytest.mark.property
@given(st.lists(st.text(), max_size=2), st.dictionaries(st.from_regex(r"[a-z]+( [a-z]+)?", fullmatch=True), st.text()))
def test_names_and_options_are_read_back_whatever_they_hold(names: list[str], options: dict[str, str]) -> None:
    setup = replace(SETUP, names=tuple(names), options=tuple(options.items()), decks=(("1st/1",), ("1st/2",)))
    header = "\n".join(game.header(table.start(replace(setup, options=()))))
    header = "\n".join([*header.splitlines()[:5], *game.option_lines(setup), *header.splitlines()[5:]])

    state = parser.parse(f"{header}\n== after 0: position {'0' * 16} text {'0' * 8}", force=True)

    assert state.setup.names == setup.names
    assert state.setup.options == setup.options


@pytest.mark.parametrize("name", ["", "a:b", " a", "a\nb"])
def test_an_option_that_could_not_be_read_back_is_not_written(name: str) -> None:
    setup = replace(SETUP, options=((name, "yes"),))

    with pytest.raises(RecordError, match="cannot be recorded"):
        game.option_lines(setup)


def test_moves_stand_under_their_turns_with_check_lines() -> None:
    lines = text().splitlines()

    turns = [line for line in lines if line.startswith("Turn ")]
    assert turns[0] == "Turn 1: B"
    assert turns == sorted(turns, key=lambda line: int(line.split()[1][:-1]))
    checks = [int(line.split()[2][:-1]) for line in lines if line.startswith("==")]
    assert checks == [*range(0, len(actions()), game.EVERY), len(actions())]
    assert lines[-1].startswith(f"== end {len(actions())}: position ")
    assert lines[-2].startswith("Result: ")


def test_an_unfinished_game_says_so() -> None:
    assert "\nResult: unfinished\n== end 7: " in text(most=7)
    assert verify(parser.parse(text(most=7))).result is None


def test_the_result_names_winners_reason_and_realms() -> None:
    state = verify(parser.parse(text()))
    assert state.result is not None

    winners = " ".join("AB"[seat] for seat in state.result.winners)
    realms = "-".join(map(str, state.result.unrazed))
    assert f"\nResult: {winners} ({state.result.reason}) {realms}\n" in text()
    state.result = state.result._replace(winners=())
    assert game.result_line(state).startswith("Result: nobody (")


def test_an_action_that_was_not_possible_is_not_recorded() -> None:
    with pytest.raises(RecordError, match=r"action 3 \(choose\) is not possible"):
        game.write(SETUP, (*actions()[:2], Action("choose", 10_000)))
    with pytest.raises(RecordError, match=f"action {len(actions()) + 1} "):
        game.write(SETUP, (*actions(), actions()[0]))


def test_a_record_is_written_atomically(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game.save(path, SETUP, actions())

    assert path.read_text(encoding="utf-8") == text()
    with pytest.raises(RecordError):
        game.save(path, SETUP, (Action("choose", 10_000),))
    assert path.read_text(encoding="utf-8") == text()
