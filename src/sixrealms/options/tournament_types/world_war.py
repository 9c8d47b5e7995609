"""World War! (ledger: format.world-war.*): every deck from one world. It changes decks, not play."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "world-war",
    "World War!",
    "tournament type",
    rules=(
        "format.world-war.one-world",
        "format.world-war.no-generic",
        "format.world-war.worlds",
    ),
    takes="world",
)
