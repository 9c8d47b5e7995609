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
