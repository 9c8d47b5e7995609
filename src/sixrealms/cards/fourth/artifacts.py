"""Artifacts of 4th Edition."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.powers.questions import EVENT
from sixrealms.powers.registry import power
from sixrealms.powers.table_rules import ZonesExchanged

# Throne of the Mountain God: what lay in Limbo before it came still returns
power("4th/510", Always(ZonesExchanged(~EVENT, z.LIMBO, z.ABYSS)))
