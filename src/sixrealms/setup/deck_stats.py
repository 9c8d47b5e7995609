"""Everything that can be counted about a deck, as plain data for `deck stats --json`, the server and the builder."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sixrealms.catalogue import Printing, icon_number
from sixrealms.decks import Deck
from sixrealms.decks.text_list import ORDER
from sixrealms.setup.deck_report import not_enforced, problem
from sixrealms.setup.share_enforced import profile
from sixrealms.setup.unusable_cards import Unusable, unusable
from sixrealms.setup.where_legal import Verdict, verdicts
from sixrealms.wording import say

SIZES: Final = (55, 75, 110)


class Advised(NamedTuple):
    """How many cards of a kind good decks of a size have. No rule asks for it."""

    least: int
    most: int


#: What nine of ten decks have that come with the program; the two of 110 cards with some room around them.
ADVICE: Final[Mapping[int, Mapping[str, Advised]]] = MappingProxyType(
    {
        55: MappingProxyType({"realms": Advised(10, 13), "champions": Advised(8, 16)}),
        75: MappingProxyType({"realms": Advised(14, 16), "champions": Advised(18, 23)}),
        110: MappingProxyType({"realms": Advised(17, 22), "champions": Advised(26, 32)}),
    }
)


def stats(deck: Deck, language: str) -> dict[str, Any]:
    """The deck in figures and sentences of a language; nothing about it is refused, not even that it is empty."""
    known = profile(deck)
    return {
        "name": deck.name,
        "cards": len(deck.cards),
        "dungeon": deck.dungeon,
        "curve": curve(deck),
        "types": types(deck),
        "worlds": known.worlds,
        "unusable": [_unusable(one, deck, language) for one in unusable(deck)],
        "advice": list(_advice(deck, language)),
        "enforced": {
            "powers": known.powers,
            "enforced": known.enforced,
            "percent": known.percent,
            "missing": not_enforced(deck),
        },
        "legality": [_verdict(one, language) for one in verdicts(deck)],
    }


def curve(deck: Deck) -> list[dict[str, int]]:
    """How many champions, and how many other cards, have each number in their icon (`card.level.icon-number`)."""
    found: dict[int, list[int]] = {}
    for card in deck.printings:
        number = icon_number(card)
        if number is not None:
            found.setdefault(number, [0, 0])[not card.is_champion] += 1
    return [{"level": level, "champions": mine, "others": others} for level, (mine, others) in sorted(found.items())]


def types(deck: Deck) -> dict[str, int]:
    """How many cards of each type there are, in the order of a deck list."""
    found = Counter(card.type for card in deck.printings)
    return {one: found[one] for one in ORDER if found[one]}


def size_near(deck: Deck) -> int:
    """The size the deck is nearest to."""
    return min(SIZES, key=lambda size: (abs(size - len(deck.cards)), size))


def reason(one: Unusable, language: str) -> str:
    """Why nothing in the deck can use a card."""
    type_ = say(f"type-{one.card.type.replace(' ', '-')}", language)
    return say(one.message, language, type=type_, world=one.world or "none")


def _unusable(one: Unusable, deck: Deck, language: str) -> dict[str, Any]:
    card: Printing = one.card
    return {
        "id": card.id,
        "name": card.name,
        "type": card.type,
        "count": deck.cards.count(card.id),
        "why": reason(one, language),
        "rule": one.rule,
    }


def _advice(deck: Deck, language: str) -> Iterator[dict[str, Any]]:
    counts = {
        "realms": sum(card.type == "realm" for card in deck.printings),
        "champions": sum(card.is_champion for card in deck.printings),
    }
    for what, advised in ADVICE[size_near(deck)].items():
        count = counts[what]
        verdict = "few" if count < advised.least else "many" if count > advised.most else "fine"
        said = say("stats-advice", language, what=what, count=count, verdict=verdict, **advised._asdict())
        yield {"what": what, "count": count, **advised._asdict(), "verdict": verdict, "message": said}


def _verdict(one: Verdict, language: str) -> dict[str, Any]:
    return {
        "kind": one.kind,
        "limits": one.limits,
        "title": one.title,
        "size": one.size,
        "legal": one.legal,
        "problems": [problem(found, language) for found in one.problems],
    }
