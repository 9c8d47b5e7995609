"""Realms of the Dungeons booster."""

from __future__ import annotations

from sixrealms.engine.ability import When
from sixrealms.powers.identity import AlsoOfWorld
from sixrealms.powers.lasting import EndOwn, Lasting
from sixrealms.powers.players import YOU
from sixrealms.powers.questions import REALM, Is
from sixrealms.powers.refs import IT
from sixrealms.powers.registry import power
from sixrealms.powers.whereabouts import Of

# Bitter Knoll: once it is razed or gone the others are of their own worlds again, even if it is rebuilt
power(
    "DU/36",
    When(
        "played",
        Lasting(AlsoOfWorld(Is(IT), "ADD", only=True), "source"),
        to=REALM & Of(YOU),
        anywhere=True,
    ),
    When("razed", EndOwn(), anywhere=True),
)
