"""Rule cards of the Forgotten Realms booster."""

from sixrealms.language import *

# Cards without a world, as items and most allies are, give none
card("FR/100", "Tablets of Fate", Always(PowerLost(~World("FR"), immunity=True)))
