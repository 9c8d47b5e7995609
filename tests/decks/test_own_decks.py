from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import decks
from sixrealms.decks import own_decks
from sixrealms.decks.lookup import asked_for
from sixrealms.errors import DeckError


@pytest.fixture(autouse=True)
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of somebody's own decks."""
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "home"))
    folder = tmp_path / "home" / "decks"
    folder.mkdir(parents=True)
    return folder


def test_a_deck_is_found_by_its_name_whatever_its_case(box: Path) -> None:
    (box / "Águias e orcs.txt").write_text("2 1st/54\n", encoding="utf-8")
    assert asked_for("águias E orcs").cards == ("1st/54", "1st/54")
    assert asked_for("águias-e-orcs").name == "Águias e orcs"
    assert own_decks.names() == ["Águias e orcs"]


def test_its_name_is_that_of_the_file_whatever_the_list_says(box: Path) -> None:
    (box / "mine.txt").write_text("Name: Other\n1st/54\n")
    assert asked_for("mine").name == "mine"
    with pytest.raises(DeckError, match="no shipped deck is called"):
        asked_for("Other")


def test_one_of_ones_own_comes_before_a_shipped_one(box: Path) -> None:
    (box / "A-1.txt").write_text("1st/54\n")
    assert asked_for("A-1").cards == ("1st/54",)


def test_a_deck_of_ones_own_may_be_empty(box: Path) -> None:
    (box / "begun.txt").write_text("Name: begun\n")
    assert asked_for("begun").cards == ()


def test_a_name_nearly_right_is_proposed(box: Path) -> None:
    (box / "Dragons.txt").write_text("1st/54\n")
    with pytest.raises(DeckError, match="did you mean Dragons"):
        asked_for("Dragon")


def test_other_files_and_missing_folders_are_no_decks(
    box: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (box / "notes.md").write_text("x")
    (box / ".hidden.txt").write_text("x")
    (box / "history").mkdir()
    assert own_decks.names() == []
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "nowhere"))
    assert own_decks.names() == []
    assert asked_for("A-1") is decks.named("A-1")


@pytest.mark.parametrize(
    "name", ["", " ", "...", ".hidden", "-x", "a/b", "a\\b", "a:b", "a,b", "a\0b", "a\tb\x07", "x.txt", "!?", "é" * 61]
)
def test_a_name_no_file_should_have_is_refused(name: str) -> None:
    with pytest.raises(DeckError) as wrong:
        own_decks.check_new_name(name)
    assert wrong.value.said("pt-BR") != str(wrong.value)


@pytest.mark.parametrize("name", ["A-1", "a1", "Psionicist", "55-psionicist"])
def test_the_name_of_a_shipped_deck_is_taken(name: str) -> None:
    known = {deck.id for deck in decks.shipped()} | {deck.name for deck in decks.shipped()}
    if name == "Psionicist" and name not in known:
        pytest.skip("no deck has this title")
    with pytest.raises(DeckError, match="shipped deck is called"):
        own_decks.check_new_name(name)


@given(st.text(max_size=80))
def test_a_name_that_is_taken_is_one_line_and_stays_what_it_is(name: str) -> None:
    try:
        kept = own_decks.check_new_name(name)
    except DeckError:
        return
    assert kept.isprintable()
    assert own_decks.check_new_name(kept) == kept
    path = own_decks.path_of(kept)
    assert path.parent == own_decks.folder()
    assert path.stem == kept
