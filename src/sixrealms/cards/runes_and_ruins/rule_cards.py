"""Rule cards of the Runes & Ruins booster."""

from sixrealms.language import *

# One artifact for each champion all the same
card(
    "RR/100",
    "The Monty Haul Campaign",
    Always(MayUse(CHAMPION, SPELL | PSIONIC_POWER)),
    Always(AttachTo(ARTIFACT, CHAMPION, "world")),
    When("leaves", discard(every(ARTIFACT & UNLAWFULLY_WORN))),
)
