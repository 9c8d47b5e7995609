"""Cleric spells of the Runes & Ruins booster."""

from sixrealms.language import *

card("RR/48", "Intercession", Answer(Cancel(), to=EVENT))
