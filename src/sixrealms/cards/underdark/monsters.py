"""Monsters of the Underdark booster."""

from sixrealms.language import *

GIANT = Kind("Giant")

# He is himself a giant in play
card(
    "UD/96",
    "Fowron, the Giant",
    Always(gains(Is(SELF), Count(every(GIANT)))),
    Use(
        seq(
            Lasting(Imitates(Is(SELF), The(TARGET), secondary=True), UNTIL_YOUR_NEXT_TURN),
            Lasting(TakesAfter(Is(SELF), The(TARGET)), UNTIL_YOUR_NEXT_TURN),
        ),
        once="turn",
        targets=(Target("target", one(GIANT & CHAMPION & ~AVATAR & ~Is(SELF))),),
    ),
)
