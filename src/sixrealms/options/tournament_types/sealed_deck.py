"""Sealed Deck (ledger: format.sealed-deck.*): decks as they were sold. It changes decks, not play."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

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
)
