"""Questing as a tournament variant (ledger: variant.questing.see-option): whoever returns may attack at once."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Clash, Option
from sixrealms.options.optional_rules.questing import QUESTS

OPTION: Final = Option(
    "tournament-questing",
    "Questing",
    "variant",
    rules=("variant.questing.see-option",),
    abilities=QUESTS,
    clashes=(Clash("questing", "variant.questing.see-option", "option.questing.non-champion"),),
)
