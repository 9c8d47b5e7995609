from __future__ import annotations

from pathlib import Path

import pytest

from tools import match_playthroughs, option_playthroughs, record_playthrough
from tools.record_playthrough import PLAYTHROUGHS


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(record_playthrough, "FOLDER", tmp_path / "playthroughs")
    monkeypatch.setattr(record_playthrough, "PLAYTHROUGHS", PLAYTHROUGHS[:1])
    monkeypatch.setattr(option_playthroughs, "FOLDER", tmp_path / "playthroughs" / "options")
    monkeypatch.setattr(option_playthroughs, "OPTION_PLAYTHROUGHS", ())
    monkeypatch.setattr(option_playthroughs, "DECK_PLAYTHROUGHS", ())
    monkeypatch.setattr(match_playthroughs, "FOLDER", tmp_path / "playthroughs" / "matches")
    monkeypatch.setattr(match_playthroughs, "MATCH_PLAYTHROUGHS", ())
    return tmp_path / "playthroughs"


def test_games_are_written_once_and_then_compared(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / f"{PLAYTHROUGHS[0].name}.txt"

    assert record_playthrough.main(["--check"]) == 1
    assert not path.exists()
    assert record_playthrough.main([]) == 0
    written = path.read_text(encoding="utf-8")
    assert record_playthrough.main(["--check"]) == 0
    path.write_text(written.replace("passes", "waits", 1), encoding="utf-8")
    assert record_playthrough.main(["--check"]) == 1
    assert record_playthrough.main([]) == 0

    assert path.read_text(encoding="utf-8") == written
    said = [line.partition(": ")[2].partition(",")[0] for line in capsys.readouterr().out.splitlines()]
    assert said == ["differs", "written", "unchanged", "differs", "written"]


def test_other_arguments_are_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert record_playthrough.main(["--help"]) == 2

    assert capsys.readouterr().err.startswith("usage: ")
    assert not folder.exists()
