"""Holdings of the Runes & Ruins booster."""

from sixrealms.language import *

card("RR/115", "Tower of Spirits", Always(CannotAttack(~UNDEAD)))
