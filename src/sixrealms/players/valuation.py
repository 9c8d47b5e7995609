"""What a position is worth to a player, in points of which a realm standing is worth some hundred.

Only facts count that every card has (type, level, bonus), what the engine says of cards in play, and how near each side
is to winning in this game (`engine/goal.py`): no card, no ruleset and no format is known by name, so that a power or a
format written tomorrow is judged by what it does to the position.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.card_def import CAST, EQUIPMENT, CardDef
from sixrealms.engine.goal import CREDIT, Goal, goal_of
from sixrealms.engine.level import level
from sixrealms.engine.reach import exposed
from sixrealms.engine.state import State

WON: Final = 100_000.0
STANDING: Final = 15.0
RAZED: Final = 12.0
STEP: Final = 85.0  # each step towards the goal
FOOTHOLD: Final = 120.0  # a realm standing at all: who has none has no champions (ledger: realm.none.pool-lost)
HOLDING: Final = 9.0
SHIELDED: Final = 12.0
IN_POOL: Final = 8.0
PER_LEVEL: Final = 2.4
ATTACHED: Final = 5.0
UNKNOWN_CARD: Final = 8.0
REALMS_HELD: Final = (26.0, 15.0, 8.0, 4.0)  # one realm is played a turn: the first in hand counts most
TURNS: Final = {CREDIT: 2.0}  # one more of it takes so many turns; 1 unless it is said here
NEAR_GOAL: Final = (600.0, 300.0, 80.0, 20.0)  # by steps still missing

#: How a player finds out what a side needs to win.
Asks = Callable[[State, int], Goal]


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


def value(s: State, me: int, asks: Asks = goal_of) -> float:
    """What the position is worth to `me`: the standing of his side against that of the others, the strongest above all.

    `asks` says what each side needs to win.
    """
    if s.result is not None:
        if me in s.result.winners:
            return WON / len(s.result.winners) - s.turns
        return s.turns - WON
    sides: dict[tuple[int, ...], float] = {}
    wanted = [asks(s, seat) for seat in range(s.n)]
    for goal in wanted:
        if goal.side not in sides:
            sides[goal.side] = progress(goal) + sum(possessions(s, p, known=p == me) for p in goal.side)
    mine = sides.pop(wanted[me].side)
    others = sides.values()
    return mine - (max(others) * 0.6 + sum(others) / len(others) * 0.4)


def progress(goal: Goal) -> float:
    """What a side has done towards its victory. More of one thing than is needed is no progress."""
    points = sum(STEP * TURNS.get(aim.what, 1.0) * min(aim.have, aim.need) for aim in goal.aims)
    missing = goal.missing
    return points + (NEAR_GOAL[missing] if missing < len(NEAR_GOAL) else 0.0)


def possessions(s: State, seat: int, *, known: bool) -> float:
    """What a player has: realms, champions with what hangs on them, cards in hand (counted only, unless `known`)."""
    points = 0.0
    flags, attached = s.flags, s.attached
    if s.unrazed(seat):
        points += FOOTHOLD
    for realm in s.lists[seat * z.LISTED + z.FORMATION]:
        if realm < 0:
            continue
        if flags[realm] & z.RAZED:
            points += RAZED
            continue
        points += STANDING
        if realm in attached:
            points += HOLDING * len(attached[realm])
        if not exposed(s, realm):
            points += SHIELDED
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
