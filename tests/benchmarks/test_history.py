from __future__ import annotations

from pathlib import Path

from benchmarks import history
from benchmarks.measuring import Figure
from benchmarks.peers import PEERS, beside

MEASURED = [Figure("decision, 2 players", 50.0, 60.0, 60.0), Figure("view, 2 players", 40.0, 48.0)]


def test_the_last_run_of_the_same_kind_is_what_the_next_is_held_against(tmp_path: Path) -> None:
    path = tmp_path / "history.jsonl"
    assert history.last(compiled=False, path=path) is None

    history.keep(history.entry(MEASURED, compiled=False, python="3.11.7"), path)
    history.keep(history.entry([], compiled=True, python="3.11.7"), path)

    before = history.last(compiled=False, path=path)
    assert before is not None
    assert before["us_eq"] == {"decision, 2 players": 50.0, "view, 2 players": 40.0}
    assert history.last(compiled=True, path=path) != before


def test_a_step_back_is_named_and_a_small_one_is_the_machine() -> None:
    before = {"decision, 2 players": 50.0, "view, 2 players": 40.0}
    assert history.steps_back({"decision, 2 players": 54.0, "view, 2 players": 45.0, "new": 9.0}, before) == [
        "view, 2 players: 40 -> 45 µs-eq"
    ]


def test_this_program_stands_among_its_peers_where_its_ratio_puts_it() -> None:
    lines = beside("Spellfire", 3.0)
    at = next(number for number, line in enumerate(lines) if line.startswith(">"))
    assert "Six Realms" in lines[at]
    assert "catanatron" in lines[at - 1]
    assert "gin rummy" in lines[at + 1]
    assert len(lines) == len(PEERS) + 1
