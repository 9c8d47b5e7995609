"""Treasure Spoils (ledger: option.treasure-spoils.*): the victor takes what the vanquished wore."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, When
from sixrealms.options.option import Option
from sixrealms.powers.goals import Caused
from sixrealms.powers.players import YOU
from sixrealms.powers.questions import CHAMPION
from sixrealms.powers.treasure import RefuseTreasure, TreasureForTheWinner

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
    abilities=(
        Always(TreasureForTheWinner()),
        When("victorious", RefuseTreasure(), to=CHAMPION, only=Caused(YOU)),
    ),
)
