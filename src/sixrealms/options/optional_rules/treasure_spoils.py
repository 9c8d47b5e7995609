"""Treasure Spoils (ledger: option.treasure-spoils.*): the victor takes what the vanquished wore."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, When
from sixrealms.options.option import Option
from sixrealms.powers.card_questions import ARTIFACT, CHAMPION, ITEM
from sixrealms.powers.goals import Caused
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import FIGHTER
from sixrealms.powers.treasure import RefuseTreasure, TakesAttachments

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
        Always(TakesAttachments(ITEM | ARTIFACT, to=FIGHTER, treasure=True)),
        When("victorious", RefuseTreasure(), to=CHAMPION, only=Caused(YOU)),
    ),
)
