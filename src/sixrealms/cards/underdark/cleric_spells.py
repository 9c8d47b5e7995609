"""Cleric spells of the Underdark booster."""

from sixrealms.language import *

# An avatar only goes to Limbo
card(
    "UD/56",
    "Mindkiller",
    Play(
        If(RefIs(TARGET, AVATAR), Send(The(TARGET), LIMBO), Send(The(TARGET), ABYSS)),
        targets=(Target("target", one(CHAMPION)),),
    ),
)
