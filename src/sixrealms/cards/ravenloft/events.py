"""Events of the Ravenloft booster."""

from sixrealms.language import *

card(
    "RL/26",
    "Quirk of Fate",
    Play(
        ForEach(
            every(CHAMPION),
            Lasting(Levels(Is(IT), to=NumberOf(IT, "first-digit"), which="base"), UNTIL_YOUR_NEXT_TURN_ENDS),
        )
    ),
)
