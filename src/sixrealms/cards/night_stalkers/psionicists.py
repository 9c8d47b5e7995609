"""Psionicists of the Night Stalkers booster."""

from sixrealms.language import *

# Brings an ally in only while his side may play (activation.bringing-cards); one that is gone before the
# round is lost cannot be lost instead of him
card(
    "NS/123",
    "Gib Aklem",
    Use(
        seq(JoinAsAlly(TARGET), Lasting(GoesInstead(ITSELF & Bears(Is(TARGET)), POOL), FOR_THE_ROUND)),
        at=("combat",),
        once="round",
        zone="battle",
        targets=(Target("target", one(CHAMPION & IN_POOL), joins=True),),
        offensive=True,
        psionic=True,
    ),
)
