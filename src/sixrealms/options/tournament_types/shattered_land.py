"""Shattered Land (ledger: format.shattered-land.*): Dark Sun, and two of every card in play."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import When
from sixrealms.options.option import Option
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.cosmos import EnforceCosmos
from sixrealms.powers.goals import Caused
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import IT

OPTION: Final = Option(
    "shattered-land",
    "Shattered Land",
    "tournament type",
    rules=(
        "format.shattered-land.dark-sun-only",
        "format.shattered-land.cosmos-two",
        "format.shattered-land.deck-singleton",
        "format.shattered-land.third-copy",
    ),
    answers=(
        ("cosmos_limit", 2),
        ("cosmos_overflow", "replace"),
    ),
    abilities=(
        When("played", EnforceCosmos(spares=IT), to=ANY, only=Caused(YOU)),
        When("returned", EnforceCosmos(spares=IT), to=ANY, only=Caused(YOU)),
        When("presented", EnforceCosmos(spares=IT), to=ANY, only=Caused(YOU)),
        When("turn-start", EnforceCosmos(spares=IT), whose=YOU),
    ),
)
