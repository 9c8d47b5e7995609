"""Cards of the Forgotten Realms booster."""

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
