"""Realms of the Underdark booster."""

from sixrealms.language import *

# The psionicist is chosen as the attack comes
card(
    "UD/108",
    "The Cavernous Hall",
    When(
        "attacked",
        Choose(
            one(PSIONICIST & ~AVATAR),
            up_to=True,
            then=seq(
                Remember("level", LevelOf(TARGET)),
                Lasting(DefendsItself(Stored("level", "as many as that psionicist"), "psionicist"), FOR_THE_BATTLE),
                Lasting(Imitates(Is(SELF), The(TARGET), secondary=True), FOR_THE_BATTLE),
            ),
        ),
    ),
)
