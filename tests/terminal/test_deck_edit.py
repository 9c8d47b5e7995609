from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.terminal.main import main


@pytest.fixture(autouse=True)
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody's own decks, which is not there yet."""
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "decks"


def test_a_deck_is_begun_changed_and_set_back(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "new", "mine", "--ruleset", "tournament-110"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == f"mine is begun: {box / 'mine.txt'}"
    assert out[1].startswith("0 of 110 cards; not legal under tournament-110 yet, ")

    assert main(["deck", "edit", "mine", "--add", "2 1st/54", "--add", "1st/1", "--add", "DU/2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == ["+1 DU/2 Dungeon of the King", "+1 1st/1 Waterdeep", "+2 1st/54 War Party"] or set(
        lines[:3]
    ) == {"+1 DU/2 Dungeon of the King", "+1 1st/1 Waterdeep", "+2 1st/54 War Party"}
    assert main(["deck", "edit", "mine", "--remove", "1st/1", "--count", "1 1st/54"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["-1 1st/1 Waterdeep", "-1 1st/54 War Party"]
    assert main(["deck", "edit", "mine", "--undo"]) == 0
    assert main(["deck", "edit", "mine", "--redo"]) == 0
    capsys.readouterr()
    assert main(["deck", "edit", "mine", "--versions"]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert first.startswith("Version 1: 0 cards (+0 -0), until ")
    assert second.startswith("Version 2: 3 cards (+4 -0), until ")
    assert third == "Version 3: 1 card (+0 -2), now"
    assert main(["deck", "edit", "mine", "--version", "2"]) == 0


def test_it_is_known_by_its_name_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "new", "Meu baralho", "--from", "55-psionicist"]) == 0
    capsys.readouterr()
    assert main(["deck", "list"]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith("Meu baralho: Meu baralho, 55, ")
    assert main(["deck", "check", "meu baralho", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["legal"] is True
    assert main(["deck", "show", "meu baralho"]) == 0
    assert "Name: Meu baralho" in capsys.readouterr().out
    assert main(["deck", "stats", "meu baralho", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["name"] == "Meu baralho"
    assert main(["deck", "try", "meu baralho", "--games", "1", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert main(["simulate", "--games", "1", "--decks", "meu baralho", "--json"]) == 0
    capsys.readouterr()
    assert main(["deck", "convert", "meu baralho", "out.cfd"]) == 0
    assert sorted(decks.read("out.cfd").cards) == sorted(decks.named("55-psionicist").cards)


def test_a_deck_that_cannot_be_read_is_named_and_the_others_listed(
    box: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "new", "fine"]) == 0
    (box / "broken.txt").write_text("1 Watterdeep\n")
    capsys.readouterr()
    assert main(["deck", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("fine: fine, 0")
    assert lines[-1].startswith(f"Cannot be read: {box / 'broken.txt'}:1: no card is called")


def test_all_faults_of_an_imported_list_are_told_at_once(
    box: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "found.txt").write_text("1 Watterdeep\n1 1st/54\n1 9th/1\n")
    assert main(["deck", "new", "mine", "--from", "found.txt"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    first, *others = captured.err.splitlines()
    assert first.startswith("sixrealms: found.txt: 2 faults")
    assert [line.strip().split(" ")[0] for line in others] == ["found.txt:1:", "found.txt:3:"]
    assert not (box / "mine.txt").exists()


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize(
    "arguments",
    [
        ["new"],
        ["new", "A-1"],
        ["new", "x/y"],
        ["new", "fine"],
        ["new", "other", "--size", "56"],
        ["new", "other", "--ruleset", "chess"],
        ["new", "other", "--from", "nonsense"],
        ["new", "other", "--from", "empty.txt"],
        ["edit", "fine"],
        ["edit", "fine", "--undo", "--redo"],
        ["edit", "fine", "--undo", "--add", "1st/54"],
        ["edit", "fine", "--undo"],
        ["edit", "fine", "--redo"],
        ["edit", "fine", "--version", "7"],
        ["edit", "fine", "--version", "x"],
        ["edit", "fine", "--add", "Watterdeep"],
        ["edit", "fine", "--add", "1st/54", "--pile", "hand"],
        ["edit", "fine", "--remove", "1st/54"],
        ["edit", "A-1", "--add", "1st/54"],
        ["edit", "nonsense", "--versions"],
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_line_and_changes_nothing(
    arguments: list[str], language: str, box: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty.txt").write_text("")
    assert main(["deck", "new", "fine"]) == 0
    capsys.readouterr()
    before = {path: path.read_bytes() for path in box.rglob("*") if path.is_file()}
    assert main(["--lang", language, "deck", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert {path: path.read_bytes() for path in box.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize("part", ["new", "edit", "stats", "try"])
def test_every_part_explains_itself(language: str, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", language, "deck", part, "--help"]) == 0
    begins = "Usage" if language == "en" else "Uso"
    assert capsys.readouterr().out.startswith(f"{begins}: sixrealms deck {part}")
