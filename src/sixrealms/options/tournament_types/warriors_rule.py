"""Warrior's Rule (ledger: format.warriors-rule.*): a won round razes the realm, and losers are discarded."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "warriors-rule",
    "Warrior's Rule",
    "tournament type",
    rules=(
        "format.warriors-rule.auto-raze",
        "format.warriors-rule.loser-attacker-discarded",
        "format.warriors-rule.loser-defender-discarded",
    ),
    answers=(
        ("round_win_razes", True),
        ("losers_are_discarded", True),
    ),
)
