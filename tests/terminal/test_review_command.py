from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixrealms.terminal.main import main
from tests.records.recording import actions, text


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(text(), encoding="utf-8")
    return file


@pytest.mark.daily_share
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Who was winning", "gave ", "Better: ")), ("pt-BR", ("Quem vencia", "cust", "Melhor: "))],
)
def test_people_get_a_curve_and_the_turning_points(
    path: Path, language: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", language, "review", str(path)]) == 0
    said = capsys.readouterr().out
    assert [word for word in words if word not in said] == []
    curves = [line.split()[1] for line in said.splitlines() if line[:3] in ("A  ", "B  ")]
    assert len(curves) == 2
    assert {*curves[0], *curves[1]} <= set("▁▂▃▄▅▆▇█")


def test_programs_get_every_move(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["curve"]) == len(actions()) + 1
    assert all(point["share_better"] > point["share_played"] for point in told["turning_points"])


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear friend\n")
    assert main(["review", str(tmp_path / "letter.txt")]) == 2
    assert capsys.readouterr().err
