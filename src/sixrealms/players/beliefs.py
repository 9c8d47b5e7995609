"""What a hand nobody shows probably holds: its owner has had chances to play from it.

Whoever has had their phase 3 with a realm standing has seldom kept a champion, as one in the pool defends as well. Only
what lies open is asked: whose turn it is, what was laid, who has a champion. The hidden cards say nothing.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from sixrealms.engine import zones as z
from sixrealms.engine.card_def import EQUIPMENT
from sixrealms.engine.state import State
from sixrealms.players.parameters import Parameters

_LAYING: Final = 2  # the phase in which realms are laid
_CALLING: Final = 3  # the phase in which champions come into the pool
_TRIES: Final = 2  # times an unlikely card is dealt anew


class Believed(NamedTuple):
    """How likely each sort of card is in one hand, against a card nothing is known of."""

    champion: float
    realm: float
    equipment: float


def believed(s: State, holder: int, by: Parameters) -> Believed:
    """What the open cards say about the hand of `holder`."""
    played = s.turns_taken[holder] > 0
    has_called = played and (holder != s.active or s.phase > _CALLING) and s.unrazed(holder) > 0
    has_laid = played and (holder != s.active or s.phase > _LAYING)
    return Believed(
        by.believed_champion if has_called else 1.0,
        by.believed_realm if has_laid else 1.0,
        by.believed_equipment if has_called and s.pool(holder) else 1.0,
    )


def exchange_unlikely(s: State, free: tuple[int, ...], rng: Random, by: Parameters) -> None:
    """Let the hands among these imagined cards hold what their owners would have kept; the rest goes to the piles."""
    zone, defn, defs = s.zone, s.defn, s.kit.defs
    piled = [card for card in free if zone[card] == z.DRAW]
    if not piled:
        return
    hands: dict[int, Believed] = {}
    for card in free:
        if zone[card] != z.HAND:
            continue
        holder = s.ctrl[card]
        if holder not in hands:
            hands[holder] = believed(s, holder, by)
        likely = hands[holder]
        for _ in range(_TRIES):
            d = defs[defn[card]]
            if d.champion:
                chance = likely.champion
            elif d.type == "realm":
                chance = likely.realm
            elif d.type in EQUIPMENT:
                chance = likely.equipment
            else:
                break
            if chance >= 1.0 or rng.random() < chance:
                break
            below = piled[int(rng.random() * len(piled))]
            defn[card], defn[below] = defn[below], defn[card]
