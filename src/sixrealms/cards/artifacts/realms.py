"""Realms of the Artifacts booster."""

from sixrealms.language import *

# Ancient Kalidnay (named.kalidnay.*)
card(
    "AR/92",
    "Ancient Kalidnay",
    Always(Has(ITSELF, world="RL"), anywhere=True),
    Use(
        ExtraTurn(),
        at=("5",),
        once="game",
        only=RefIs(SELF, ~RAZED) & EVERYONE_HAD_A_TURN & ~marked(SPENT),
        cost=Raze(The(SELF), cost=True),
    ),
    When("rebuilt", Note(SPENT), anywhere=True),
)
