"""What a position is worth to a player, in points of which a realm standing is worth some hundred.

Only facts count that every card has (type, level, bonus) and what the engine says of cards in play: no card is
known by name, so that a power written tomorrow is judged by what it does to the position.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.card_def import CAST, EQUIPMENT, CardDef
from sixrealms.engine.level import level
from sixrealms.engine.reach import exposed
from sixrealms.engine.state import State

WON: Final = 100_000.0
STANDING: Final = 100.0
RAZED: Final = 12.0
HOLDING: Final = 9.0
SHIELDED: Final = 12.0
IN_POOL: Final = 8.0
PER_LEVEL: Final = 2.4
ATTACHED: Final = 5.0
UNKNOWN_CARD: Final = 8.0
REALMS_HELD: Final = (26.0, 15.0, 8.0, 4.0)  # one realm is played a turn: the first in hand counts most
NEAR_GOAL: Final = (0.0, 300.0, 80.0, 20.0)  # by realms still missing


def worth(d: CardDef) -> float:
    """What it is worth to hold this card in hand."""
    if d.type == "realm":
        return REALMS_HELD[0]
    if d.champion:
        return 7.0 + 1.3 * d.base_level
    if d.type == "ally":
        return 5.0 + 1.2 * d.bonus
    if d.type == "event":
        return 9.0
    if d.type in CAST:
        return 5.0 + 0.7 * d.bonus
    if d.type in EQUIPMENT:
        return 5.0 + 1.1 * d.bonus
    if d.type == "holding":
        return 7.0
    return 4.0


def value(s: State, me: int) -> float:
    """What the position is worth to `me`: his own standing against that of the others, the strongest above all."""
    if s.result is not None:
        if me in s.result.winners:
            return WON / len(s.result.winners) - s.turns
        return s.turns - WON
    others = [standing(s, seat, known=False) for seat in range(s.n) if seat != me]
    threat = max(others) * 0.6 + sum(others) / len(others) * 0.4
    return standing(s, me, known=True) - threat


def standing(s: State, seat: int, *, known: bool) -> float:
    """What a player has: realms, champions with what hangs on them, cards in hand (counted only, unless `known`)."""
    points = 0.0
    goal = s.kit.size.goal
    standing_realms = 0
    flags, attached, _defs, _defn = s.flags, s.attached, s.kit.defs, s.defn
    for realm in s.lists[seat * z.LISTED + z.FORMATION]:
        if realm < 0:
            continue
        if flags[realm] & z.RAZED:
            points += RAZED
            continue
        standing_realms += 1
        points += STANDING
        if realm in attached:
            points += HOLDING * len(attached[realm])
        if not exposed(s, realm):
            points += SHIELDED
    missing = goal - standing_realms
    if 0 < missing < len(NEAR_GOAL):
        points += NEAR_GOAL[missing]
    best = 0
    for champion in s.lists[seat * z.LISTED + z.POOL]:
        strength = level(s, champion)
        best = max(best, strength)
        points += IN_POOL + PER_LEVEL * strength
        if champion in attached:
            points += ATTACHED * len(attached[champion])
    points += min(best, 12) * 1.5
    hand = s.lists[seat * z.LISTED + z.HAND]
    if known:
        points += held(s, hand)
    else:
        points += UNKNOWN_CARD * len(hand)
    points += _running(s, seat)
    return points


def held(s: State, hand: Sequence[int]) -> float:
    """What a known hand is worth; realms less and less."""
    defs, defn = s.kit.defs, s.defn
    points = 0.0
    realms = 0
    for card in hand:
        d = defs[defn[card]]
        if d.type == "realm":
            points += REALMS_HELD[min(realms, len(REALMS_HELD) - 1)]
            realms += 1
        else:
            points += worth(d)
    return points


def _running(s: State, seat: int) -> float:
    """Turns to come out of the order, and turns to be skipped."""
    extra = sum(1 for turn in s.queue if turn.player == seat)
    return 30.0 * (extra - s.skips[seat])
