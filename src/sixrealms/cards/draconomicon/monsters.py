"""Monsters of the Draconomicon booster."""

from sixrealms.language import *

# Half of what they have together, as they count just now
card(
    "DR/111",
    "Wyvern",
    Always(gains(Is(OPPONENT), Product(NumberOf(every(ALLY & Beside(SELF)), "own"), halve="down", minus=True))),
)
# What is lost is reckoned from what is printed, the greater half; whom its power does not touch loses nothing to it
card(
    "DR/36",
    "Shadow Dragon",
    Always(CanReach(ITSELF)),
    Always(Levels(Is(OPPONENT), halve="down", which="base")),
    Always(Levels(ITSELF, add=Product(NumberOf(OPPONENT, "icon"), halve="up"), which="total"), when=Affected(OPPONENT)),
    Always(Immune(ITSELF, CHAMPION & Kind("Underdark"), powers_only=True)),
)
