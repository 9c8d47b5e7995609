"""King's Decree (ledger: format.kings-decree.*): every realm may be attacked, and razing costs all opponents a card."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import When
from sixrealms.options.option import Option
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.control_flow import ForEach
from sixrealms.powers.goals import Caused
from sixrealms.powers.hands import DiscardFromHand
from sixrealms.powers.players import EACH, OPPONENTS, YOU

OPTION: Final = Option(
    "kings-decree",
    "King's Decree",
    "tournament type",
    rules=(
        "format.kings-decree.attack-any",
        "format.kings-decree.razed-draw",
    ),
    answers=(
        ("ignore_position", True),
        ("ignore_bars", True),
    ),
    abilities=(
        When(
            "razed",
            ForEach(OPPONENTS, DiscardFromHand(EACH, random=True)),
            to=REALM,
            only=Caused(YOU, "in-battle"),
        ),
    ),
)
