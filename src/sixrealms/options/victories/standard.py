"""Standard victory (ledger: victory.standard, victory.default): six unrazed realms, whenever there are."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "standard-victory",
    "Standard",
    "victory",
    rules=("victory.standard", "victory.default"),
    answers=(("goal", 6), ("places", 6)),
)
