"""Unarmed combat cards of the Runes & Ruins booster; who may use one is among the facts of its card."""

from sixrealms.language import *

card("RR/99", "Block", Answer(Cancel(), to=UNARMED & OFFENSIVE, by=HERO & IN_COMBAT))
