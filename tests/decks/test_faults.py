from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.decks.faults import DeckFaults
from sixrealms.errors import DeckError
from sixrealms.terminal.main import main

WRONG = "Name: Mine\n1 Watterdeep\n2 1st/54\n1st/9999\n[Nonsense]\n1000 War Party\nxyzzyx\n"


def test_every_line_that_is_wrong_is_told_with_what_would_be_right() -> None:
    with pytest.raises(DeckFaults) as wrong:
        decks.from_text(WRONG, "mine.txt", "mine")
    lines = wrong.value.details("en")
    assert [line.strip().split(" ")[0] for line in lines] == [f"mine.txt:{n}:" for n in (2, 4, 5, 6, 7)]
    assert "did you mean Waterdeep" in lines[0]
    assert "did you mean" in lines[1]
    assert "sections are" in lines[2]
    assert "1 to 110" in lines[3]
    assert "`sixrealms cards WORD`" in lines[4]
    assert str(wrong.value).startswith("mine.txt: 5 faults, the first: mine.txt:2: no card is called 'Watterdeep'")
    portuguese = wrong.value.details("pt-BR")
    assert all(one != other for one, other in zip(lines, portuguese, strict=True))


def test_a_crossfire_list_tells_all_its_faults_too() -> None:
    with pytest.raises(DeckFaults) as wrong:
        decks.from_text(
            "set tempDeck {\n {9th 1} {1st 54}\n {1st}\n}\nset tempAltCards {\n {2nd 9999}\n}\n", "mine.cfd", "mine"
        )
    assert [line.strip().split(" ")[0] for line in wrong.value.details("en")] == [
        "mine.cfd:2:",
        "mine.cfd:3:",
        "mine.cfd:6:",
    ]


def test_one_fault_is_told_as_it_is() -> None:
    with pytest.raises(DeckError) as wrong:
        decks.from_text("1 Watterdeep\n1 1st/54\n", "mine.txt", "mine")
    assert not isinstance(wrong.value, DeckFaults)
    assert str(wrong.value).startswith("mine.txt:1: ")


def test_of_a_file_that_is_no_list_the_first_line_is_told() -> None:
    with pytest.raises(DeckError) as wrong:
        decks.from_text("something\n" + "x" * 401 + "\nelse\n", "mine.txt", "mine")
    assert not isinstance(wrong.value, DeckFaults)
    assert str(wrong.value).startswith("mine.txt:1: ")


def test_of_very_many_faults_some_are_told_and_the_others_counted() -> None:
    with pytest.raises(DeckFaults) as wrong:
        decks.from_text("1st/9999\n" * 100, "mine.txt", "mine")
    lines = wrong.value.details("en")
    assert (len(lines), lines[-1].strip()) == (41, "and 60 more")


@pytest.mark.parametrize(
    ("name", "text"),
    [("large.txt", "110 1st/54\n" * 10), ("large.cfd", "set tempDeck {" + "{1st 54} " * 1001 + "}\n")],
)
def test_a_list_of_more_than_a_thousand_cards_is_no_deck(name: str, text: str) -> None:
    with pytest.raises(DeckError, match="more than 1,000 cards"):
        decks.from_text(text, name, "large")


def test_the_command_line_shows_a_line_for_each(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(WRONG)
    assert main(["deck", "check", str(file)]) == 2
    captured = capsys.readouterr()
    first, *others = captured.err.splitlines()
    assert captured.out == ""
    assert first.startswith(f"sixrealms: {file}: 5 faults")
    assert [line.split(": ")[0].strip() for line in others] == [f"{file}:{n}" for n in (2, 4, 5, 6, 7)]
