"""The records of runs that the repository holds (docs/training) say all that is needed to repeat them."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

import pytest

from sixrealms.players.parameters import Parameters
from sixrealms.players.roster import LEVELS
from sixrealms.training.tuning import TUNABLE

RECORDS: Final = Path(__file__).resolve().parents[2] / "docs" / "training"
TUNED: Final = sorted(RECORDS.glob("tune-*.jsonl"))
READ_OFF: Final = sorted(RECORDS.glob("outcomes-*.jsonl"))


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def test_there_is_one_of_each() -> None:
    assert TUNED
    assert READ_OFF


@pytest.mark.parametrize("path", TUNED, ids=lambda path: path.stem)
def test_a_tuning_run_tells_what_was_asked_and_every_generation(path: Path) -> None:
    first, *rows = lines(path)
    asked = first["asked"]
    names = asked["names"].split(",")
    assert {asked["level"], asked["against"]} <= set(LEVELS)
    assert set(names) <= set(TUNABLE)
    assert [row["generation"] for row in rows] == list(range(asked["generations"]))
    for row in rows:
        assert len(row["shares"]) == asked["population"]
        assert all(0 <= share <= 1 for share in row["shares"])
        assert list(row["parameters"]) == names


@pytest.mark.parametrize("path", READ_OFF, ids=lambda path: path.stem)
def test_what_was_read_off_names_every_number_and_tells_winners_better(path: Path) -> None:
    (row,) = lines(path)
    assert set(row["asked"]["players"].split(",")) <= set(LEVELS)
    assert row["positions"] > 0
    assert row["after"] < row["before"]
    assert {name.partition(".")[0] for name in row["numbers"]} <= {field.name for field in fields(Parameters)}
