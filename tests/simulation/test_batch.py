from __future__ import annotations

import io
import time

import pytest

from sixrealms import rulesets
from sixrealms.simulation.batch import Batch, Progress, run
from sixrealms.simulation.deals import deal


def _batch(games: int = 6, check: int = 0) -> Batch:
    dealing = deal("starters", rulesets.named("tournament"), 2)
    return Batch(games, "tournament", 5, ("random", "random"), dealing, check)


def test_the_number_of_workers_changes_nothing() -> None:
    assert run(_batch(), workers=2) == run(_batch())


def test_games_come_in_order_and_differ() -> None:
    outcomes = run(_batch())

    assert [outcome.number for outcome in outcomes] == [0, 1, 2, 3, 4, 5]
    assert len({outcome.seed for outcome in outcomes}) == 6


def test_checking_changes_no_game() -> None:
    assert run(_batch(3, check=4)) == run(_batch(3))


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []

    run(_batch(3), progress=told.append)

    assert told == [1, 2, 3]


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def _advance(monkeypatch: pytest.MonkeyPatch, *seconds: float) -> None:
    times = iter(seconds)
    monkeypatch.setattr(time, "monotonic", lambda: next(times))


def test_a_long_run_shows_its_progress_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    _advance(monkeypatch, 0.0, 1.0, 5.0, 5.5)
    stream = _Terminal()
    progress = Progress(90, stream)

    for done in (1, 40, 41):
        progress(done)

    assert stream.getvalue() == "\r40 / 90"
    progress.end()
    assert stream.getvalue().endswith("\r\033[K")


def test_nothing_is_shown_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    _advance(monkeypatch, 0.0, 50.0)
    stream = io.StringIO()
    progress = Progress(90, stream)

    progress(40)
    progress.end()

    assert stream.getvalue() == ""


def test_a_pipe_gets_a_line_for_each_tenth_if_that_is_asked_for() -> None:
    stream = io.StringIO()
    progress = Progress(20, stream, tenths=True)

    for done in range(1, 7):
        progress(done)

    assert stream.getvalue() == "2 / 20\n4 / 20\n6 / 20\n"
