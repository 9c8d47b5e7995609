"""Starter decks of about equal strength: what players are measured with, so that decks decide as little as they can.

Found on 22 November 2026 from games of the greedy player against itself: over all starters the deck alone decides most
games (from 12 % won to 80 %), within a tier every deck wins about half of its games.
"""

from __future__ import annotations

from random import Random
from typing import Final

from sixrealms import decks
from sixrealms.decks import Deck

TIERS: Final = (("B-1", "B-2", "C-1", "F-1", "F-2"), ("A-2", "C-2", "D-1", "E-1", "E-2"))


def balanced(count: int, chance: Random) -> list[Deck]:
    """Different decks of one tier, of both where one has too few."""
    tier = chance.choice(TIERS) if count <= min(map(len, TIERS)) else [name for names in TIERS for name in names]
    by_id = {deck.id: deck for deck in decks.starters()}
    return [by_id[name] for name in chance.sample(tier, count)]
