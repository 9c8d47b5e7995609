"""Rule cards of the Night Stalkers booster."""

from sixrealms.language import *

card("NS/74", "A Sure Thing", Always(SureDigit()))
