"""Sealed Deck (ledger: format.sealed-deck.*): decks as they were sold. It changes decks, not play."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Clash, Option

OPTION: Final = Option(
    "sealed-deck",
    "Sealed Deck",
    "tournament type",
    rules=(
        "format.sealed-deck.one-deck",
        "format.sealed-deck.always-legal",
        "format.sealed-deck.purpose",
    ),
    sizes=(55,),
    # conflict.sealed-deck.must-use-all: nothing is added, so there are no dungeon cards
    clashes=(Clash("dungeon-cards", "format.sealed-deck.one-deck", "dungeon.optional-or-default"),),
)
