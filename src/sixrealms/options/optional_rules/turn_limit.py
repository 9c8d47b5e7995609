"""A last turn, agreed on beforehand (ledger: open.endless-game): where nobody may ever win, the realms are counted."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "turn-limit",
    "Last Turn",
    "optional rule",
    rules=("victory.deckout.most-realms", "victory.deckout.tie-razed", "victory.deckout.draw"),
    asks="turn_limit",
    takes="turns",
)
