"""Rule cards of the Birthright booster."""

from sixrealms.language import *

card(
    "BR/118",
    "Taxation",
    Always(DrawsPerTurn(EVERYONE, to=Count(every(REALM & ~RAZED & World("BR") & Of(EACH)), plus=1), floor=1)),
)
