"""Monsters of the Underdark booster."""

from sixrealms.language import *

GIANT = Kind("Giant")

# He is himself a giant in play; the copy ends as a copy does (copy.duration)
card(
    "UD/96",
    "Fowron, the Giant",
    Always(gains(Is(SELF), Count(every(GIANT)))),
    Use(
        seq(
            Lasting(Imitates(Is(SELF), The(TARGET), secondary=True), WHILE_IN_PLAY),
            Lasting(Has(Is(SELF), like=The(TARGET)), WHILE_IN_PLAY),
        ),
        once="turn",
        targets=(Target("target", one(GIANT & CHAMPION & ~AVATAR & ~Is(SELF)), untouched=True),),
    ),
    COPY_ENDS,
)
