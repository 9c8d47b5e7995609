"""Heroes of the Dungeons booster."""

from sixrealms.language import *

# Realms of its player; whoever is in play as realms are rebuilt lies in a pool
card("DU/117", "The Builder", Always(RebuiltFor(1, REALM & Of(YOU))))
