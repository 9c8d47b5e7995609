"""Artifacts of the Underdark booster."""

from sixrealms.language import *

# Its allies come along. Where nobody sits just opposite, the two that come nearest to it are meant
card(
    "UD/23",
    "The East Wind",
    Always(AttachOnlyTo(CHAMPION & AVATAR & World("DL"))),
    Always(CanReach(Is(BEARER), "restrictions", REALM & Of(RIGHT_NEIGHBOUR))),
)
card(
    "UD/50",
    "The South Wind",
    Always(AttachOnlyTo(CHAMPION & AVATAR & World("FR"))),
    Always(CanReach(Is(BEARER), "restrictions", REALM & Of(PLAYER_OPPOSITE))),
)
card(
    "UD/59",
    "The West Wind",
    Always(AttachOnlyTo(CHAMPION & AVATAR & World("GH"))),
    Always(CanReach(Is(BEARER), "restrictions", REALM & Of(LEFT_NEIGHBOUR))),
)
