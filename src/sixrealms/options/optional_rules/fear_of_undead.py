"""Fear of Undead (ledger: option.fear-of-undead.*): undead of level 4 or more drive small allies off."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "fear-of-undead",
    "Fear of Undead",
    "optional rule",
    rules=(
        "option.fear-of-undead.effect",
        "option.fear-of-undead.undead-allies-immune",
        "option.fear-of-undead.clerics-immune",
        "option.fear-of-undead.boosted-allies",
    ),
    answers=(("fear_of_undead", True),),
    without=(("fear_of_undead", False),),
    recommended=True,
)
