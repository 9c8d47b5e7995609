"""`sixrealms puzzle`: which one is played, the move that lets it slip, and whether it was solved."""

from __future__ import annotations

import io
import sys
from datetime import date
from pathlib import Path

import pytest

from sixrealms.exercises.daily import puzzle_of
from sixrealms.exercises.exercise import exercises
from sixrealms.terminal.main import main

MANY = len(exercises("puzzles"))


def _played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *typed: str, command: str
) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    code = main(command.split())
    written = capsys.readouterr()
    return code, written.out, written.err


def test_a_solved_puzzle_ends_with_its_word_and_is_marked_in_the_list(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path))
    right = ("A attacks Nyrond with Neeva", "pass", "A attacks Nyrond with Tergoz Tenhammer")
    code, out, _ = _played(capsys, monkeypatch, *right, command="puzzle 1")

    assert code == 0
    assert "Puzzle 1: Who goes first?" in out
    assert "Raze Nyrond this turn." in out
    assert out.rstrip().endswith("A champion that wins clears the way; the next one walks in.")
    assert "Solved!" in out
    assert "lets it slip" not in out

    _, out, _ = _played(capsys, monkeypatch, command="puzzle list")
    assert "+   1 Who goes first?\n" in out
    assert "    2 Just enough\n" in out
    assert [word for word in ("Easy: 1 of ", "Middle: 0 of ", "Hard: 0 of ") if word in out][:2] == [
        "Easy: 1 of ",
        "Middle: 0 of ",
    ]


def test_the_move_that_lets_it_slip_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = "A attacks Nyrond with Tergoz Tenhammer"
    code, out, _ = _played(capsys, monkeypatch, wrong, command="--lang pt-BR puzzle 1")

    assert code == 0
    assert out.count("deixa escapar") == 1
    assert "Tergoz Tenhammer" in next(line for line in out.splitlines() if "deixa escapar" in line)
    assert "Não resolvido." in out
    assert "voltar o lance" not in out, "its turn is over"
    assert "sixrealms puzzle 1" in out


@pytest.mark.parametrize("command", ["puzzle", "puzzle today"])
def test_without_a_number_it_is_the_one_of_today(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    _, out, _ = _played(capsys, monkeypatch, "quit", command=command)

    words = puzzle_of(date.today()).in_words("en")
    assert f": {words['title']}\n" in out
    assert words["lead"].split(".")[0] in " ".join(out.split())
    assert "puzzle of today" in out
    assert "Not solved." in out


@pytest.mark.parametrize("wrong", ["0", str(MANY + 1), "yesterday", "²", "9999999999999"])
def test_what_there_is_not_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    code, _, err = _played(capsys, monkeypatch, command=f"puzzle {wrong}")

    assert code == 2
    assert f"there is no puzzle {wrong!r}; ask for today, for list or for a number from 1 to {MANY}" in err


@pytest.mark.parametrize(
    ("lang", "word", "said"), [("en", "hint", "gives no hints"), ("pt-BR", "dica", "não dá dicas")]
)
def test_a_puzzle_gives_no_hints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, word: str, said: str
) -> None:
    _, out, _ = _played(capsys, monkeypatch, word, "quit", command=f"--lang {lang} puzzle 1")

    assert said in " ".join(out.split())
    assert "Expert would" not in out
