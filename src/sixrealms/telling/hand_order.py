"""In which order the cards of a hand are shown: as a turn needs them."""

from __future__ import annotations

from typing import Final

from sixrealms.catalogue.types_and_worlds import CHAMPION_TYPES
from sixrealms.engine.card_def import CAST

#: Kinds of cards as they stand in a hand, in the order a turn needs them; all others follow.
_HELD: Final = (
    frozenset({"realm"}),
    frozenset({"holding"}),
    CHAMPION_TYPES,
    frozenset({"ally"}),
    frozenset({"artifact", "magical item"}),
    frozenset(CAST),
)


def hand_order(card_type: str) -> int:
    """Where a card of this type stands among those of a hand."""
    return next((number for number, types in enumerate(_HELD) if card_type in types), len(_HELD))
