"""What a card is or may do besides."""

from __future__ import annotations

from sixrealms.powers.allowances import DrawsPerTurn, HandLimit
from sixrealms.powers.changing_type import choose_type
from sixrealms.powers.control import TakeControl, UnderControl
from sixrealms.powers.copying import Imitates, TakesAfter
from sixrealms.powers.cosmos import EnforceCosmos
from sixrealms.powers.identity import AlsoA, AlsoOfWorld, Becomes, Has, PowerLost, flies
from sixrealms.powers.open_hands import HandsLieOpen
from sixrealms.powers.permission import AsksNobody
from sixrealms.powers.rule_slots import OneRuleAgain, OwnRuleCards
from sixrealms.powers.statics import AttachTo, FreeOfCosmos, MayUse, StaysAfterRound
from sixrealms.powers.table_rules import (
    AlliesSubtracted,
    CountsAsRealm,
    LowestWins,
)

__all__ = [
    "AlliesSubtracted",
    "AlsoA",
    "AlsoOfWorld",
    "AsksNobody",
    "AttachTo",
    "Becomes",
    "CountsAsRealm",
    "DrawsPerTurn",
    "EnforceCosmos",
    "FreeOfCosmos",
    "HandLimit",
    "HandsLieOpen",
    "Has",
    "Imitates",
    "LowestWins",
    "MayUse",
    "OneRuleAgain",
    "OwnRuleCards",
    "PowerLost",
    "StaysAfterRound",
    "TakeControl",
    "TakesAfter",
    "UnderControl",
    "choose_type",
    "flies",
]
