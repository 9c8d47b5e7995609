"""The words powers are written in are counted from the powers themselves."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import vocabulary


def test_a_word_is_used_by_the_wordings_whose_powers_hold_it() -> None:
    found = vocabulary.vocabulary()
    assert "wizard-spell.control-undead#0" in found.users["Choose"] | found.users["Extreme"]
    assert found.users["StandsInFor"] == {"artifact.rod-of-shapechange#0"}
    assert found.rare["StandsInFor"] == "artifact.rod-of-shapechange#0"
    assert "Play" not in found.rare
    assert "artifact.rod-of-shapechange#0" in found.needing


def test_options_use_words_and_are_no_wordings() -> None:
    found = vocabulary.vocabulary()
    assert found.users["ProposeTie"] == {"option:tyrants-game"}
    assert not any(user.startswith("option:") for user in found.needing)


def test_the_figures_are_written_into_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(vocabulary, "WRITTEN", tmp_path / "build" / "vocabulary.json")
    assert vocabulary.main(["--rare"]) == 0
    written = json.loads((tmp_path / "build" / "vocabulary.json").read_text())
    found = vocabulary.vocabulary()
    assert written["words"] == len(written["by_word"]) == found.words
    assert written["one_user_words"] == sum(users == 1 for users in written["by_word"].values())
    assert written["wordings_needing_one_user_word"] <= written["one_user_words"] <= written["words"]
    said = capsys.readouterr().out
    assert f"{written['words']} words, {written['one_user_words']} of them with one user" in said
    assert "StandsInFor              artifact.rod-of-shapechange#0" in said


def test_a_reader_who_has_seen_enough_is_no_fault() -> None:
    root = Path(vocabulary.__file__).resolve().parent.parent
    told = subprocess.Popen(
        [sys.executable, "-m", "tools.vocabulary", "--rare"], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert told.stdout is not None
    assert told.stderr is not None
    told.stdout.close()
    assert told.stderr.read() == b""
    assert told.wait() == 0
    told.stderr.close()
