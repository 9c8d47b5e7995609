from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.simulation.deck_trial import TrialGame
from sixrealms.simulation.outcome import ERROR, Finding
from sixrealms.terminal import deck_try
from sixrealms.terminal.main import main


def test_programs_get_the_figures_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["deck", "try", "F-1", "--games", "2", "--seed", "3", "--json"]
    assert main([*arguments, "--workers", "1"]) == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert list(found) == ["games", "wins", "share", "lower", "upper", "cards"]
    assert {tuple(card) for card in found["cards"]} == {("id", "played", "won_when_played")}
    assert [card["id"] for card in found["cards"]] == list(dict.fromkeys(decks.named("F-1").cards))
    assert found["games"] == 2
    assert captured.err == "1 / 2\n2 / 2\n"

    assert main([*arguments, "--workers", "2"]) == 0
    assert json.loads(capsys.readouterr().out) == found


def _as_if_played(monkeypatch: pytest.MonkeyPatch, *games: TrialGame, then: BaseException | None = None) -> None:
    def parts(*_: object, **__: object) -> Iterator[list[TrialGame]]:
        for game in games:
            yield [game]
        if then is not None:
            raise then

    monkeypatch.setattr(deck_try, "in_parts", parts)


THAY, ORB = "1st/8", "1st/104"


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        (
            "en",
            "1st Edition Starter Deck F-1 won 1 of 2 games: 50.0 %, in truth probably",
            "Never played: Adventurers!, ",
        ),
        ("pt-BR", "1st Edition Starter Deck F-1 venceu 1 de 2 partidas: 50,0 %", "Nunca jogadas: Adventurers!, "),
    ],
)
def test_people_get_the_cards_by_how_often_they_were_played(
    language: str, first: str, last: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _as_if_played(
        monkeypatch,
        TrialGame(0, won=True, played=frozenset({THAY})),
        TrialGame(1, won=False, played=frozenset({THAY, ORB})),
    )
    assert main(["--lang", language, "deck", "try", "F-1", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(first)
    point = "," if language == "pt-BR" else "."
    assert lines[1:3] == [f"Thay (1st/8): 2, 1, 50{point}0 %", f"Orb of Doom (1st/104): 1, 0, 0{point}0 %"]
    assert lines[3].startswith(last)
    assert "Thay" not in lines[3]


def test_ctrl_c_writes_what_there_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _as_if_played(monkeypatch, TrialGame(0, won=True, played=frozenset({THAY})), then=KeyboardInterrupt())
    assert main(["deck", "try", "F-1", "--games", "50", "--json"]) == 2
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert (found["games"], found["wins"]) == (1, 1)
    assert captured.err == "sixrealms: interrupted. 1 of 50 games were played.\n"


def test_a_fault_of_the_program_is_told_and_the_exit_code_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = Finding(ERROR, "KeyError", "x (engine/y.py:1)", 7)
    _as_if_played(monkeypatch, TrialGame(0, won=False, played=frozenset(), finding=fault))
    assert main(["deck", "try", "F-1", "--games", "1", "--json"]) == 1
    captured = capsys.readouterr()
    assert json.loads(captured.out)["wins"] == 0
    assert "game 0 with --seed 0: KeyError x (engine/y.py:1)" in captured.err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["nonsense"], "no shipped deck is called 'nonsense'"),
        (["F-1", "--games", "0"], "--games is 0"),
        (["F-1", "--games", "many"], "many"),
        (["F-1", "--seed", "-1"], "--seed is -1"),
        (["F-1", "--workers", "-1"], "--workers is -1"),
        (["F-1", "--ruleset", "chess"], "chess"),
        (["F-1", "--size", "56"], "--size is 56"),
        (["F-1", "--ruleset", "tournament-110"], "(deck.sizes.offered)"),
        (["mine.txt"], "(deck.sizes.offered)"),
        (["illegal.txt"], "(deck.limits.55.realms)"),
        (["empty.txt"], "the file is empty"),
        (["large.txt"], "too long for a deck"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.txt").write_text("20 1st/54\n")
    (tmp_path / "illegal.txt").write_text("55 1st/54\n")
    (tmp_path / "empty.txt").write_text("")
    (tmp_path / "large.txt").write_text("# nothing\n" * 30_000)
    assert main(["deck", "try", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert why in captured.err


def test_a_deck_that_is_not_legal_is_tried_if_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "illegal.txt"
    file.write_text("12 1st/1\n10 1st/44\n33 1st/54\n")
    assert main(["deck", "try", str(file), "--any-deck", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
