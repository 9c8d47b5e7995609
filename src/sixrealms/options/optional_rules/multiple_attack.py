"""Multiple attack (ledger: option.multiple-attack.*): a battle has as many rounds as its champions last."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "multiple-attack",
    "Multiple Attack",
    "optional rule",
    rules=(
        "option.multiple-attack.no-auto-raze",
        "option.multiple-attack.continue",
        "option.multiple-attack.fresh-champions",
        "option.multiple-attack.raze-when-undefended",
        "option.multiple-attack.defender-wins",
    ),
    answers=(
        ("round_win_razes", False),
        ("one_round_per_champion", True),
        ("champion_reuse", False),
    ),
    without=(("round_win_razes", True),),  # conflict.multiattack.optional
    yields=("round_win_razes",),  # Warrior's Rule is there to restore it
    recommended=True,
)
