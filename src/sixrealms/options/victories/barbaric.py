"""Barbaric victory (ledger: victory.barbaric): six unrazed realms when one's own turn begins, no extra turn."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "barbaric-victory",
    "Barbaric",
    "victory",
    rules=("victory.barbaric",),
    answers=(("goal", 6), ("places", 6), ("victory_timing", "real-turn-start")),
)
