from __future__ import annotations

import json
from pathlib import Path

import pytest

from sixrealms.terminal.main import main


def test_programs_get_everything_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "stats", "F-1", "--json"]) == 0
    captured = capsys.readouterr()
    found = json.loads(captured.out)
    assert captured.err == ""
    assert list(found) == [
        *("name", "cards", "dungeon", "curve", "types", "worlds", "unusable", "advice", "enforced", "legality"),
    ]
    assert found["types"]["realm"] == 12
    (one,) = found["unusable"]
    assert (one["name"], one["rule"], one["count"]) == ("Ren's Crystal Ball", "card.world.matching", 1)
    refused = next(v for v in found["legality"] if (v["limits"], v["size"]) == ("tournament", 75))
    assert refused["problems"][0]["rule"] == "deck.limits.75.total"


def test_people_get_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "stats", "F-1", "--plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "1st Edition Starter Deck F-1, 55 cards"
    assert "realm: 12" in lines
    assert "Level 4: champions 4, others 0" in lines
    assert "tournament with 55 cards: legal" in lines
    assert "Legal for 3 of 75 deck formats: 551ES, 999, 9999" in lines
    why = "no champion of the deck that could bear it is of Greyhawk (card.world.matching)"
    assert f"  - Ren's Crystal Ball (1st/199): {why}" in lines
    assert any(line.startswith("  - 2 copies of Thay, at most 1 allowed (crossfire/55/copies)") for line in lines)


def test_people_get_the_same_in_portuguese(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pt-BR", "deck", "stats", "E-1", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "nenhum campeão do baralho usa cartas do tipo magia de clérigo (icon.ability.by-type)" in out
    assert "reino: " in out


def test_a_deck_with_a_single_card_has_figures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "one.txt"
    file.write_text("1 1st/353\n")
    assert main(["deck", "stats", str(file)]) == 0
    assert "Bless (1st/353): the deck has no champion (turn.phase3.user-required)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "content", "why"),
    [
        ("nonsense", None, "no shipped deck is called 'nonsense'"),
        ("absent.txt", None, "no such deck file"),
        ("empty.txt", "", "the file is empty"),
        ("large.txt", "# nothing\n" * 30_000, "too long for a deck"),
        ("words.txt", "once upon a time\n", "no card is called"),
    ],
)
def test_what_is_no_deck_is_refused_in_one_line(
    name: str, content: str | None, why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / name).write_text(content)
    asked = name if "." not in name else str(tmp_path / name)
    assert main(["deck", "stats", asked, "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert why in captured.err
