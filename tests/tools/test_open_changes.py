"""What one is told of a card whose changes are open, and how the list of them shrinks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import knockout_silent, open_changes

#: A card that is listed as open for the length of a test.
CARD = "4th/15"
NOTICED = "part: 1. Always.what:Levels.who:Both.tests without DEFENDING"


@pytest.fixture
def listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A list of one card with a change its tests notice."""
    path = tmp_path / "open.jsonl"
    path.write_text(json.dumps({"card": CARD, "changes": [NOTICED]}) + "\n", encoding="utf-8")
    for module in (knockout_silent, open_changes):
        monkeypatch.setattr(module, "OPEN_CHANGES", path)
    knockout_silent.still_open.cache_clear()
    yield path
    knockout_silent.still_open.cache_clear()


def test_a_card_is_told_with_its_print_definition_changes_and_tests(
    listed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prints = tmp_path / "prints.jsonl"
    prints.write_text(json.dumps({"id": CARD, "text": "It says so.", "blueline": ""}) + "\n", encoding="utf-8")
    assert open_changes.main([CARD, "--prints", str(prints)]) == 0
    out = capsys.readouterr().out
    assert "PRINT It says so." in out
    assert f'"{CARD}"' in out, "the definition"
    assert f"- {NOTICED}" in out
    assert "TESTS tests.cards." in out


def test_what_is_noticed_by_now_leaves_the_list(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert open_changes.main(["--again", "--close", CARD]) == 0
    assert capsys.readouterr().out == "1 cards, 0 changes of 0 survive\n"
    assert listed.read_text("utf-8") == ""


def test_what_survives_stays(listed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(open_changes, "first_to_notice", lambda card, power, runs: -1)
    assert open_changes.main(["--again", "--close", "4th"]) == 1
    assert f"survives {NOTICED}" in capsys.readouterr().out
    assert json.loads(listed.read_text("utf-8")) == {"card": CARD, "changes": [NOTICED]}


def test_tests_that_fail_unchanged_judge_nothing(
    listed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(open_changes, "run_card_tests", lambda card, power: ["it fails"])
    before = listed.read_text("utf-8")
    assert open_changes.main(["--again", "--close", CARD]) == 1
    assert f"{CARD} fails unchanged: it fails" in capsys.readouterr().out
    assert listed.read_text("utf-8") == before


def test_a_card_there_is_none_of_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert open_changes.main(["9th/9"]) == 2
    assert "open_changes: " in capsys.readouterr().err
