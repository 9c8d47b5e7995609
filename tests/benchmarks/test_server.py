"""The measure of a server: clicks are timed to the other seat, tables grow to the limit, a real run has figures."""

from __future__ import annotations

import json
from random import Random

import pytest

from benchmarks import server as program
from benchmarks.clicking import Waits, waits_of
from benchmarks.crowd import Load, Pair, share
from benchmarks.disk import Disk
from benchmarks.first_load import AIM, Loaded, kind_of
from benchmarks.server import LIMIT, memory_a_table, most_within, stages


def load(tables: int, p99: float, memory: float = 0.0) -> Load:
    return Load(tables, 2 * tables, 100, 10.0, 5.0, p99, p99, memory, 0.5)


def test_numbers_of_tables_double_and_end_at_the_most() -> None:
    assert list(stages(10, 80)) == [10, 20, 40, 80]
    assert list(stages(10, 50)) == [10, 20, 40, 50]
    assert list(stages(3, 3)) == [3]


def test_a_wait_ends_when_the_other_seat_is_told_of_something_newer() -> None:
    waits: list[float] = []
    pair = Pair(waits, Random(1), (0.0, 0.0))
    pair.clicks(0, 7, 100.0)
    pair.sees(0, 8, 100.01)  # one's own news is nobody's wait
    pair.sees(1, 7, 100.02)  # what was there before the click
    assert waits == []
    pair.sees(1, 8, 100.03)
    pair.sees(1, 9, 100.5)  # counted once
    assert waits == [pytest.approx(0.03)]


def test_a_share_of_waits() -> None:
    waits = [float(number) for number in range(100, 0, -1)]
    assert [share(waits, part) for part in (0.5, 0.99, 1.0)] == [51.0, 100.0, 100.0]
    with pytest.raises(RuntimeError, match="no click"):
        share([], 0.5)


def test_tables_above_the_limit_are_not_held() -> None:
    assert most_within([load(10, LIMIT), load(20, LIMIT + 0.1)]) == 10
    assert most_within([load(10, LIMIT + 1)]) == 0


def test_what_all_tables_share_is_not_counted_to_each() -> None:
    assert memory_a_table(50.0, [load(10, 1, 80.0), load(20, 1, 90.0)]) == pytest.approx(1024)
    assert memory_a_table(50.0, [load(10, 1, 80.0)]) == pytest.approx(3 * 1024)


def test_waits_in_a_browser_are_counted_by_what_was_pressed() -> None:
    timed = [(False, float(number), float(2 * number)) for number in range(1, 100)] + [(True, 100.0, 200.0)]
    assert waits_of(8, timed) == Waits(8, 99, 1, 51.0, 100.0, 102.0, 200.0)


def test_what_a_browser_loads_is_told_apart() -> None:
    assert [
        kind_of(path) for path in ("/", "/assets/a.js", "/api/setup", "/api/catalogue", "/faces/card/en/x.svg")
    ] == [*("program", "program", "others", "cards", "faces")]
    assert Loaded(AIM, 10**6, 10**6, 10**6, 1, 0, 0).met
    assert not Loaded(AIM + 1, 0, 0, 0, 1, 0, 0).met


@pytest.mark.daily_share
def test_a_real_server_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    pages = {"/": Loaded(1000, 0, 0, 200, 3, 100.0, 200.0)}
    monkeypatch.setattr(program, "first_loads", lambda server: pages)
    monkeypatch.setattr(program, "clicked", lambda server, presses: [waits_of(2, [(0, 10.0, 20.0), (1, 12.0, 40.0)])])
    monkeypatch.setattr(program, "LIMIT", 60_000.0)  # how fast it is is not what is tested

    assert program.main(["--json", "--first", "2", "--most", "3", "--seconds", "3"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert [row["tables"] for row in told["loads"]] == [2, 3]
    assert all(row["clicks"] > 0 and 0 < row["p50"] <= row["p99"] <= row["longest"] for row in told["loads"])
    assert told["most_tables_within"] == 3
    assert told["start_seconds"] > 0
    assert 0 < told["disk_alone_ms"]["p50"] <= told["disk_alone_ms"]["longest"]
    assert told["waits_in_a_browser"] == [waits_of(2, [(False, 10.0, 20.0), (True, 12.0, 40.0)])._asdict()]
    assert told["first_loads"]["/"] == {**pages["/"]._asdict(), "met": True}


def test_text_says_which_aims_are_missed(capsys: pytest.CaptureFixture[str]) -> None:
    big = {"/": Loaded(AIM * 2, 0, 0, 0, 9, 100.0, 200.0)}
    program._write_text(
        program.Measured(5e6, 1.0, 50.0, 300.0, [load(10, 20.0), load(20, 300.0)], big, [], Disk(4.0, 80.0, 344.5))
    )
    told = capsys.readouterr().out
    assert "up to 10 tables" in told
    assert "MISSED" in told
    assert "p99 80.0, at most 344.5 ms" in told
