"""Rule cards of the Forgotten Realms booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.questions import ARTIFACT, CHAMPION, HOLDING, REALM, World
from sixrealms.powers.registry import power
from sixrealms.powers.table_rules import NoImmunity

OF_THE_REALMS = World("FR") & (CHAMPION | REALM | HOLDING | ARTIFACT)
# Tablets of Fate
power(
    "FR/100",
    Always(NoImmunity(~OF_THE_REALMS, "Forgotten Realms champions, realms, holdings and artifacts")),
)
