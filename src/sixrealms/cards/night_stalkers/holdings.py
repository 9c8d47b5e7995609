"""Holdings of the Night Stalkers booster."""

from sixrealms.language import *

card("NS/15", "The Pristine Tower", Always(AlsoA(CHAMPION & ATTACKING, "monster")))
