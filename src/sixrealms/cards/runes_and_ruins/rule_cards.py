"""Rule cards of the Runes & Ruins booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, When
from sixrealms.powers.attaching import UNLAWFULLY_WORN
from sixrealms.powers.moving import discard
from sixrealms.powers.questions import ARTIFACT, CHAMPION, PSIONIC_POWER, SPELL
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every
from sixrealms.powers.statics import AttachTo, MayUse

# The Monty Haul Campaign: one artifact for each champion all the same
power(
    "RR/100",
    Always(MayUse(CHAMPION, SPELL | PSIONIC_POWER)),
    Always(AttachTo(ARTIFACT, CHAMPION, "world")),
    When("leaves", discard(every(ARTIFACT & UNLAWFULLY_WORN))),
)
