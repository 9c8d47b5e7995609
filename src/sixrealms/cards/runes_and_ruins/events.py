"""Events of the Runes & Ruins booster."""

from sixrealms.language import *

# Lies on the table until something ends it
card(
    "RR/55",
    "Tyranthraxus, the Possessing Spirit",
    Play(
        seq(
            TakeControl(TARGET),
            Lasting(UnderControl(TARGET), "dispelled"),
            Lasting(Becomes(Is(TARGET), "monster"), "dispelled"),
            Lasting(MayUse(Is(TARGET), WIZARD_SPELL), "dispelled"),
        ),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(OPPONENTS))),),
    ),
)
