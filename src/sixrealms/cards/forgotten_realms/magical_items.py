"""Magical items of the Forgotten Realms booster."""

from __future__ import annotations

from sixrealms.engine.ability import Use
from sixrealms.powers.doing import seq
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.order_of_play import HandsExchanged, SwapHands
from sixrealms.powers.players import OTHER_SIDE
from sixrealms.powers.registry import power

# Teapot of the Golden Tempest
power(
    "FR/107",
    Use(
        seq(SwapHands(OTHER_SIDE), Lasting(HandsExchanged(), "round")),
        at=("combat",),
        once="battle",
        zone="battle",
    ),
)
