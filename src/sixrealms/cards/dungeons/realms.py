"""Realms of the Dungeons booster."""

from sixrealms.language import *

# Once it is razed or gone the others are of their own worlds again, even if it is rebuilt
card(
    "DU/36",
    "Bitter Knoll",
    When(
        "played",
        Lasting(Has(Is(IT), world="ADD", only=True), WHILE_IN_PLAY),
        to=REALM & Of(YOU),
        anywhere=True,
    ),
    When("razed", End(kept=True), anywhere=True),
)
_DRAGONS = DRAGON & HangsOn(SELF)
# It comes with its base level alone, and goes when that battle is over
card(
    "DU/28",
    "The Dragon's Refuge",
    When(
        "defeated",
        seq(HangOn(SELF, what=The(IT)), Lasting(stays_after_round(Is(IT)), WHILE_IN_PLAY)),
        to=DRAGON & CHAMPION & Of(OPPONENTS),
        may=True,
        anywhere=True,
    ),
    Always(PowerLost(_DRAGONS), anywhere=True),
    Always(FightsForRealm(DRAGON)),
    When(
        "attacked",
        seq(Remember("kept", every(_DRAGONS)), Lasting(Afterwards(discard(AllChosen("kept"))), FOR_THE_BATTLE)),
    ),
)
