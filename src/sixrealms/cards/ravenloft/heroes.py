"""Heroes of the Ravenloft booster."""

from sixrealms.language import *

card(
    "RL/86",
    "Dr. Rudolph Van Richten",
    Always(HandsLieOpen(Of(OTHER_SIDE)), when=IN_A_ROUND),
    Always(BaseLevels(Is(SELF), to=Fixed(6)), when=opponent_is(World("RL"))),
)
