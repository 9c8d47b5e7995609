"""Several cards: every one, one of them, those in a pile."""

from __future__ import annotations

from sixrealms.powers.sets import (
    AnyOf,
    Extreme,
    InPlay,
    Pile,
    PlayedInRound,
    every,
    in_abyss,
    in_discard,
    in_draw_pile,
    in_hand,
    in_pool,
    one,
    top_of_piles,
)

__all__ = [
    "AnyOf",
    "Extreme",
    "InPlay",
    "Pile",
    "PlayedInRound",
    "every",
    "in_abyss",
    "in_discard",
    "in_draw_pile",
    "in_hand",
    "in_pool",
    "one",
    "top_of_piles",
]
