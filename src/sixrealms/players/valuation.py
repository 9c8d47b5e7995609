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
from sixrealms.engine.combat_legality import exposed
from sixrealms.engine.goal import CREDIT, LAID, UNRAZED, Aim, Goal, goal_of, partners
from sixrealms.engine.level import level
from sixrealms.engine.once_a_turn import DID_ATTACK
from sixrealms.engine.rules_for_player import places_for
from sixrealms.engine.state import State
from sixrealms.players.parameters import CLUB, Parameters

DECIDED: Final = 1_500.0  # a game won, shared by all who win it
ATTACKS: Final = 4  # the phase in which there are attacks
TURNS: Final = {CREDIT: 2.0}  # one more of it takes so many turns; 1 unless it is said here
PATIENCE: Final = 50  # after so many turns of each a player no longer cares to hold the others back
INDULGENCE: Final = 0.7  # what is theirs then counts for them: that somebody wins is better than going on
RELIEF: Final = 50.0  # what a draw then is worth to them over playing on

#: How a player finds out what a side needs to win.
Asks = Callable[[State, int], Goal]


def worth(d: CardDef, by: Parameters = CLUB) -> float:
    """What it is worth to hold this card in hand."""
    if d.type == "realm":
        return by.realms_held[0]
    if d.champion:
        return by.champion + by.champion_level * d.base_level
    if d.type == "ally":
        points = by.ally + by.ally_bonus * d.bonus
    elif d.type == "event":
        points = by.event
    elif d.type in CAST:
        points = by.spell + by.spell_bonus * d.bonus
    elif d.type in EQUIPMENT:
        points = by.equipment + by.equipment_bonus * d.bonus
    elif d.type == "holding":
        points = by.holding_held
    else:
        points = by.other_card
    return points + by.counter if d.responds else points


def value(s: State, me: int, asks: Asks = goal_of, by: Parameters = CLUB) -> float:
    """What the position is worth to `me`: the standing of their side against that of the others, and how the game
    ended.

    A game without a winner lies between a won and a lost one; in a very long game a draw is welcome.
    """
    lead = standing(s, me, asks, by)
    if s.result is None:
        return lead
    if not s.result.winners:
        return lead + RELIEF if weary(s) else 0.0
    return lead + decided(partners(s, me), me, s.result.winners)


def decided(side: tuple[int, ...], me: int, winners: tuple[int, ...]) -> float:
    """What it is worth to `me`, who plays for `side`, that these have won, all of them together."""
    return DECIDED * len(side) / len(winners) if me in winners else -DECIDED


def weary(s: State) -> bool:
    """Whether the game has lasted so long that nobody cares any more to hold the others back."""
    return s.turns > PATIENCE * s.n


def standing(s: State, me: int, asks: Asks = goal_of, by: Parameters = CLUB) -> float:
    """What the side of `me` has against the others, the strongest above all, whether or not the game is over.

    Where the others are held back for ever nobody wins: in a very long game nobody is held back any more. `asks` says
    what each side needs to win.
    """
    sides: dict[tuple[int, ...], float] = {}
    wanted = [asks(s, seat) for seat in range(s.n)]
    for goal in wanted:
        if goal.side not in sides:
            own = sum(possessions(s, p, goal, by, known=p == me) for p in goal.side)
            sides[goal.side] = progress(goal, by) + own
            if goal.waits and not goal.missing and s.result is None:
                sides[goal.side] += DECIDED * kept_until_its_turn(s, goal.side)
    mine = sides.pop(wanted[me].side)
    others = sides.values()
    theirs = max(others) * 0.6 + sum(others) / len(others) * 0.4
    return mine + INDULGENCE * theirs if weary(s) else mine - theirs


def progress(goal: Goal, by: Parameters = CLUB) -> float:
    """What a side has done towards its victory. More of one thing than is needed is no progress, but for realms to lose
    while it works at something else.
    """
    points = sum(by.step * TURNS.get(aim.what, 1.0) * min(aim.have, aim.need) for aim in goal.aims)
    points += by.spare * sum(max(0, aim.have - aim.need) for aim in goal.aims if _may_be_spared(aim, goal))
    missing = goal.missing
    return points + (by.near_goal[missing] if missing < len(by.near_goal) else 0.0)


