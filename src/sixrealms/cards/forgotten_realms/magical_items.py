"""Magical items of the Forgotten Realms booster."""

from sixrealms.language import *

card(
    "FR/107",
    "Teapot of the Golden Tempest",
    Use(
        seq(SwapHands(OTHER_SIDE), Lasting(HandsExchanged(), FOR_THE_ROUND)),
        at=("combat",),
        once="battle",
        zone="battle",
    ),
)
