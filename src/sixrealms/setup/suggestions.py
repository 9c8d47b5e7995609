"""Cards that would fit a deck: of its worlds, for its champions, and enforced ones in place of those that are not.

No rule asks for any of them, and nothing is said about how well they play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.catalogue import CAST_TYPES, Printing, icon_number
from sixrealms.decks import Deck
from sixrealms.powers import registry
from sixrealms.setup.unusable_cards import unusable
from sixrealms.wording import say

_OF_A_KIND: Final = 6
"""So many of each kind of suggestion."""


class Suggestion(NamedTuple):
    """A card, the message that says why, with its values, and the card whose place it could take."""

    card: str
    message: str
    values: Mapping[str, str | int]
    instead: str = ""

    def said(self, language: str) -> str:
        """Why, in a language; a `type` is a word of it."""
        said = dict(self.values)
        if "type" in said:
            said["type"] = say(f"type-{str(said['type']).replace(' ', '-')}", language)
        return say(self.message, language, **said)


def suggestions(deck: Deck) -> list[Suggestion]:
    """What would fit, the most useful first: in place of what is not enforced, for spell casters, of the world."""
    if not deck.cards:
        return []
    there = {card.card_id for card in deck.printings}
    free = [card for card in _enforced() if card.card_id not in there]
    return [*_instead(deck, free), *_for_casters(deck, free), *_of_its_world(deck, free)]


@cache
def _enforced() -> tuple[Printing, ...]:
    """The newest printing of every card whose power is played, or which has none."""
    newest = (one.default for one in catalogue.cards())
    return tuple(card for card in newest if card.official and registry.status(card) != "missing")


def _instead(deck: Deck, free: Sequence[Printing]) -> Iterator[Suggestion]:
    """For each card whose power is not played, or that nothing can use, the nearest that is."""
    useless = {one.card.id for one in unusable(deck)}
    taken: set[str] = set()
    weak = [card for card in dict.fromkeys(deck.printings) if registry.status(card) == "missing" or card.id in useless]
    for card in weak[:_OF_A_KIND]:
        like = [one for one in free if one.type == card.type and one.id not in taken]
        if card.id in useless:
            like = [one for one in like if one.world in ("", *_worlds(deck))]
        if not like:
            continue
        best = min(like, key=lambda one: _distance(card, one))
        taken.add(best.id)
        why = "suggest-instead-unusable" if card.id in useless else "suggest-instead"
        yield Suggestion(best.id, why, {"card": card.name}, card.id)


def _distance(card: Printing, other: Printing) -> tuple[int, int, int]:
    """How unlike two cards of a type are: world, number, attributes."""
    number = abs((icon_number(card) or 0) - (icon_number(other) or 0))
    return (card.world != other.world, number, -len(card.attributes & other.attributes))


def _for_casters(deck: Deck, free: Sequence[Printing]) -> Iterator[Suggestion]:
    """Cards of a type that several champions use and of which there are few."""
    casters: Counter[str] = Counter()
    for card in deck.printings:
        if card.is_champion:
            casters.update({use.partition("/")[0] for use in card.uses} & set(CAST_TYPES))
    held = Counter(card.type for card in deck.printings)
    wanting = [(kind, count) for kind, count in casters.most_common() if held[kind] < 2 * count]
    # what the deck is built on already before what it has nothing of
    for kind, count in sorted(wanting, key=lambda one: held[one[0]] == 0)[:2]:
        fitting = [one for one in free if one.type == kind and not one.world]
        for one in sorted(fitting, key=lambda one: (registry.status(one) != "enforced", one.id))[:_OF_A_KIND]:
            yield Suggestion(one.id, "suggest-cast", {"type": kind, "count": count, "there": held[kind]})


def _of_its_world(deck: Deck, free: Sequence[Printing]) -> Iterator[Suggestion]:
    """Champions, realms and holdings of the world most of its cards are of."""
    worlds = _worlds(deck)
    if not worlds:
        return
    world = worlds[0]
    mine = [one for one in free if one.world == world]
    for kinds in (("realm",), ("holding",), ()):
        fitting = [one for one in mine if one.type in kinds or (not kinds and one.is_champion)]
        for one in sorted(fitting, key=lambda one: (-(icon_number(one) or 0), one.id))[: _OF_A_KIND // 2]:
            yield Suggestion(one.id, "suggest-world", {"world": catalogue.WORLDS.get(world, world)})


def _worlds(deck: Deck) -> list[str]:
    """The worlds of its cards, the commonest first."""
    found = Counter(card.world for card in deck.printings if card.world in catalogue.WORLDS)
    return [world for world, _ in found.most_common()]
