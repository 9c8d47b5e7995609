"""Decks made to measure: so many cards of each type, champions of chosen levels."""

from __future__ import annotations

from functools import cache

from sixrealms import catalogue
from sixrealms.decks import Deck

CHAMPION_ICONS = ("hero", "monster", "wizard", "cleric")


@cache
def _of_type(card_type: str) -> tuple[str, ...]:
    """One official printing of each card of a type, only such as may be in a deck once."""
    return tuple(
        card.default.id
        for card in catalogue.cards()
        if card.type == card_type and card.default.official and card.default.copies_per_deck == 1
    )


@cache
def _champions(*, avatar: bool) -> dict[int, tuple[str, ...]]:
    """Champions by the level that counts in a deck."""
    found: dict[int, list[str]] = {}
    for card in catalogue.cards():
        one = card.default
        if one.is_champion and one.official and one.avatar is avatar and one.level.isdigit():
            found.setdefault(one.deck_levels, []).append(one.id)
    return {level: tuple(ids) for level, ids in found.items()}


def cards(card_type: str, count: int) -> list[str]:
    """That many different cards of a type; `magical_item` may be written for a name with a space."""
    found = _of_type(card_type.replace("_", " "))[:count]
    assert len(found) == count, card_type
    return list(found)


def champions(*levels: int) -> list[str]:
    """Different champions, not avatars, of exactly these levels."""
    taken: list[str] = []
    for level in levels:
        taken.append(next(i for i in _champions(avatar=False)[level] if i not in taken))
    return taken


def avatars(*levels: int) -> list[str]:
    """Different avatars of exactly these levels."""
    taken: list[str] = []
    for level in levels:
        taken.append(next(i for i in _champions(avatar=True)[level] if i not in taken))
    return taken


def deck(size: int, main: list[str], dungeon: str | None = None) -> Deck:
    """A deck of these cards, filled up with different allies to the size."""
    assert len(main) <= size
    filling = [i for i in cards("ally", 130) if i not in main][: size - len(main)]
    return Deck("made to measure", (*main, *filling), dungeon)


def legal(size: int, **counts: int) -> list[str]:
    """The cards of a deck that meets the minimums of its size, with some counts changed."""
    least = {55: {"realm": 8, "champion": 1}, 75: {"realm": 10, "champion": 3}, 110: {"realm": 15, "champion": 4}}
    wanted = least[size] | counts
    found = champions(*(4,) * wanted.pop("champion"))
    for card_type, count in wanted.items():
        found += cards(card_type, count)
    return found
