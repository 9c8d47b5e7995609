from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixrealms import catalogue, decks
from sixrealms.errors import RecordError
from sixrealms.records import setup_decks

IDS = tuple(printing.id for printing in catalogue.all_printings())


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        (("1st/12",), "1st/12"),
        (("1st/12", "1st/13"), "1st/12,13"),
        (("1st/12", "1st/13", "1st/14", "1st/14"), "1st/12-14,14"),
        (("1st/14", "1st/13", "1st/12"), "1st/14,13,12"),
        (("1st/44", "1st/44", "AR/3", "1st/44"), "1st/44x2 AR/3 1st/44"),
        ((), ""),
    ],
)
def test_runs_and_copies_are_written_short(cards: tuple[str, ...], line: str) -> None:
    assert setup_decks.write(cards) == line
    assert setup_decks.read(line) == cards


@pytest.mark.property
@given(st.lists(st.sampled_from(IDS), max_size=60))
def test_every_deck_is_read_back_in_its_order(cards: list[str]) -> None:
    assert setup_decks.read(setup_decks.write(cards)) == tuple(cards)


@pytest.mark.property
@given(st.integers(1, 460), st.lists(st.sampled_from((0, 0, 1, 1, 1, 2)), max_size=40))
def test_every_pattern_of_neighbours_is_read_back(first: int, steps: list[int]) -> None:
    numbers = [first]
    for step in steps:
        numbers.append(min(numbers[-1] + step, 465))
    cards = tuple(f"1st/{number}" for number in numbers)

    assert setup_decks.read(setup_decks.write(cards)) == cards


def test_shipped_decks_take_one_line_each() -> None:
    for deck in decks.shipped():
        assert setup_decks.read(setup_decks.write(deck.cards)) == deck.cards
        assert len(setup_decks.write(deck.cards)) < 8 * len(deck.cards)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1st", "'1st' is not part of a deck; write them like 1st/12-15,44x2"),
        ("1st/", "'1st/' is not part of a deck"),
        ("1st/12,,13", "is not part of a deck"),
        ("1st/12-15x2", "is not part of a deck"),
        ("1st/-3", "is not part of a deck"),
        ("1st/15-12", "'15-12' is not a range or count of cards"),
        ("1st/1x0 1st/2x999 1st/3x2", "is not a range or count of cards"),
        ("1st/9999", "no printing '1st/9999'"),
        ("XX/1", "no printing 'XX/1'"),
        ("1st/1-9999", "is not a range or count of cards"),
    ],
)
def test_what_is_no_deck_is_refused(line: str, why: str) -> None:
    with pytest.raises(RecordError) as refusal:
        setup_decks.read(line)

    assert why in str(refusal.value)
