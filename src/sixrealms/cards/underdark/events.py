"""Events of the Underdark booster."""

from sixrealms.language import *

#: Helpful, so the champions of its player (event.helpful.scope).
_CHASE = CHAMPION & CHASE & Of(YOU)
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
