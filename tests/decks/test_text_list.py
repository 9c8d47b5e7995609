from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import catalogue
from sixrealms.catalogue import printing
from sixrealms.decks import Deck, find_card, from_list, named, shipped, text_list, write_text
from sixrealms.errors import CatalogueError, DeckError

ALL = [p.id for p in catalogue.all_printings()]


def parsed(text: str) -> Deck:
    return text_list.parse(text, "my.txt", "my")


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("1st/54", ["1st/54"]),
        ("2 1st/54 War Party", ["1st/54"] * 2),
        ("2x 1st/54", ["1st/54"] * 2),
        ("3 X War Party (1st/54)", ["1st/54"] * 3),
        ("War Party [1ST/054]", ["1st/54"]),
        ("1x War Party", ["3rd/54"]),  # the newest printing
        ("drizzt dourden", ["4th/253"]),
        ("Dispel Magic (cleric spell)", [catalogue.card(printing("1st/358").card_id).default.id]),
        ("Fortification: Rampart", ["4th/82"]),
        ("War Party # for the trenches", ["3rd/54"]),
        ("War Party // for the trenches", ["3rd/54"]),
    ],
)
def test_ways_to_write_a_card(line: str, cards: list[str]) -> None:
    assert list(parsed(line).cards) == cards


@pytest.mark.rule("deck.same-card")
def test_one_name_with_two_icons_is_two_cards_and_the_icon_has_to_be_written() -> None:
    assert parsed("Dispel Magic (wizard spell)\nDispel Magic (cleric spell)").cards == tuple(
        catalogue.card(printing(spell).card_id).default.id for spell in ("1st/346", "1st/358")
    )
    with pytest.raises(DeckError, match="is the name of 2 cards"):
        parsed("Dispel Magic")


def test_a_whole_list() -> None:
    deck = parsed(
        "# my first deck\n"
        "Name: Orcs: the return\n"
        "author: A Player\n"
        "FORMAT: 55\n\n"
        "Realms (1)\n1st/1 Waterdeep\n"
        "== Allies ==\n3 War Party\n"
        "Dungeon: DU/2\n"
        "[Sideboard]\n1st/4\n"
        "Considering:\n1st/3\n"
        "[Deck]\n1st/44\n"
    )
    dungeon = next(p.id for p in catalogue.all_printings() if p.id == "DU/2")
    assert printing(dungeon).type == "dungeon"
    assert deck == Deck(
        "Orcs: the return",
        ("1st/1", "3rd/54", "3rd/54", "3rd/54", "1st/44"),
        "DU/2",
        ("1st/4",),
        ("1st/3",),
        "A Player",
        "55",
    )


@pytest.mark.rule("deck.dungeon.single")
def test_a_second_dungeon_card_stays_where_the_check_finds_it() -> None:
    deck = parsed("DU/2\nDU/3\n1st/1\n")
    assert (deck.dungeon, deck.cards) == ("DU/2", ("DU/3", "1st/1"))


def test_a_card_called_like_a_type_is_still_a_card() -> None:
    assert parsed("Realm\nHero\n").cards == ("CQ/66", "CQ/50")


def test_without_a_name_the_file_names_the_deck() -> None:
    assert parsed("1st/1").name == "my"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("1st/1\nWarr Party", "my.txt:2: no card is called 'Warr Party'; did you mean War Party"),
        ("1st/1\n\n1st/999", "my.txt:3: no printing '1st/999'"),
        ("5th/1", "my.txt:1: no printing '5th/1'; did you mean 4th/1"),
        ("1st/1 War Party", "my.txt:1: 1st/1 is Waterdeep, not 'War Party'"),
        ("War Party (1st/1)", "my.txt:1: 1st/1 is Waterdeep, not 'War Party'"),
        ("0 War Party", "my.txt:1: a count must be 1 to 110, found '0 War Party'"),
        ("111 War Party", "a count must be 1 to 110"),
        ("99999999999999999999999 War Party", "a count must be 1 to 110"),
        ("1st/" + "9" * 5000, f"my.txt:1: no card is called '1st/{'9' * 56}'"),
        ("Dispel Magic", "is the name of 2 cards; write 'Dispel Magic (wizard spell)' or"),
        ("War Party (hero)", "War Party is no hero; it is ally"),
        ("Dungeon: Waterdeep", "my.txt:1: Waterdeep (3rd/1) is not a dungeon card but of type realm"),
        ("[Extra deck]\n1st/1", "my.txt:1: unknown section 'extra deck'; sections are"),
        ("# nothing\n", "my.txt: the deck has no cards; write one per line"),
        ("[Sideboard]\n1st/1", "my.txt: the deck has no cards"),
    ],
)
def test_mistakes_are_told_with_their_line(text: str, message: str) -> None:
    with pytest.raises(DeckError) as refused:
        parsed(text)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("deck", shipped(), ids=lambda d: d.id)
def test_shipped_decks_survive_being_written_and_read(deck: Deck) -> None:
    again = text_list.parse(write_text(deck), "again.txt", "again")
    assert Counter(again.cards) == Counter(deck.cards)
    assert Counter(again.considering) == Counter(deck.considering)
    assert (again.dungeon, again.name, again.author, again.format) == (
        deck.dungeon, deck.name, deck.author, deck.format,
    )  # fmt: skip


@pytest.mark.property
@given(cards=st.lists(st.sampled_from(ALL), min_size=1, max_size=60), side=st.lists(st.sampled_from(ALL), max_size=7))
def test_any_deck_survives_being_written_and_read(cards: list[str], side: list[str]) -> None:
    deck = from_list("any", cards, sideboard=side)
    if not deck.cards:
        return
    again = text_list.parse(write_text(deck), "again.txt", "again")
    assert again.dungeon == deck.dungeon
    assert Counter(again.cards) == Counter(deck.cards)
    assert Counter(again.sideboard) == Counter(deck.sideboard)


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
    assert refused == "" or (refused.startswith("my.txt") and len(refused.splitlines()) == 1)


@pytest.mark.parametrize("card", ["no such card", "1st/0", "xyz/1"])
def test_finding_an_unknown_card_is_refused(card: str) -> None:
    with pytest.raises(CatalogueError):
        find_card(card)


def test_the_example_of_the_guide_is_a_deck() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guides" / "deck-files.md").read_text("utf-8")
    deck = parsed(guide.split("```")[1])
    assert deck.cards[:5] == ("3rd/54", "3rd/54", "3rd/1", "1st/45", "1st/44")
    assert (deck.dungeon, deck.sideboard) == ("DU/2", ("1st/331",))


@pytest.mark.rule("tyrant.decks.two")
def test_the_second_deck_of_the_tyrant_has_a_section_of_its_own() -> None:
    found = parsed("1st/54\n[Realm Deck]\n1st/1\n4th/1 Menzoberranzan\n[Sideboard]\n1st/331\n")
    assert (found.cards, found.realm_deck, found.sideboard) == (("1st/54",), ("1st/1", "4th/1"), ("1st/331",))
    assert parsed(write_text(found)) == found


@pytest.mark.rule("deck.same-card")
def test_a_name_with_two_icons_is_two_cards_and_one_must_be_said() -> None:
    with pytest.raises(DeckError, match=r"wizard spell.*cleric spell|cleric spell.*wizard spell"):
        find_card("Dispel Magic")
    wizard, cleric = find_card("Dispel Magic (wizard spell)"), find_card("Dispel Magic (cleric spell)")
    assert (wizard.type, cleric.type) == ("wizard spell", "cleric spell")
    assert find_card("War Party").id == "3rd/54"
