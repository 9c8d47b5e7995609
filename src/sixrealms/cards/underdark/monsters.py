"""Monsters of the Underdark booster."""

from sixrealms.language import *

GIANT = Kind("Giant")

# He is himself a giant in play; the copy ends as a copy does (copy.duration)
card(
    "UD/96",
    "Fowron, the Giant",
    Always(gains(ITSELF, Count(every(GIANT)))),
    Use(
        seq(
            Lasting(Imitates(ITSELF, The(TARGET), secondary=True), WHILE_IN_PLAY),
            Lasting(Has(ITSELF, like=The(TARGET)), WHILE_IN_PLAY),
        ),
        once="turn",
        targets=(Target("target", one(GIANT & CHAMPION & ~AVATAR & ~ITSELF), untouched=True),),
    ),
    COPY_ENDS,
)
