"""Master's Strategy (ledger: format.masters-strategy.*): sealed decks, mended from a booster after the first game."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Clash, Option

OPTION: Final = Option(
    "masters-strategy",
    "Master's Strategy",
    "tournament type",
    rules=(
        "format.masters-strategy.base",
        "format.masters-strategy.booster-swap",
    ),
    sizes=(55,),
    # conflict.sealed-deck.must-use-all: nothing is added, so there are no dungeon cards
    clashes=(Clash("dungeon-cards", "format.masters-strategy.base", "dungeon.optional-or-default"),),
)
