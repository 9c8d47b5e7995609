"""Events of the Underdark booster."""

from sixrealms.language import *

_CHASE = CHAMPION & CHASE
card(
    "UD/114",
    "The Mandate of Dori the Barbarian",
    Play(
        seq(
            Lasting(gains(_CHASE, 6), UNTIL_YOUR_NEXT_TURN_ENDS),
            Lasting(Has(_CHASE, ("Earthwalker",)), UNTIL_YOUR_NEXT_TURN_ENDS),
        )
    ),
)
