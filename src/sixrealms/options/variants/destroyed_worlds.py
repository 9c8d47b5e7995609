"""Destroyed Worlds as a tournament variant (ledger: variant.destroyed-worlds.see-option)."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option
from sixrealms.options.optional_rules.destroyed_worlds import REALMS_ARE_DESTROYED

OPTION: Final = Option(
    "tournament-destroyed-worlds",
    "Destroyed Worlds",
    "variant",
    rules=("variant.destroyed-worlds.see-option",),
    abilities=REALMS_ARE_DESTROYED,
)
