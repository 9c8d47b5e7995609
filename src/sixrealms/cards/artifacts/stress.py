"""Rule cards and items of the Artifacts booster that bend the rules hardest."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, When
from sixrealms.powers.countering import Cancel
from sixrealms.powers.moving import pay
from sixrealms.powers.numbers import Count
from sixrealms.powers.players import DEFENDING_PLAYER
from sixrealms.powers.questions import (
    ARTIFACT,
    CHAMPION,
    DEFENDING,
    HOLDING,
    IN_FORMATION,
    OFFENSIVE,
    RAZED,
    REALM,
    SPELL,
    WIZARD_SPELL,
    Is,
    NameHas,
    Of,
    World,
)
from sixrealms.powers.refs import BEARER, SELF, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every
from sixrealms.powers.statics import CannotFight, FreeOfCosmos, Immune, MayUse, PowerLost
from sixrealms.powers.table_rules import EnforceCosmos, RealmsDefend

_DARK_SUN = World("DS")
# Sorcerer-Kings: the king casts anything and his defeat razes the realm
power(
    "AR/32",
    Always(
        RealmsDefend(
            REALM & _DARK_SUN & IN_FORMATION,
            Count(every((REALM & ~RAZED | HOLDING) & _DARK_SUN & Of(DEFENDING_PLAYER))),
            "monster",
        )
    ),
    Always(MayUse(REALM & _DARK_SUN | CHAMPION & IN_FORMATION & DEFENDING, SPELL)),
)
# Isolated Worlds: its owner restores the Rule of the Cosmos when it goes
power(
    "AR/37",
    Always(FreeOfCosmos((CHAMPION | ARTIFACT | REALM) & _DARK_SUN)),
    When("leaves", EnforceCosmos()),
)
_TURNED = CHAMPION & World("RL") & ~NameHas("Strahd Von Zarovich")
# Young Strahd: the others of his world can neither fight nor use their powers
power(
    "AR/108",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    Always(CannotFight(_TURNED)),
    Always(PowerLost(_TURNED)),
)
# Amulet of Spell Protection
power(
    "AR/117",
    Always(Immune(Is(BEARER), SPELL & OFFENSIVE)),
    Answer(Cancel(), to=SPELL, zone="pool", cost=pay(The(SELF))),
)
