"""Championship (ledger: format.championship.*): the tournament game as it is. It changes decks, not play."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "championship",
    "Championship",
    "tournament type",
    rules=("format.championship.standard-game",),
)
