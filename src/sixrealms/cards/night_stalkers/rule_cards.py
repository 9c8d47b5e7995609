"""Rule cards of the Night Stalkers booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.digits import SureDigit
from sixrealms.powers.registry import power

# A Sure Thing
power("NS/74", Always(SureDigit()))
