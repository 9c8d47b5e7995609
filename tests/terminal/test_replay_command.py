from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from sixrealms.records import game, parser
from sixrealms.terminal.main import main
from tests.records.recording import SETUP, actions, text

MOVES = len(actions())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(text(), encoding="utf-8")
    return file


def _lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(["replay", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_game_is_told_move_by_move_and_verified(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = _lines(capsys, str(path))

    assert lines[0] == "Game of 2 players, ruleset tournament, 55 cards, seed 11"
    assert lines[1] == "Spellfire®: Championship—Standard [55]"
    assert lines[2:4] == ["A: A-1", "B: B-1"]
    assert "Turn 1, B" in lines
    moves = [line for line in lines if line.partition(".")[0].isdigit()]
    assert len(moves) == MOVES
    assert moves[0] == f"1. {parser.parse(text()).moves[0]}"
    assert lines[-2].endswith("Unrazed realms: " + lines[-2].partition("realms: ")[2])
    assert "(enough unrazed realms)" in lines[-2]
    assert lines[-1] == f"Verified: {MOVES} moves, the game is the same."


def test_it_is_told_in_portuguese_too(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = _lines(capsys, "--lang", "pt-BR", str(path))

    assert lines[0].startswith("Partida de 2 jogadores, regulamento tournament")
    assert "Turno 1, B" in lines
    assert any(" ataca " in line and " com " in line for line in lines)
    assert lines[-1] == f"Conferidos: {MOVES} lances, a partida é a mesma."
    assert not any(word in line for line in lines for word in (" plays ", " passes", " chooses "))


def test_an_unfinished_game_is_verified_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "game.txt").write_text(text(most=1), encoding="utf-8")

    lines = _lines(capsys, str(tmp_path / "game.txt"))

    assert lines[-2:] == ["The game is not finished.", "Verified: 1 move, the game is the same."]


def test_json_holds_the_whole_game(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(path)]) == 0
    told = json.loads(capsys.readouterr().out)

    assert told["verified"] is True
    assert told["differs"] is None
    assert [move["text"] for move in told["moves"]] == list(parser.parse(text()).moves)
    assert told["moves"][0].keys() == {"number", "turn", "seat", "verb", "text", "options"}
    assert told["result"]["reason"] == "goal"
    assert tuple(map(tuple, told["decks"])) == SETUP.decks
    assert told["dungeons"] == ["DU/2", ""]


def test_step_waits_for_every_move(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n\n\n\nq\n\n"))

    lines = _lines(capsys, "--step", str(path))

    moves = [line for line in lines if line.partition(".")[0].isdigit()]
    assert len(moves) == 5
    assert not any(line.startswith("Verified") for line in lines)
    assert any(line.startswith("B: 0 realms, 0 razed, 0 in the pool, 8 in hand, 47 in the draw pile") for line in lines)


@pytest.mark.parametrize("typed", ["", "\n\n"])
def test_step_goes_on_alone_when_the_input_ends(path: Path, typed: str) -> None:
    program = "import sys; from sixrealms.terminal.main import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", program, "replay", "--step", str(path)],
        input=typed,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )

    assert done.stdout.splitlines()[-1] == f"Verified: {MOVES} moves, the game is the same."
    assert done.stderr == ""


def _differing(path: Path) -> None:
    """A sound record of a game that goes another way: check lines of one game, seed of another."""
    lines = text().splitlines()
    summed = game.TextSum()
    for at, line in enumerate(lines):
        if line.startswith("== "):
            content = line.rpartition(" text ")[0]
            if content.startswith("== after 20:"):
                content = content.rpartition(" ")[0] + " 0123456789abcdef"
            summed.add(content)
            lines[at] = f"{content} text {summed.now()}"
        elif line:
            summed.add(line)
    path.write_text("\n".join(lines), encoding="utf-8")


def test_a_game_that_goes_another_way_ends_with_1(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _differing(path)

    assert main(["replay", str(path)]) == 1

    said = capsys.readouterr()
    assert said.out.splitlines()[-1] == "Not verified: the same up to move 10."
    assert said.err.startswith(f"sixrealms replay: {path}:")
    assert "the game differs between moves 11 to 20: recorded 'position 0123456789abcdef'" in said.err
    assert said.err.count("\n") == 1


def test_json_tells_of_the_difference(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _differing(path)

    assert main(["replay", "--json", "--force", str(path)]) == 1

    told = json.loads(capsys.readouterr().out)
    assert told["verified"] is False
    assert told["differs"]["after"] == 10
    assert len(told["moves"]) == MOVES


def test_other_powers_need_force(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    powers = next(line for line in text().splitlines() if line.startswith("powers: "))
    changed = text().replace(powers, "powers: 0000000000000000")
    path.write_text(changed, encoding="utf-8")

    assert main(["replay", str(path)]) == 2
    assert "were changed after they were written" in capsys.readouterr().err
    assert main(["replay", "--force", str(path)]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines()[-1] == f"Verified: {MOVES} moves, the game is the same."
    assert "the powers of its cards have changed since (then 0000000000000000, now" in said.err


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "cannot be read: there is no such file"),
        (b"", ":1: not a game record"),
        (b"\xff\xfe", ":1: not UTF-8 text, so not a game record"),
        (text().rpartition("\n== end")[0].encode(), "breaks off before its '== end' line"),
        (text().replace("\n7. ", "\n7. A passes; not ").encode(), "were changed after"),
        (b"Sixrealms save 1 00 00\n", ":1: a saved position, not the record of a game"),
    ],
)
def test_bad_input_is_one_line_and_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None, why: str
) -> None:
    path = tmp_path / "game.txt"
    if content is not None:
        path.write_bytes(content)

    assert main(["replay", str(path)]) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"sixrealms: {path}")
    assert why in said.err
    assert said.err.count("\n") == 1
    assert content is None or path.read_bytes() == content


def test_step_and_json_exclude_each_other(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--step", "--json", str(path)]) == 2
    assert "--step and --json exclude each other" in capsys.readouterr().err


def test_a_move_can_be_asked_why(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = _lines(capsys, str(path), "--why", "20", "--as", "club")

    assert lines[0] == f"20. {parser.parse(text()).moves[19]}"
    assert lines[2].startswith("Club weighed ")
    assert lines[3].endswith(": the best")


def test_a_move_the_record_does_not_have_cannot_be_asked(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(path), "--why", "9999"]) == 2
    assert f"moves 1 to {MOVES}, and no move 9999" in capsys.readouterr().err
