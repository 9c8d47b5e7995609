"""Dungeon cards (ledger: dungeon.optional-or-default), for rulesets that know none by themselves."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "dungeon-cards",
    "Dungeon Cards",
    "optional rule",
    rules=("dungeon.optional-or-default",),
    answers=(("dungeon_cards", True),),
    without=(("dungeon_cards", False),),
)
