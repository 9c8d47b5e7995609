"""Rule Lawyer's Delight (ledger: format.rule-lawyers-delight.*): rule cards bind only those who play them."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.options.option import Option
from sixrealms.powers.card_questions import RULE_CARD
from sixrealms.powers.opening_cards import OPENING
from sixrealms.powers.protection import GoesInstead
from sixrealms.powers.rule_card_counts import OwnRuleCards

OPTION: Final = Option(
    "rule-lawyers-delight",
    "Rule Lawyer's Delight",
    "tournament type",
    rules=(
        "format.rule-lawyers-delight.initial-card",
        "format.rule-lawyers-delight.removable",
        "format.rule-lawyers-delight.others-own-only",
    ),
    abilities=(
        Always(OwnRuleCards(stays=OPENING)),
        Always(GoesInstead(RULE_CARD & OPENING, z.VOID, (), instead_of=(z.DISCARD, z.ABYSS), last=True)),
    ),
    opening_cards=("4th/491",),
)
