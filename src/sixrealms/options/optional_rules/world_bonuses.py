"""World Bonuses (ledger: option.world-bonus.plus-three): a champion fighting at a realm of its own world gains 3."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "world-bonuses",
    "World Bonuses",
    "optional rule",
    rules=("option.world-bonus.plus-three",),
    answers=(("world_bonus", 3),),
    without=(("world_bonus", 0),),
    recommended=True,
)
