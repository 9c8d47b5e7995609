"""Heroes of the Ravenloft booster."""

from sixrealms.language import *

card(
    "RL/86",
    "Dr. Rudolph Van Richten",
    Always(HandsLieOpen(Of(OTHER_SIDE)), when=IN_A_ROUND),
    Always(Levels(ITSELF, to=Fixed(6), which="base"), when=opponent_is(World("RL"))),
)
