"""Monsters of the Ravenloft booster."""

from sixrealms.language import *

card(
    "RL/89",
    "Arijani",
    When(
        "presented",
        Choose(one(CHAMPION & IN_POOL & Of(DEFENDING_PLAYER)), then=Lasting(MustDefend(TARGET, ITSELF))),
        only=WHEN_ATTACKING,
        may=True,
    ),
)
