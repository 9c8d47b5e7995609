"""Magical items of the Forgotten Realms booster."""

from sixrealms.language import *

# An empty pile gives no digit
card(
    "FR/56",
    "Vorpal Blade",
    When(
        "activate",
        seq(
            DrawDigit(OTHER_SIDE, good="low"),
            If(DigitIs(most=3), AutoDefeat(OPPONENT)),
        ),
    ),
)
# Bell of Might (once.waiting)
card("FR/118", "Bell of Might", Answer(Duplicate(), to=EVENT & Of(OTHERS), zone="play", once="turn"))
card(
    "FR/107",
    "Teapot of the Golden Tempest",
    Use(
        Lasting(HandsExchanged(OTHER_SIDE), FOR_THE_ROUND),
        at=("combat",),
        once="battle",
        zone="battle",
    ),
)
