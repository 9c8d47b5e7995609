"""Rule cards of the Artifacts booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, When
from sixrealms.powers.numbers import Count
from sixrealms.powers.open_hands import HandsLieOpen
from sixrealms.powers.players import DEFENDING_PLAYER
from sixrealms.powers.questions import ARTIFACT, CHAMPION, HOLDING, REALM, SPELL, World
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every
from sixrealms.powers.statics import FreeOfCosmos, MayUse
from sixrealms.powers.table_rules import EnforceCosmos, RealmsDefend
from sixrealms.powers.whereabouts import DEFENDING, Of

DARK_SUN = World("DS")
# Plentiful Psionics
power("AR/31", Always(HandsLieOpen(~DARK_SUN)))
# Sorcerer-Kings
power(
    "AR/32",
    Always(
        RealmsDefend(REALM & DARK_SUN, Count(every((REALM | HOLDING) & DARK_SUN & Of(DEFENDING_PLAYER))), "monster")
    ),
    Always(MayUse(REALM & DARK_SUN & DEFENDING, SPELL)),
)
# Isolated Worlds: its owner restores the Rule of the Cosmos when it goes
power(
    "AR/37",
    Always(FreeOfCosmos((CHAMPION | ARTIFACT | REALM) & DARK_SUN)),
    When("leaves", EnforceCosmos()),
)