def _may_be_spared(aim: Aim, goal: Goal) -> bool:
    """Whether one more than is needed is worth having: unrazed realms, where they alone do not win."""
    return aim.what == UNRAZED and len(goal.aims) > 1


def wanted_realms(s: State, seat: int, goal: Goal) -> int:
    """How many more realms the player has a use for: what the goal asks for, else what keeps their formation full."""
    missing = [aim.missing for aim in goal.aims if aim.what in (UNRAZED, LAID)]
    return sum(missing) if missing else places_for(s, seat) - s.unrazed(seat)


def kept_until_its_turn(s: State, side: tuple[int, ...]) -> float:
    """How likely it is that a side which has what it needs still has it when its next turn begins
    (ledger: victory.barbaric, option.barbarian.victory).
    """
    likely = 1.0
    seat = s.active
    while True:
        if seat not in side and not (seat == s.active and (s.done & DID_ATTACK or s.phase > ATTACKS)):
            likely *= _repelled(s, side, seat)
        seat = (seat + s.direction) % s.n
        if seat in side or seat == s.active:
            return likely


def _repelled(s: State, side: tuple[int, ...], foe: int) -> float:
    """How likely it is that the attack of a player fails: the strength that stands against it at the weakest place."""
    attack = max((level(s, c) for c in s.pool(foe)), default=-3 if s.hand(foe) else -20)
    defence = min(max((level(s, c) for c in s.pool(p)), default=-3 if s.hand(p) else -10) for p in side if s.realms(p))
    return min(0.95, max(0.15, 0.6 + 0.04 * (defence - attack)))


def stake(goal: Goal) -> float:
    """How many turns of building one razed realm decides: the one lost, and what the razing itself is worth."""
    return 1.0 + sum(TURNS[CREDIT] for aim in goal.aims if aim.what == CREDIT)


def possessions(s: State, seat: int, goal: Goal, by: Parameters = CLUB, *, known: bool) -> float:
    """What a player has: realms, champions with what hangs on them, cards in hand (counted only, unless `known`)."""
    points = 0.0
    in_pool = by.in_pool * stake(goal)
    flags, attached = s.flags, s.attached
    if s.unrazed(seat):
        points += by.foothold
    for realm in s.lists[seat * z.LISTED + z.FORMATION]:
        if realm < 0:
            continue
        if flags[realm] & z.RAZED:
            points += by.razed
            continue
        points += by.standing
        if realm in attached:
            points += by.holding * len(attached[realm])
        if not exposed(s, realm):
            points += by.shielded
    best = 0
    for champion in s.lists[seat * z.LISTED + z.POOL]:
        strength = level(s, champion)
        best = max(best, strength)
        points += in_pool + by.per_level * strength
        if champion in attached:
            points += by.attached * len(attached[champion])
    points += min(best, 12) * by.best_level
    hand = s.lists[seat * z.LISTED + z.HAND]
    if known:
        points += held(s, hand, wanted_realms(s, seat, goal), by)
    else:
        points += by.unknown_card * len(hand)
    points += _running(s, seat, by)
    return points


def held(s: State, hand: Sequence[int], wanted: int, by: Parameters = CLUB) -> float:
    """What a known hand is worth; realms less and less, and little once there is no more use for them."""
    defs, defn = s.kit.defs, s.defn
    points = 0.0
    realms = 0
    for card in hand:
        d = defs[defn[card]]
        if d.type == "realm":
            points += realm_held(realms, wanted, by)
            realms += 1
        else:
            points += worth(d, by)
    return points


def realm_held(others: int, wanted: int, by: Parameters = CLUB) -> float:
    """What one more realm in hand is worth beside so many others, to somebody who has a use for `wanted`."""
    if others > wanted:  # one to replace what is lost
        return by.realms_held[-1]
    return by.realms_held[min(others, len(by.realms_held) - 1)]


def _running(s: State, seat: int, by: Parameters) -> float:
    """Turns to come out of the order, and turns to be skipped."""
    extra = sum(1 for turn in s.queue if turn.player == seat)
    return by.extra_turn * (extra - s.skips[seat])
