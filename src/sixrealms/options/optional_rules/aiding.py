"""Aiding the attacker or defender (ledger: option.aiding.*): help is asked for, lent, and shares in the spoils."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Clash, Option

OPTION: Final = Option(
    "aiding",
    "Aiding",
    "optional rule",
    rules=(
        "option.aiding.scope",
        "option.aiding.invitation-only",
        "option.aiding.one-side",
        "option.aiding.consumables-discarded",
        "option.aiding.items-follow-champion",
        "option.aiding.spoils",
        "option.aiding.shared-victory",
    ),
    answers=(("aiding", True), ("aid_reward", "spoils"), ("shared_victory", True)),
    players=(3, 4, 5, 6, 7, 8),  # conflict.aiding.three-or-four
    clashes=(Clash("allies", "option.aiding.shared-victory", "variant.allies.see-option"),),
    advised_players=4,  # option.aiding.scope, as advice only
    recommended=True,
)
