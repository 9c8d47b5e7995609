"""Rule cards of the Forgotten Realms booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.questions import World
from sixrealms.powers.registry import power
from sixrealms.powers.table_rules import NoImmunity

# Tablets of Fate: cards without a world, as items and most allies are, give none
power("FR/100", Always(NoImmunity(~World("FR"), "cards of the Forgotten Realms")))
