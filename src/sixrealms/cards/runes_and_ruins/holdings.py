"""Holdings of the Runes & Ruins booster."""

from sixrealms.language import *

card("RR/115", "Tower of Spirits", Always(CannotAttack(~UNDEAD)))
# Until it has been defeated twice in the turn the realm is not razed at all
card("RR/22", "Village of Hommlet", Always(FallsAfter(2, in_turn=True)))
