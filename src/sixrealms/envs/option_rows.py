"""What may be answered, a row of numbers for each option, and which option an action of the environment means.

An action is the number of a row. Where more is offered than there are rows (naming any card of the game), the last
action turns to the rows that follow, and the same seat is asked again.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sixrealms.catalogue import CARD_TYPES, by_name
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.envs import card_rows, printed_facts
from sixrealms.envs.card_rows import CardRows
from sixrealms.errors import CatalogueError
from sixrealms.records.verb_phrases import PHRASES

#: Options that stand beside each other; the action after them turns the page.
ON_A_PAGE: Final = 64
TURN_THE_PAGE: Final = ON_A_PAGE
ACTIONS: Final = ON_A_PAGE + 1
VERBS: Final = tuple(PHRASES)
#: What is said of each of the two cards an option may be about.
_OF_A_CARD: Final = (*printed_facts.NAMES, *card_rows.NAMES[printed_facts.WIDTH :])
NAMES: Final = (
    *(f"verb {verb}" for verb in VERBS),
    "turns the page",
    "number",
    *(f"at place {place}" for place in z.PLACES),
    *(f"seat {seat} further on" for seat in range(card_rows.SEATS)),
    *(f"card: {name}" for name in _OF_A_CARD),
    *(f"other card: {name}" for name in _OF_A_CARD),
)
WIDTH: Final = len(NAMES)
_VERB: Final = {verb: at for at, verb in enumerate(VERBS)}
_PAGE: Final = len(VERBS)
_NUMBER: Final = _PAGE + 1
_AT_PLACE: Final = _NUMBER + 1
_AT_SEAT: Final = _AT_PLACE + len(z.PLACES)
_AT_CARD: Final = _AT_SEAT + card_rows.SEATS
_AT_OTHER: Final = _AT_CARD + len(_OF_A_CARD)


class OptionRows(NamedTuple):
    """The rows, for each the rows of `CardRows` its cards have (from 1; 0: none that is seen), and what is legal."""

    facts: npt.NDArray[np.float32]
    cards: npt.NDArray[np.int32]
    legal: npt.NDArray[np.int8]


def offered(s: State, page: int) -> tuple[Action, ...]:
    """The options that stand on this page of the pending decision."""
    decision = s.pending
    return decision.options[page * ON_A_PAGE : (page + 1) * ON_A_PAGE] if decision is not None else ()


def goes_on(s: State, page: int) -> bool:
    """Whether there are options after this page."""
    return s.pending is not None and len(s.pending.options) > (page + 1) * ON_A_PAGE


def option_rows(s: State, seat: int, seen: CardRows, page: int) -> OptionRows:
    """What `seat` is offered on this page; nothing is legal for a seat that is not asked."""
    facts = np.zeros((ACTIONS, WIDTH), dtype=np.float32)
    cards = np.zeros((ACTIONS, 2), dtype=np.int32)
    legal = np.zeros(ACTIONS, dtype=np.int8)
    decision = s.pending
    if decision is None or decision.player != seat:
        return OptionRows(facts, cards, legal)
    options = offered(s, page)
    count = len(options)
    legal[:count] = 1
    row_of = seen.row_of
    for at, action in enumerate(options):
        row = facts[at]
        verb = action.verb
        row[_VERB[verb]] = 1
        card, other = row_of.get(action.card, -1), action.other
        if card >= 0:
            cards[at, 0] = card + 1
            row[_AT_CARD:_AT_OTHER] = seen.facts[card]
        if action.text:
            row[_AT_CARD : _AT_CARD + printed_facts.WIDTH] = _named(action.text)
        if verb == "place":
            row[_AT_PLACE + action.number] = 1
        elif verb in ("seat", "request"):
            row[_AT_SEAT + (action.number - seat) % s.n] = 1
        elif action.number >= 0:
            row[_NUMBER] = min(1.0, (action.number + 1) / 10.0)
        if other >= 0:
            if verb == "play" and s.kit.defs[s.defn[action.card]].type == "realm":  # the place it goes to
                row[_AT_PLACE + other] = 1
            elif (beside := row_of.get(other, -1)) >= 0:
                cards[at, 1] = beside + 1
                row[_AT_OTHER:] = seen.facts[beside]
    if goes_on(s, page):
        legal[TURN_THE_PAGE] = 1
        facts[TURN_THE_PAGE, _PAGE] = 1
    return OptionRows(facts, cards, legal)


@cache
def _named(text: str) -> printed_facts.Facts:
    """The facts of what an option names: a type of cards, or a card."""
    if text in CARD_TYPES:
        row = np.zeros(printed_facts.WIDTH, dtype=np.float32)
        row[printed_facts.TYPES.index(text)] = 1
        return row
    try:
        number = printed_facts.number_of(by_name(text)[0].default.id)
    except CatalogueError:  # a power may ask for other words
        number = printed_facts.UNKNOWN
    found: printed_facts.Facts = printed_facts.table()[number]
    return found
