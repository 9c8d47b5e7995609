"""The cards a change of a power is about: those for which the question it asks is answered otherwise than before."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from sixrealms import catalogue
from sixrealms.engine.power import Context, Node, Power
from sixrealms.engine.state import State
from sixrealms.powers import registry
from sixrealms.powers.question import Both, Either, Not, Question
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build


class Gallery(NamedTuple):
    """A table with every card whose power is enforced in one discard pile."""

    state: State
    cards: dict[str, int]


@cache
def gallery() -> Gallery:
    """Made once: no game, only something to look at."""
    first = {p.wording: p for p in reversed(list(catalogue.all_printings()))}
    shown = [first[w] for w in registry.all_powers() if w in first and first[w].type != "dungeon"]
    pile = SeatPosition(discard=[p.id for p in shown])
    state, objects = build(LaidPosition({"A": pile, "B": SeatPosition()}, phase=0))
    placed = [
        one for one in objects.placed if one.printing.id in {p.id for p in shown}
    ]  # without what they bring along
    return Gallery(state, {one.printing.id: one.number for one in placed if not one.filler})


def meant_cards(whole: Power, broken: Power) -> list[str]:
    """The printings a change is about: whom the changed question lets in or keeps out, wherever they are. Where no
    question has changed, all the questions of the changed ability ask about.
    """
    pairs = list(_apart(whole.abilities, broken.abilities))
    found = {card for old, new in pairs for card in gallery().cards if _lets(old, card) != _lets(new, card)}
    if not found:
        for old, new in pairs:
            found |= {card for card in gallery().cards if _lets(old, card) or _lets(new, card)}
    if not found:
        asked = [q for ability in _changed(whole, broken) for q in _questions(ability)]
        found = {card for q in asked for card in gallery().cards if _lets(q, card)}
    return sorted(found)


def _changed(whole: Power, broken: Power) -> list[Node]:
    apart = [ability for ability in whole.abilities if ability not in broken.abilities]
    return list(apart or whole.abilities)


def _questions(value: Any) -> Iterator[Question]:
    """The outermost questions below a node."""
    if isinstance(value, Question):
        yield value
    elif isinstance(value, Node):
        for field in dataclasses.fields(value):
            yield from _questions(getattr(value, field.name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _questions(one)


def _apart(old: Any, new: Any) -> Iterator[tuple[Question, Question]]:
    """The outermost questions that differ."""
    if old == new:
        return
    if isinstance(old, Question) and isinstance(new, Question):
        yield old, new
    elif isinstance(old, Node) and type(old) is type(new):
        for field in dataclasses.fields(old):
            yield from _apart(getattr(old, field.name), getattr(new, field.name))
    elif isinstance(old, tuple) and isinstance(new, tuple) and len(old) == len(new):
        for one, other in zip(old, new, strict=True):
            yield from _apart(one, other)


def _lets(q: Question, card: str) -> bool:
    """Whether a question may be answered with yes for a card, wherever it lies then."""
    if isinstance(q, Both):
        return all(_lets(one, card) for one in q.tests)
    if isinstance(q, Either):
        return any(_lets(one, card) for one in q.tests)
    if isinstance(q, Not):
        return not _holding(q.test) or not _lets(q.test, card)
    there = _holding(q)
    return not there or card in there


@cache
def _holding(q: Question) -> frozenset[str]:
    """The cards of the gallery one question is true of; none if it asks for more than can be seen there."""
    shown = gallery()
    x = Context(next(iter(shown.cards.values())), 0)
    found = set()
    for card, number in shown.cards.items():
        try:
            if q.holds(shown.state, number, x):
                found.add(card)
        except Exception:  # noqa: BLE001 - a question about a fight where nobody fights
            return frozenset()
    return frozenset(found)
