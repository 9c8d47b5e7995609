"""Treasure Spoils (ledger: option.treasure-spoils.*): the victor takes what the vanquished wore."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always
from sixrealms.options.option import Option
from sixrealms.powers.treasure import TreasureForTheWinner

OPTION: Final = Option(
    "treasure-spoils",
    "Treasure Spoils",
    "optional rule",
    rules=(
        "option.treasure-spoils.transfer",
        "option.treasure-spoils.not-limbo-abyss",
        "option.treasure-spoils.legal-attachment",
        "option.treasure-spoils.ownership-tracked",
    ),
    abilities=(Always(TreasureForTheWinner()),),
)
