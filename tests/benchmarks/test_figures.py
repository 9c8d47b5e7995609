from __future__ import annotations

import json

import pytest

from benchmarks import __main__ as program
from benchmarks import calibration, figures, positions
from benchmarks.calibration import calibrate, us_eq
from benchmarks.measuring import Figure, cost
from benchmarks.positions import cards_in_play, sample, setup


def test_the_calibration_loop_is_the_one_of_the_published_figures() -> None:
    """What it computes is fixed; a changed loop would make all older figures incomparable."""
    assert calibration._chunk(20_000) == 30_000
    assert calibration.ITERATIONS_PER_US_EQ == 5.8


def test_a_microsecond_equivalent_is_a_microsecond_on_the_reference_machine() -> None:
    assert us_eq(1e-6, 5_800_000) == pytest.approx(1)
    assert us_eq(1e-6, 11_600_000) == pytest.approx(2)


def test_a_faster_loop_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([0.0, 0.1, 0.2])
    monkeypatch.setattr(calibration, "_cpu", lambda: next(ticks))

    assert calibrate(0.15) == pytest.approx(40_000 / 0.2)


def test_a_cost_is_per_thing_done() -> None:
    calls: list[int] = []

    def work() -> int:
        calls.append(sum(range(20_000)))
        return 100

    figure = cost("sums", work, samples=3, target=1e6)

    assert len(calls) == 4
    assert 0 < figure.us_eq < 1000
    assert figure.met


def test_a_missed_target_is_not_met() -> None:
    assert not Figure("slow", 61.0, 70.0, 60.0).met
    assert Figure("untold", 1e9, 1e9).met


def test_the_measured_games_are_always_the_same() -> None:
    assert setup(2, 1) == setup(2, 1)
    assert setup(2, 1) != setup(2, 2)
    assert sample(2, 5) is sample(2, 5)
    assert all(state.pending is not None for state in sample(2, 5))


def test_positions_fill_up() -> None:
    lying = [cards_in_play(state) for state in positions.positions(2, 1)]

    assert lying[0] == 0
    assert max(lying) > 10


def test_a_copy_stays_within_its_target() -> None:
    assert figures.copy(2, samples=3).met


def test_memory_is_counted_for_games_and_copies() -> None:
    used = figures.memory(2)

    assert 10_000 < used["copy"] * 10 < used["game"] * 10 < 20_000_000


@pytest.mark.daily_share
def test_the_report_fails_when_a_target_is_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = Figure("decision, 2 players", 61.0, 70.0, 60.0)
    for name in ("decision", "new_game", "costliest_copy"):
        monkeypatch.setattr(figures, name, lambda *_: slow)
    monkeypatch.setattr(figures, "drawn_beside_starters", lambda *_: (slow, 1.5))
    monkeypatch.setattr(program, "_BY_PLAYERS", ())
    monkeypatch.setattr(figures, "growth", lambda _: {"0-9": 1.0})
    monkeypatch.setattr(figures, "memory", lambda _: {"game": 2048, "copy": 1024})

    assert program.main(["--quick"]) == 1
    assert "target 60: MISSED" in capsys.readouterr().out
    assert program.main(["--quick", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["figures"]["decision, 2 players"]["met"] is False
    assert found["calibration_iterations_per_second"] > 100_000


def test_the_text_tells_what_drawn_decks_cost_beside_starters(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.history.last", lambda compiled: None)
    taken = [Figure("decision", 50.0, 50.0, 60.0), Figure("new game", 400.0, 400.0)]

    program._write_text(taken, {"2": {"0-9": 50.0}}, {"2": {"game": 2048, "copy": 1024}}, 0.05, 5_800_000.0, 1.23)

    assert "drawn from all enforced cards costs 1.23 of one with starters" in capsys.readouterr().out
