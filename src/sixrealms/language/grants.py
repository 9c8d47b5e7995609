"""What a card is or may do besides."""

from __future__ import annotations

from sixrealms.powers.allowances import DrawsPerTurn, HandLimit
from sixrealms.powers.changed_traits import Has, PowerLost, flies
from sixrealms.powers.control import UnderControl
from sixrealms.powers.copies import Imitates
from sixrealms.powers.cosmos import EnforceCosmos
from sixrealms.powers.open_hands import HandsLieOpen
from sixrealms.powers.rule_card_counts import OwnRuleCards
from sixrealms.powers.type_changes import choose_type
from sixrealms.powers.use_and_play import AttachTo, MayUse

__all__ = [
    "AttachTo",
    "DrawsPerTurn",
    "EnforceCosmos",
    "HandLimit",
    "HandsLieOpen",
    "Has",
    "Imitates",
    "MayUse",
    "OwnRuleCards",
    "PowerLost",
    "UnderControl",
    "choose_type",
    "flies",
]
