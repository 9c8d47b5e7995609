"""Holdings of the Night Stalkers booster."""

from sixrealms.language import *

card("NS/15", "The Pristine Tower", Always(Has(CHAMPION & ATTACKING, type="monster")))
