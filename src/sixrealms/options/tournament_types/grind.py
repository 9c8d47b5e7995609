"""The Grind (ledger: format.grind.*): no realms are played in extra turns."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always
from sixrealms.options.option import Option
from sixrealms.powers.extra_turns import NoRealmsInExtraTurns

OPTION: Final = Option(
    "the-grind",
    "The Grind",
    "tournament type",
    rules=(
        "format.grind.base",
        "format.grind.no-realm-on-extra-turn",
        "format.grind.anytime-realms-exempt",
        "format.grind.rebuild-allowed",
    ),
    abilities=(Always(NoRealmsInExtraTurns()),),
)
