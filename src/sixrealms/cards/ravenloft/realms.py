"""Realms of the Ravenloft booster."""

from sixrealms.language import *

# It is undead as long as it lies there; a second one may stay only once the first is gone
card(
    "RL/2",
    "Darkon",
    When(
        "round-decided",
        Choose(
            one(ALLY & Beside(DEFENDER)),
            up_to=True,
            then=seq(
                HangOn(SELF, what=The(TARGET)),
                Lasting(stays_after_round(Is(TARGET)), WHILE_IN_PLAY),
                Lasting(Has(Is(TARGET), ("Undead",)), WHILE_IN_PLAY),
            ),
        ),
        only=RoundWon(YOU) & ~Exists(every(ALLY & HangsOn(SELF))),
    ),
    Always(FightsForRealm(ALLY_CARD)),
)
