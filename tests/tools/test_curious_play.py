"""The player that looks for what has never happened of a card."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from fuzz.executions import Executions, counting
from sixrealms import catalogue
from sixrealms.engine.state import State
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.simulation.game import Broken
from sixrealms.simulation.inspection import Inspector
from tools import curious_play
from tools.card_parts import all_parts
from tools.curious_play import CuriousPlayer, among_others, play_on, scripts_of

ISLERIK = catalogue.printing("4th/334").wording


def test_it_gives_the_answer_nobody_has_given() -> None:
    executions = Executions()
    with counting(executions):
        scripts = [one for one in scripts_of(ISLERIK) if "what_works_at_once" in one.name][:1]
        executions.counts.clear()
        player = CuriousPlayer(ISLERIK, executions.counts, 1)
        for number in range(12):
            play_on(player, scripts, number)
    answered = {key.partition("!")[2] for key in executions.counts if key.startswith(ISLERIK) and "!" in key}
    assert answered == {"yes", "no"}
    assert len(scripts) == 1
    assert scripts[0].actions


def test_it_misses_what_is_left_of_the_number_wanted_but_not_the_hopeless() -> None:
    parts = all_parts(ISLERIK, 10)
    counts = Counter({key: part.least for key, part in parts.items()})
    first = next(iter(parts))
    counts[first] -= 3
    assert CuriousPlayer(ISLERIK, counts, 10).missed() == 3
    assert CuriousPlayer(ISLERIK, counts, 10, {first}).missed() == 0


def test_other_cards_lie_where_only_a_number_was_said() -> None:
    seats = {"A": SeatPosition(hand=["1st/21", 2], draw=None), "B": SeatPosition(discard=[1], draw=["1st/22"])}
    position = LaidPosition(seats)
    other = among_others(position, Random(1)).seats
    assert [len(other["A"].hand), len(other["B"].discard)] == [3, 1]
    assert other["A"].hand[0] == "1st/21"
    assert list(other["B"].draw or ()) == ["1st/22"]
    assert len(other["A"].draw or ()) == 12
    assert all(isinstance(card, str) for card in (*other["A"].hand, *(other["A"].draw or ())))
    assert position == LaidPosition(seats)


def test_a_fault_of_the_engine_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(s: State, action: object) -> None:
        raise RuntimeError("no such thing")

    monkeypatch.setattr(curious_play, "advance", fails)
    script = scripts_of(ISLERIK)[0]
    played = play_on(CuriousPlayer(ISLERIK, Counter(), 10), [script], 0)
    assert played.fault.startswith("RuntimeError no such thing (test_curious_play.py:")


def test_positions_with_made_up_powers_are_known() -> None:
    made_up = {script.name.rpartition(".")[2]: script.made_up for script in scripts_of(ISLERIK)}
    assert made_up["test_what_weakens_the_other_side_weakens_the_attacker"]
    assert not made_up["test_what_works_at_once_as_combat_is_joined"]
    assert not made_up["its example"]


def test_a_made_up_power_out_of_its_test_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def looks(inspector: Inspector, s: State) -> None:
        raise Broken("nothing-is-right", "whatever it is")

    monkeypatch.setattr(Inspector, "after", looks)
    script = scripts_of(ISLERIK)[0]
    player = CuriousPlayer(ISLERIK, Counter(), 10)
    assert play_on(player, [script._replace(made_up=True)], 0).fault == ""
    assert play_on(player, [script._replace(made_up=False)], 0).fault == "nothing-is-right: whatever it is"


def test_a_position_that_cannot_be_laid_among_others_is_played_as_it_was() -> None:
    script = scripts_of(ISLERIK)[0]
    executions = Executions()
    with counting(executions):
        script = script._replace(position=replace(script.position, active="H"))
        assert play_on(CuriousPlayer(ISLERIK, executions.counts, 10), [script], 1).fault == ""
    assert executions.counts


def test_what_brought_something_new_is_played_more_often() -> None:
    scripts = scripts_of(ISLERIK)[:4]
    player = CuriousPlayer(ISLERIK, Counter(), 10)
    assert [play_on(player, scripts, number, [2]).which for number in range(8)] == [0, 1, 2, 3, 0, 2, 2, 2]


def test_a_game_in_which_nobody_has_a_choice_comes_to_an_end() -> None:
    seats = {letter: SeatPosition(draw=[]) for letter in "AB"}
    position = LaidPosition(seats)
    script = curious_play.Script("nothing", position, build(position)[0], ())
    assert play_on(CuriousPlayer(ISLERIK, Counter(), 10), [script], 0).fault == ""
