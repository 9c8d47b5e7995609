"""The cards a seat can see, a row of numbers for each; made from its view and from nothing else.

The order of the rows says nothing about cards one cannot see, and no row bears the number of an object: own hand,
battle, what is being played, formations, pools, what lies on the table, then piles; the seat that looks first, the
others as they follow it. What hangs on a card comes right after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sixrealms.engine import zones as z
from sixrealms.engine.level import level
from sixrealms.engine.state import State
from sixrealms.engine.view import SeenCard, View
from sixrealms.envs import printed_facts

#: So many rows for each seat. What does not fit is left out from the end: the oldest of what lies in piles.
ROWS_PER_SEAT: Final = 48
SEATS: Final = 8
ZONES: Final = (
    *("hand", "battle", "playing", "formation", "pool", "attached", "table"),
    *("limbo", "draw", "dungeon", "discard", "abyss", "void", "outside"),
)
#: What each number of a row says, in order.
NAMES: Final = (
    *printed_facts.NAMES,
    *(f"zone {name}" for name in ZONES),
    *(f"with the seat {seat} further on" for seat in range(SEATS)),
    *(f"place {place}" for place in z.PLACES),
    *("known", "another's card", "razed", "face down", "attacks", "defends", "is attacked", "level now", "marker"),
)
WIDTH: Final = len(NAMES)
_ZONE: Final = {name: at for at, name in enumerate(ZONES)}
_AT_ZONE: Final = printed_facts.WIDTH
_AT_SEAT: Final = _AT_ZONE + len(ZONES)
_AT_PLACE: Final = _AT_SEAT + SEATS
_AT_FLAGS: Final = _AT_PLACE + len(z.PLACES)
_KNOWN, _FOREIGN, _RAZED, _FACE_DOWN, _ATTACKS, _DEFENDS, _ATTACKED, LEVEL_NOW, _MARKER = range(_AT_FLAGS, WIDTH)
_FIELD: Final = frozenset({"pool", "battle"})


class CardRows(NamedTuple):
    """The rows, the number of each card's printing, the row it hangs on (from 1; 0 on none), and which row is whose."""

    facts: npt.NDArray[np.float32]
    cards: npt.NDArray[np.int32]
    hosts: npt.NDArray[np.int32]
    row_of: Mapping[int, int]


def card_rows(s: State, v: View, rows: int) -> CardRows:
    """The first so many cards that the seat of this view sees, in the order above."""
    seen = list(_in_order(v, s.n))[:rows]
    row_of = {card.id: at for at, card in enumerate(seen)}
    facts = np.zeros((rows, WIDTH), dtype=np.float32)
    cards = np.zeros(rows, dtype=np.int32)
    hosts = np.zeros(rows, dtype=np.int32)
    if not seen:
        return CardRows(facts, cards, hosts, row_of)
    count, numbers, battle = len(seen), printed_facts.numbers(), v.battle
    if battle is not None:
        for fighter, column in ((battle.champion, _ATTACKS), (battle.opponent, _DEFENDS), (battle.target, _ATTACKED)):
            if fighter in row_of:
                facts[row_of[fighter], column] = 1
    ones: list[int] = []  # where a 1 stands, counted through all rows
    start = 0
    for at, card in enumerate(seen):
        _, printing, zone, owner, controller, host, place, razed, face_down, _, marker = card
        cards[at] = numbers.get(printing, printed_facts.UNKNOWN)
        if host >= 0:
            hosts[at] = row_of.get(host, -1) + 1
        ones.append(start + _AT_ZONE + _ZONE[zone])
        ones.append(start + _AT_SEAT + (controller - v.player) % s.n)
        if printing:
            ones.append(start + _KNOWN)
        if owner != controller:
            ones.append(start + _FOREIGN)
        if razed:
            ones.append(start + _RAZED)
        if face_down:
            ones.append(start + _FACE_DOWN)
        if marker >= 0:
            ones.append(start + _MARKER)
        if zone == "formation" and place >= 0:
            ones.append(start + _AT_PLACE + place)
        elif zone in _FIELD and printing and not face_down:
            facts[at, LEVEL_NOW] = min(1.0, max(-1.0, level(s, card.id) / printed_facts.LEVELS))
        start += WIDTH
    facts[:count, : printed_facts.WIDTH] = printed_facts.table()[cards[:count]]
    facts.reshape(-1)[ones] = 1
    return CardRows(facts, cards, hosts, row_of)


def _in_order(v: View, seats: int) -> Iterator[SeenCard]:
    shown = [card for card in (*v.hand, *v.table, *v.known_piles) if card.zone in _ZONE]
    ids = {card.id for card in shown}
    hanging: dict[int, list[SeenCard]] = {}
    free = []
    for card in shown:
        if card.host in ids:
            hanging.setdefault(card.host, []).append(card)
        else:
            free.append(card)

    def key(card: SeenCard) -> tuple[int, int, int, str, bool]:
        return (_ZONE[card.zone], (card.controller - v.player) % seats, card.place, card.printing, card.face_down)

    pile = sorted(free, key=key, reverse=True)
    while pile:
        card = pile.pop()
        yield card
        if card.id in hanging:
            pile.extend(sorted(hanging.pop(card.id), key=key, reverse=True))
