"""Parallel Universes (ledger: option.parallel-universes.*): two of a card may be in play together."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "parallel-universes",
    "Parallel Universes",
    "optional rule",
    rules=("option.parallel-universes.two-copies", "option.parallel-universes.player-count"),
    answers=(("cosmos_limit", 2),),
    advised_players=6,
)
