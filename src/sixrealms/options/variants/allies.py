"""Allies (ledger: variant.allies.see-option): helpers draw a card that is no spoils, an item is lent for one round."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "allies",
    "Allies",
    "variant",
    rules=("variant.allies.see-option", "option.aiding.items-one-round"),
    answers=(("aiding", True), ("aid_reward", "draw"), ("lent_items_once", True)),
    players=(3, 4, 5, 6, 7, 8),  # conflict.aiding.three-or-four
)
