"""Monsters of the Birthright booster."""

from sixrealms.language import *

# Only what was razed before is discarded, by a won round as well; spoils are drawn as for any realm that falls
card(
    "BR/65",
    "The Spider",
    Always(MayUse(ITSELF, BLOOD_ABILITY)),
    Always(Immune(ITSELF, OFFENSIVE & CLERIC_SPELL)),
    Always(CanReach(ITSELF, "ruin")),
    When("victorious", discard(The(ATTACKED_REALM)), only=IN_A_ROUND & RefIs(ATTACKED_REALM, RAZED & Of(OPPONENTS))),
)
