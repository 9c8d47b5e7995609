from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrealms.laboratory.field import LabGame
from sixrealms.terminal import lab_command
from sixrealms.terminal.main import main


@pytest.fixture
def field(tmp_path: Path) -> Path:
    path = tmp_path / "league.yaml"
    path.write_text("decks: [A-1, B-1]\nplayer: random\ngames: 2\nseed: 4\n")
    return path


def _told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["lab", *words, "--json"]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_the_page_and_the_games_lie_beside_the_field(field: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(field), "--workers", "1"]) == 0
    said = capsys.readouterr()
    assert f"The page is {field.with_suffix('.html')}." in said.out
    assert "1 / 2\n2 / 2\n" in said.err
    assert "Deck laboratory: league" in field.with_suffix(".html").read_text()
    assert len(field.with_suffix(".games.jsonl").read_text().splitlines()) == 3


@pytest.mark.daily_share
def test_the_number_of_processes_changes_nothing(field: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone = _told(capsys, str(field), "--workers", "1")
    assert _told(capsys, str(field), "--workers", "2", "--anew") == alone


def test_what_is_played_is_not_played_again(
    field: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, ...]] = []
    real = lab_command._games

    def noted(tried: object, missing: tuple[int, ...], workers: int, cluster: str) -> Iterator[list[LabGame]]:
        asked.append(missing)
        return real(tried, missing, workers, cluster)  # type: ignore[arg-type]

    monkeypatch.setattr(lab_command, "_games", noted)
    first = _told(capsys, str(field), "--workers", "1")
    assert _told(capsys, str(field), "--workers", "1") == first
    assert _told(capsys, str(field), "--workers", "1", "--games", "4")["games"] == 4
    assert asked == [(0, 1), (2, 3)]


def test_somebody_who_stops_keeps_what_was_played(
    field: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def parts(one: object, *_: object, **__: object) -> Iterator[list[LabGame]]:
        assert callable(one)
        yield [one(0)]
        raise KeyboardInterrupt

    monkeypatch.setattr(lab_command, "in_parts", parts)
    assert main(["lab", str(field)]) == 2
    assert "1 of 2 games are played and kept" in capsys.readouterr().err
    assert "1 of 2 games are played" in field.with_suffix(".html").read_text()
    monkeypatch.undo()
    assert _told(capsys, str(field), "--workers", "1")["games"] == 2


def test_a_fault_of_the_program_is_told(
    field: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def parts(*_: object, **__: object) -> Iterator[list[LabGame]]:
        yield [LabGame(0, (0, 1), -1, 0, 3, ((), ()), "KeyError 'x'")]

    monkeypatch.setattr(lab_command, "in_parts", parts)
    assert main(["lab", str(field)]) == 1
    assert "a game had to be stopped" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--games", "-1"], ["--workers", "999"]])
def test_impossible_numbers_are_refused(field: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(field), *words]) == 2
    assert not field.with_suffix(".games.jsonl").exists()


def test_a_field_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", str(tmp_path / "none.yaml")]) == 2
    assert "none.yaml" in capsys.readouterr().err
