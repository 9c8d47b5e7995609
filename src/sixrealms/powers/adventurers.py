"""Adventurers, who help each other from the pool and as well in combat (ledger: gloss.adventurers)."""

from __future__ import annotations

from typing import Final

from sixrealms.powers.card_questions import CHAMPION, Is, Kind
from sixrealms.powers.conditions import Claim, Exists, RefIs
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import SELF
from sixrealms.powers.sets import every
from sixrealms.powers.whereabouts import ATTACKING, DEFENDING, IN_POOL, Of

ADVENTURER: Final = CHAMPION & Kind("Adventurer")
#: Whoever of a pool goes to fight counts as if still there.
POOLED: Final = IN_POOL | ATTACKING | DEFENDING


def among_adventurers(others: int) -> Claim:
    """The card itself and so many other adventurers of its player are in the pool, or came from there to fight."""
    return RefIs(SELF, POOLED) & Exists(every(ADVENTURER & POOLED & Of(YOU) & ~Is(SELF)), others)
