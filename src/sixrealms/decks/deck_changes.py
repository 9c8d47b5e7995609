"""Changing a deck card by card: adding, removing, setting a number. All that is wrong is told at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.catalogue.card_data import fold
from sixrealms.decks.deck import Deck, from_list
from sixrealms.decks.faults import raise_all, with_remedy
from sixrealms.decks.text_list import COUNT, MOST_CARDS, MOST_COPIES, find
from sixrealms.errors import CatalogueError, DeckError, DeckRefused

PILES: Final = ("deck", "sideboard", "considering", "realm-deck")
"""The parts of a deck that can be changed. The dungeon card is changed with the deck."""

_HAS_ID: Final = re.compile(r"[A-Za-z0-9]+/[0-9]+\b|.*[(\[]\s*[A-Za-z0-9]+/[0-9]+\s*[)\]]$")


class DeckChange(NamedTuple):
    """One change: what is done ("add", "remove" or "count") to which cards, as somebody wrote it ("2 1st/12")."""

    what: str
    cards: str


def changed(deck: Deck, changes: Sequence[DeckChange], pile: str = "deck") -> Deck:
    """The deck after removals, then numbers that were set, then additions, in the order given otherwise.

    Without a count one card is added or removed; a number to be set needs one, which may be 0. A printing means itself;
    a name means any printing that is there, or the newest to be added. DeckError for cards that are not there or
    nobody knows, and for a deck grown too large.
    """
    cards = _cards(deck, pile)
    faults: list[DeckError] = []
    for what in ("remove", "count", "add"):
        for change in changes:
            if change.what == what:
                try:
                    cards = _after(cards, change)
                except (CatalogueError, DeckError) as error:
                    said = f"--{what} {change.cards[:60]!r}"
                    faults.append(DeckRefused("deck-change-fault", change=said, why=with_remedy(error)))
    if not faults and len(cards) > MOST_CARDS:
        faults.append(DeckRefused("deck-too-many-cards", source=deck.name, most=MOST_CARDS))
    raise_all(deck.name, faults)
    return _with(deck, pile, cards)


def differences(before: Deck, after: Deck) -> list[tuple[str, int]]:
    """Which printings there are more or fewer of, in all parts of the deck together, with how many."""
    one, other = _everything(before), _everything(after)
    found = [(card, other.count(card) - one.count(card)) for card in dict.fromkeys([*one, *other])]
    return [(card, count) for card, count in found if count]


def _everything(deck: Deck) -> list[str]:
    return [card for pile in PILES for card in _cards(deck, pile)]


def _cards(deck: Deck, pile: str) -> list[str]:
    if pile == "deck":
        return [*([deck.dungeon] if deck.dungeon else []), *deck.cards]
    return list({"sideboard": deck.sideboard, "considering": deck.considering, "realm-deck": deck.realm_deck}[pile])


def _with(deck: Deck, pile: str, cards: Iterable[str]) -> Deck:
    if pile == "deck":
        made = from_list(deck.name, cards)
        return replace(deck, cards=made.cards, dungeon=made.dungeon)
    if pile == "sideboard":
        return replace(deck, sideboard=tuple(cards))
    return replace(deck, considering=tuple(cards)) if pile == "considering" else replace(deck, realm_deck=tuple(cards))


def _after(cards: list[str], change: DeckChange) -> list[str]:
    line = change.cards.strip()
    match = COUNT.match(line)
    if match is None and change.what == "count":
        raise DeckRefused("deck-count-needed", like="'2 1st/54'")
    least = 0 if change.what == "count" else 1
    count = int(match[1]) if match and len(match[1]) < 5 else 1 if match is None else MOST_COPIES + 1
    if not least <= count <= MOST_COPIES:
        raise DeckRefused("deck-count", most=MOST_COPIES, found=repr(line[:20]))
    named = line[match.end() :] if match else line
    there = _there(cards, named)
    if change.what == "add":
        return [*cards, *[find(named).id] * count]
    if change.what == "count":
        kept = _without(cards, there, len(there) - count) if len(there) > count else cards
        return [*kept, *[there[0] if there else find(named).id] * max(0, count - len(there))]
    if len(there) < count:
        raise DeckRefused("deck-not-in-it", name=catalogue.printing(find(named).id).name, count=len(there))
    return _without(cards, there, count)


def _there(cards: Sequence[str], named: str) -> list[str]:
    """The copies that are meant: of that printing, or of every printing of the card where only a name is given."""
    if _HAS_ID.match(named):
        wanted = find(named).id
        return [card for card in cards if card == wanted]
    called = [card for card in cards if fold(catalogue.printing(card).name) == fold(named)]
    if called and len({catalogue.printing(card).card_id for card in called}) == 1:
        return called
    wanted_card = find(named).card_id
    return [card for card in cards if catalogue.printing(card).card_id == wanted_card]


def _without(cards: Sequence[str], which: Sequence[str], count: int) -> list[str]:
    """The cards without the last `count` of these."""
    left = list(cards)
    for card in which[len(which) - count :]:
        left.reverse()
        left.remove(card)
        left.reverse()
    return left
