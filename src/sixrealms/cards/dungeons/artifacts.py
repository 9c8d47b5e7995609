"""Artifacts of the Dungeons booster."""

from __future__ import annotations

from sixrealms.engine.ability import When
from sixrealms.powers.holding_back import HoldInLimbo, ReleaseHeld
from sixrealms.powers.players import OPPONENTS, YOU
from sixrealms.powers.registry import power

# Slorath's Gloves
power(
    "DU/118",
    When("turn-start", HoldInLimbo(OPPONENTS), whose=YOU),
    When("leaves", ReleaseHeld()),
)
