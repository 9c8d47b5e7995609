"""Champions of the Artifacts booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.access import CannotFight
from sixrealms.powers.identity import PowerLost
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.possession import MustFace
from sixrealms.powers.questions import CAST_CARD, CHAMPION, WIZARD_SPELL, Is, Named, World
from sixrealms.powers.refs import SELF
from sixrealms.powers.registry import power
from sixrealms.powers.statics import CannotPlay, MayUse

STRAHD = Named("Strahd Von Zarovich")
TURNED = CHAMPION & World("RL") & ~STRAHD
# Young Strahd: a champion turned face down keeps what hangs on it, but does nothing at all
power(
    "AR/108",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    Always(CannotFight(TURNED)),
    Always(PowerLost(TURNED)),
    Always(CannotPlay(EVERYONE, CAST_CARD, TURNED)),
    Always(MustFace(SELF, STRAHD)),
)
