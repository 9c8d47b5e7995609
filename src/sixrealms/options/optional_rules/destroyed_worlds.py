"""Destroyed Worlds (ledger: option.destroyed-worlds.*): a realm that leaves play for good leaves the game."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.power import Ability
from sixrealms.options.option import Option
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.whereabouts import OWNED_BY_YOU

#: The power, shared by the variant of the same name.
REALMS_ARE_DESTROYED: Final[tuple[Ability, ...]] = (
    Always(GoesInstead(REALM & OWNED_BY_YOU, z.VOID, (), instead_of=(z.DISCARD, z.ABYSS), last=True)),
)

OPTION: Final = Option(
    "destroyed-worlds",
    "Destroyed Worlds",
    "optional rule",
    rules=(
        "option.destroyed-worlds.removed",
        "option.destroyed-worlds.no-return",
        "option.destroyed-worlds.only-in-play",
    ),
    abilities=REALMS_ARE_DESTROYED,
)
