"""Who fights whom: the champion that fights for a player now, its opponent, and who stands aside."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.state import State


def top_of(s: State, card: int) -> int:
    """The champion or realm a card finally hangs on; itself if on nothing."""
    while s.zone[card] == z.ATTACHED:
        card = s.host[card]
    return card


def opponent_of(s: State, card: int) -> int:
    """The champion on the other side of the round from this card (through its bearer), or -1."""
    battle = s.battle
    if battle is None or battle.opponent < 0:
        return -1
    top = top_of(s, card)
    if top == battle.champion:
        return battle.opponent
    if top in (battle.opponent, battle.target):
        return battle.champion
    return -1


def stands_aside(s: State, card: int) -> bool:
    """Whether the card lies in a pool or formation without taking part in the round, itself or through its bearer;
    its combat powers do not work then (power.combat-only-when-involved).
    """
    top = top_of(s, card)
    battle = s.battle
    return s.zone[top] in (z.POOL, z.FORMATION) and (battle is None or top not in (battle.target, battle.champion))


def fights_for(s: State, player: int) -> int:
    """The champion fighting for this player in the round, or -1."""
    battle = s.battle
    if battle is None:
        return -1
    if player == battle.attacker:
        return battle.champion
    return battle.opponent if player == battle.defender else -1


def combatant(s: State, player: int) -> int:
    """The champion fighting for this player that has not left the battle, or -1.

    Between a decided round and the next it may be back in the pool or gone (combat.h.*); it is then remembered by
    `fights_for`, and may no more bear, cast or lead anything as a fighter.
    """
    battle = s.battle
    if battle is None:
        return -1
    fighter = fights_for(s, player)
    if fighter < 0:
        return -1
    itself = fighter == battle.target and s.zone[fighter] in z.IN_PLAY  # a realm that fights for itself
    return fighter if itself or still_there(s, fighter) else -1


def still_there(s: State, champion: int) -> bool:
    """Whether a champion that has come forward has not left the battle; a realm fights where it lies."""
    zone = s.zone[champion]
    return zone == z.BATTLE or (zone == z.FORMATION and not s.flags[champion] & z.RAZED)
