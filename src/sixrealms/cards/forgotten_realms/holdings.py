"""Holdings of the Forgotten Realms booster."""

from sixrealms.language import *

card("FR/21", "High Horn", Always(FightsForRealm()))
card("FR/24", "Pook's Palace", Always(Spoils(YOU, 1), when=HERE))
