"""Decks that came out of a sealed box: nothing about them is built, so nothing is limited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from sixrealms.catalogue import Printing, printing
from sixrealms.decks.limits_check import DeckProblem, put_in, take_out
from sixrealms.formats.deck_entry import FormatEntry, banned, ids, names_of

SET: Final = "4th"
BOOSTER_SET: Final = "DR"
CARDS: Final = 55
MOST_EXCHANGED: Final = 12  # format.masters-strategy.booster-swap


def sealed_deck(entry: FormatEntry) -> Iterator[DeckProblem]:
    """The 55 cards of one box and nothing else; construction limits do not count (`format.sealed-deck.always-legal`).

    Where it is known which deck was issued, it must be that one (`conflict.sealed-deck.must-use-all`).
    """
    main = entry.deck.printings
    yield from _size(main, "format.sealed-deck.one-deck")
    yield from _nothing_added(entry, "format.sealed-deck.one-deck")
    foreign = [p for p in main if p.set != SET]
    yield from banned("format.sealed-deck.one-deck", "format-not-sealed", foreign)
    if entry.issued is not None:
        changed = _beyond(entry.deck.cards, entry.issued.cards)
        yield from banned("format.sealed-deck.one-deck", "format-not-issued", [p for p in changed if p.set == SET])


def masters_strategy(entry: FormatEntry) -> Iterator[DeckProblem]:
    """A sealed deck in which up to twelve cards came out of the booster (`format.masters-strategy.booster-swap`).

    `conflict.masters-strategy.legality`: one for one and without limits, but no card twice. Where the deck and booster
    issued are known, the cards must be theirs.
    """
    rule = "format.masters-strategy.booster-swap"
    main = entry.deck.printings
    yield from _size(main, rule)
    yield from _nothing_added(entry, rule)
    yield from banned(rule, "format-not-sealed", [p for p in main if p.set not in (SET, BOOSTER_SET)])
    exchanged = [p for p in main if p.set == BOOSTER_SET]
    if len(exchanged) > MOST_EXCHANGED:
        over = len(exchanged) - MOST_EXCHANGED
        args: dict[str, str | int] = {"count": len(exchanged), "most": MOST_EXCHANGED}
        yield DeckProblem(rule, "format-exchanged", args, ids(exchanged), "mend-replace", {"count": over})
    in_box = {p.card_id for p in main if p.set != BOOSTER_SET}
    times = Counter(p.card_id for p in exchanged)
    twice = [p for p in exchanged if p.card_id in in_box or times[p.card_id] > 1]
    yield from banned(rule, "format-exchanged-twice", twice)
    if entry.issued is not None:
        booster = entry.issued.considering  # as sealed_product.SealedBox writes it
        changed = _beyond(entry.deck.cards, (*entry.issued.cards, *booster))
        yield from banned(rule, "format-not-issued", [p for p in changed if p.set == SET or booster])


def _size(main: Sequence[Printing], rule: str) -> Iterator[DeckProblem]:
    over = len(main) - CARDS
    if over:
        args: dict[str, str | int] = {"count": len(main), "size": CARDS}
        yield DeckProblem(rule, "deck-total", args, (), *(take_out(over) if over > 0 else put_in(-over)))


def _nothing_added(entry: FormatEntry, rule: str) -> Iterator[DeckProblem]:
    deck = entry.deck
    added = [printing(i) for i in (*((deck.dungeon,) if deck.dungeon else ()), *deck.sideboard)]
    if added:
        args: dict[str, str | int] = {"count": len(added), "names": names_of(added)}
        yield DeckProblem(rule, "format-added", args, ids(added), *take_out(len(added)))


def _beyond(cards: Sequence[str], issued: Sequence[str]) -> list[Printing]:
    return [printing(i) for i in (Counter(cards) - Counter(issued)).elements()]
