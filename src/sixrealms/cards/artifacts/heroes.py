"""Heroes of the Artifacts booster."""

from sixrealms.language import *

STRAHD = Named("Strahd Von Zarovich")
TURNED = CHAMPION & World("RL") & ~STRAHD

# A champion turned face down keeps what hangs on it, but does nothing at all
card(
    "AR/108",
    "Young Strahd",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Always(CannotFight(TURNED)),
    Always(PowerLost(TURNED)),
    Always(CannotPlay(EVERYONE, CAST_CARD, TURNED)),
    Always(MustDefend(SELF, STRAHD)),
)
