"""Holdings of the Forgotten Realms booster."""

from sixrealms.language import *

card("FR/21", "High Horn", Always(FightsForRealm()))
