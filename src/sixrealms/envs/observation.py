"""Everything a seat is shown: one flat row for plain networks, and the same with its structure beside it.

All of it comes from the seat's own view, its options and its number on the table. What it must not know is not there to
be hidden: cards in hands and piles have no rows (ledger: gloss.hand, setup.shuffle).
"""

from __future__ import annotations

from typing import Final, TypedDict

import numpy as np
import numpy.typing as npt

from sixrealms.engine.state import State
from sixrealms.engine.view import view
from sixrealms.envs import card_rows, option_rows, situation

Numbers = npt.NDArray[np.float32]
Indices = npt.NDArray[np.int32]
#: The largest number of a card that an observation may hold: more than there are printings.
MOST_CARDS: Final = 1 << 14


class Observation(TypedDict):
    """What `observe` gives; docs/guides/research.md says what each number means."""

    observation: Numbers  # situation, then the rows of the cards, one after the other
    cards: Indices  # the number of the printing of each row, 0 where there is none or it is not known
    hosts: Indices  # the row each card hangs on, from 1
    options: Numbers  # a row for each action
    option_cards: Indices  # the rows of the cards each option is about, from 1
    action_mask: npt.NDArray[np.int8]


def rows(seats: int) -> int:
    """How many cards an observation of a table for so many seats has room for."""
    return card_rows.ROWS_PER_SEAT * seats


def size(seats: int) -> int:
    """The length of `observation`."""
    return situation.WIDTH + rows(seats) * card_rows.WIDTH


def observe(s: State, seat: int, seats: int, page: int = 0) -> Observation:
    """What `seat` knows and may do, in the shapes of a table for `seats`; `page` is that of its options."""
    v = view(s, seat)
    seen = card_rows.card_rows(s, v, rows(seats))
    offered = option_rows.option_rows(s, seat, seen, page)
    flat = np.concatenate((situation.situation(s, v, seen), seen.facts.reshape(-1)))
    return {
        "observation": flat,
        "cards": seen.cards,
        "hosts": seen.hosts,
        "options": offered.facts,
        "option_cards": offered.cards,
        "action_mask": offered.legal,
    }
