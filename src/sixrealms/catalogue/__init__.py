"""The cards of Spellfire as facts. Importing this reads no file; the first question does."""

from __future__ import annotations

from sixrealms.catalogue.card_data import all_printings, by_name, card, cards, names_like, nearest_names, printing, sets
from sixrealms.catalogue.implied_kinds import kinds_of
from sixrealms.catalogue.printing import Card, CardSet, Printing
from sixrealms.catalogue.search import icon_number, search
from sixrealms.catalogue.types_and_worlds import (
    CARD_TYPES,
    CAST_TYPES,
    CHAMPION_TYPES,
    COSMOS_TYPES,
    SPELL_TYPES,
    WORLD_BEARERS,
    WORLDS,
)

__all__ = [
    "CARD_TYPES",
    "CAST_TYPES",
    "CHAMPION_TYPES",
    "COSMOS_TYPES",
    "SPELL_TYPES",
    "WORLDS",
    "WORLD_BEARERS",
    "Card",
    "CardSet",
    "Printing",
    "all_printings",
    "by_name",
    "card",
    "cards",
    "icon_number",
    "kinds_of",
    "names_like",
    "nearest_names",
    "printing",
    "search",
    "sets",
]
