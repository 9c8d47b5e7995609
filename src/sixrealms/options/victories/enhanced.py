"""Enhanced victory (ledger: victory.enhanced): ten unrazed realms, in a formation that has places for them."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "enhanced-victory",
    "Enhanced",
    "victory",
    rules=("victory.enhanced",),
    answers=(("goal", 10), ("places", 10)),
)
