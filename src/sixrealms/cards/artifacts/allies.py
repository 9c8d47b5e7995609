"""Allies of the Artifacts booster."""

from sixrealms.language import *

# Allies leave with their round all the same (combat.h.winner-discards)
card("AR/48", "Dimock the Sprite", Always(Protected(ITSELF, ("discard", "switch"))))
