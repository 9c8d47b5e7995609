"""What befalls servers is counted rightly, and the sums go on from run to run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benchmarks import faults
from benchmarks.ordeals import Became, became
from sixrealms.records.parser import parse
from tools import record_playthrough


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a game of two."""
    (playthrough,) = (one for one in record_playthrough.PLAYTHROUGHS if one.name == "fourth-edition-two")
    return record_playthrough.recorded(playthrough)


def test_what_was_lost_or_doubled_is_counted(record: str) -> None:
    moves = parse(record, "record").moves
    all_of_them = list(range(2, len(moves) + 2))
    assert became(record, all_of_them) == Became(len(moves), 0, 0)
    assert became(record, [*all_of_them, len(moves) + 2]).lost == 1  # acknowledged, and not there
    assert became(record, [*all_of_them, all_of_them[-1]]).doubled == 1  # two acknowledged as one
    acted = next(number for number, move in enumerate(moves, 2) if not move.endswith(" passes"))
    assert became(record, [one for one in all_of_them if one != acted]).doubled == 1  # there, and nobody said so


@pytest.mark.timeout(300)
def test_a_database_that_is_locked_loses_nothing_and_the_sums_grow(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sums = tmp_path / "sums.json"
    sums.write_text(json.dumps({"kills": {"times": 5, "cuts": 7, "acted": 11}}))
    line = ["--only", "locked-database", "--times", "1", "--pairs", "1", "--sums", str(sums)]
    assert faults.main(line) == 0
    told = capsys.readouterr().out
    kept = json.loads(sums.read_text())
    assert (kept["kills"]["times"], kept["locked-database"]["times"]) == (5, 1)
    assert kept["locked-database"]["acted"] > 10
    assert "13 faults and cuts in all: 0 lost, 0 doubled" in told


@pytest.mark.parametrize("words", [["--only", "earthquakes"], ["--times", "0"], ["--kills", "3", "--workers", "1"]])
def test_what_cannot_be_tried_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        faults.main(words)
    assert refused.value.code == 2
