"""Events of the Runes & Ruins booster."""

from sixrealms.language import *

# Lies on the table until something ends it
card(
    "RR/55",
    "Tyranthraxus, the Possessing Spirit",
    Play(
        seq(
            Lasting(Has(Is(TARGET), type="monster", only=True), UNTIL_CANCELLED),
            Lasting(MayUse(Is(TARGET), WIZARD_SPELL), UNTIL_CANCELLED),
            Lasting(UnderControl(TARGET), UNTIL_CANCELLED),
        ),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(OPPONENTS))),),
    ),
)
