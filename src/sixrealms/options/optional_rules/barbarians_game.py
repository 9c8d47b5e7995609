"""The Barbarian's Game (ledger: option.barbarian.*): whoever begins their turn with six realms wins."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Clash, Option

OPTION: Final = Option(
    "barbarians-game",
    "Barbarian's Game",
    "optional rule",
    rules=(
        "option.barbarian.victory",
        "option.barbarian.real-turn",
        "option.barbarian.formation-cap",
        "option.barbarian.reshuffle",
    ),
    answers=(
        ("goal", 6),
        ("places", 6),
        ("victory_timing", "real-turn-start"),
        ("empty_pile", "at-once"),
    ),
    yields=("goal",),  # a format has its own
    clashes=(Clash("enhanced-victory", "option.barbarian.formation-cap", "victory.enhanced"),),
    recommended=True,
)
