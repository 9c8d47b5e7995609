"""Cleric spells of 4th Edition."""

from sixrealms.language import *

_MAGIC = SPELL | BLOOD_ABILITY | PSIONIC_POWER

card(
    "4th/400",
    "Dispel",
    Answer(Cancel(), to=_MAGIC),
    Play(CancelSpellInPlay(TARGET), targets=(Target("target", one(_MAGIC)),), at=("any",)),
)
