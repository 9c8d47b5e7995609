"""Artifacts of the Runes & Ruins booster."""

from sixrealms.language import *

card("RR/119", "Icon of Magic", Always(NeedsPermission(OFFENSIVE & WIZARD_SPELL, CHAMPION)))
card("RR/120", "Nectar of the Gods", Always(NeedsPermission(OFFENSIVE & CLERIC_SPELL, CHAMPION)))
