"""Rule cards of the Underdark booster."""

from sixrealms.language import *

STRANGER = ~Kind("Underdark")

card(
    "UD/69",
    "Things That Go Bump in the Night",
    Always(PowerLost(STRANGER & CHAMPION)),
    Always(PowerLost(STRANGER & ALLY)),
)
