"""Puzzles found in played games: each is proved, a few a day and all of them in a thorough run."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

import pytest

from sixrealms.exercises.exercise import GRADES, exercise, exercises, opened, scenario_of
from sixrealms.exercises.forced_win import ForcedWin
from sixrealms.exercises.found import GOALS
from sixrealms.exercises.progress import progress
from sixrealms.records import notation
from sixrealms.scenarios import scenario_file

FILE = files("sixrealms.exercises").joinpath("data", "found.jsonl")
ROWS: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
#: How many are proved in a usual run.
SHARE = 4
PARTS = max(1, -(-len(ROWS) // SHARE))
TODAY = datetime.now(UTC).date().toordinal() % PARTS
PROVED = ROWS if os.environ.get("SIXREALMS_WAYS") == "all" else ROWS[TODAY::PARTS]


@pytest.mark.parametrize("row", PROVED, ids=lambda row: row["key"])
def test_one_first_move_solves_it_and_no_other(row: dict[str, Any]) -> None:
    one = exercise(f"puzzles/{row['key']}")
    begun = opened(one).state
    search = ForcedWin(one)

    right = {notation.write(begun, action) for action in search.first_moves()}
    assert row["first"] in right
    assert {line.partition("#")[0] for line in right} == {row["first"].partition("#")[0]}, (
        "only equal cards are as good"
    )
    way = search.solution()
    assert progress(one, way).reached == ("goal",)
    assert search.false_move(way) is None
    assert begun.pending is not None
    for action in begun.pending.options:
        if notation.write(begun, action) not in right:
            slip = search.false_move([action])
            assert slip is not None
            assert slip.action == action


def test_what_is_in_the_file_can_be_asked_and_read() -> None:
    assert len(FILE.read_bytes()) < 400_000
    assert len({row["key"] for row in ROWS}) == len(ROWS)
    assert {row["goal"] for row in ROWS} <= set(GOALS)
    assert [GRADES.index(row["grade"]) for row in ROWS] == sorted(GRADES.index(row["grade"]) for row in ROWS)
    assert {one.grade for one in exercises("puzzles")} <= set(GRADES)
    for language in ("en", "pt-BR"):
        titles = [one.in_words(language)["title"] for one in exercises("puzzles")]
        assert len(set(titles)) == len(titles)
        assert not [one.key for one in exercises("puzzles") if "{" in one.in_words(language)["lead"]]


def test_every_exercise_fits_the_schema_of_scenarios() -> None:
    for one in (*exercises("lessons"), *exercises("puzzles")):
        (read,) = scenario_file.parse(json.dumps(scenario_of(one).data).encode(), one.id)
        assert read.data["seats"] == scenario_of(one).data["seats"]
