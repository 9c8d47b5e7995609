from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms.decks import Deck, crossfire_deck_file, named, shipped, write_crossfire
from sixrealms.decks.tcl import TclReader, quoted
from sixrealms.errors import DeckError

SMALL = """\
set tempDeckSize 110
set tempInInventory true
set tempAuthorName {A Player}
set tempNotes {Braces {nest} here.

The notes run over several lines; set tempDeck is only a word in them.}
set tempDeckTitle {Orcs & "friends"}
set tempInventory C:\\\\cards\\\\mine.cfi
set tempDeck {
   {1st   1} {1st  54}
   {1st  54} {DU    2}
}
set tempAltCards {
   {CQ   66}
}
"""


def parsed(text: str) -> Deck:
    return crossfire_deck_file.parse(text, "my.cfd", "my")


def test_a_deck_as_crossfire_writes_it() -> None:
    assert parsed(SMALL) == Deck(
        'Orcs & "friends"',
        ("1st/1", "1st/54", "1st/54"),
        "DU/2",
        considering=("CQ/66",),
        author="A Player",
        format="110",
    )


def test_windows_line_ends() -> None:
    assert parsed(SMALL.replace("\n", "\r\n")).cards == ("1st/1", "1st/54", "1st/54")


def test_a_deck_needs_only_its_cards() -> None:
    assert parsed("# by hand\nset tempDeck {{1st 1}}") == Deck("my", ("1st/1",))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("set tempDeckTitle x\n", "my.cfd: no list of cards"),
        ("set tempDeck {}\n", "my.cfd: the deck has no cards"),
        ("set tempDeckTitle x\nset tempDeck {\n  {1st 1}\n", "my.cfd:2: the file ends inside a {"),
        ('set tempDeckTitle "x\n', 'my.cfd:1: the file ends inside a "'),
        ("set tempDeck {\n  {1st 1}\n  {1st 9999}\n}\n", "my.cfd:3: no printing '1st/9999'"),
        ("set tempDeck {\n  {1st one}\n}\n", "my.cfd:2: expected a card like {1st 54}, found '1st one'"),
        ("set tempDeck {\n  1st 1\n}\n", "my.cfd:2: expected a card like {1st 54}, found '1st'"),
        ("set tempDeck {{FRN 1}}", "my.cfd:1: no printing 'FRN/1'"),
        ("puts hello\n", "my.cfd:1: expected 'set name value', found 'puts hello'"),
        ("set tempDeck [exec rm]\n", "my.cfd:1: '[' would have to be run as a program"),
        ("set tempDeck $cards\n", "my.cfd:1: '$' would have to be run as a program"),
        ("set tempDeck {{1st 1}}x\n", "my.cfd:1: 'x' directly after a closing brace"),
    ],
)
def test_mistakes_are_told_with_their_line(text: str, message: str) -> None:
    with pytest.raises(DeckError) as refused:
        parsed(text)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("deck", shipped(), ids=lambda d: d.id)
def test_shipped_decks_survive_being_written_and_read(deck: Deck) -> None:
    again = parsed(write_crossfire(deck))
    assert (again.cards, again.dungeon, again.considering) == (deck.cards, deck.dungeon, deck.considering)
    assert (again.name, again.author, again.format) == (deck.name, deck.author, deck.format)


def test_the_layout_is_crossfires_own() -> None:
    lines = write_crossfire(named("A-1")).splitlines()
    assert "set tempDeckTitle {1st Edition Starter Deck A-1}" in lines
    assert "   {1st 375} {1st 264} {1st 140} {1st 242} {1st 241} {1st 331} {1st 193}" in lines
    assert "   {1st 276} {1st 392} {1st 350} {1st 271} {1st  98} {1st 341} {1st 385}" in lines


@pytest.mark.property
@given(text=st.text(alphabet=st.characters(codec="utf-8", exclude_characters="\r"), max_size=40))
def test_any_text_survives_being_quoted(text: str) -> None:
    (words,) = TclReader(f"set name {quoted(text)}\n", "x").commands()
    assert [w.text for w in words] == ["set", "name", text]


@pytest.mark.property
@given(text=st.text(max_size=200))
def test_any_text_is_a_deck_or_one_clear_line(text: str) -> None:
    refused = ""
    try:
        deck = parsed(text)
    except DeckError as error:
        refused = str(error)
        deck = named("A-1")
    assert deck.cards or deck.dungeon
    assert refused == "" or (refused.startswith("my.cfd") and len(refused.splitlines()) == 1)
