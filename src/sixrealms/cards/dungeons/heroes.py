"""Heroes of the Dungeons booster."""

from sixrealms.language import *

# Realms of its player
card("DU/117", "The Builder", Always(RebuiltFor(1, REALM & RAZED & Of(YOU)), when=RefIs(SELF, IN_POOL)))
