"""Rule cards of the Ravenloft booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.questions import HOLDING, World
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every
from sixrealms.powers.table_rules import CountsAsRealm

# City States
power("RL/30", Always(CountsAsRealm(every(HOLDING & World("DS")))))
