from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms import decks
from sixrealms.decks.lookup import asked_for
from sixrealms.errors import DeckError


def test_a_file_comes_before_a_shipped_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert asked_for("a-1") is decks.named("A-1")

    (tmp_path / "A-1").write_text("Name: Mine\n1st/54\n")
    assert asked_for("A-1").name == "Mine"


@pytest.mark.parametrize("name", ["absent.txt", "absent.CFD", "./absent"])
def test_what_looks_like_a_file_is_one(name: str) -> None:
    with pytest.raises(DeckError, match="no such deck file"):
        asked_for(name)


@pytest.mark.parametrize("name", ["", "a" * 5_000, "Orcs vs. elves", "a\0b"])
def test_any_other_words_are_the_name_of_a_shipped_deck(name: str) -> None:
    with pytest.raises(DeckError, match="no shipped deck is called"):
        asked_for(name)
