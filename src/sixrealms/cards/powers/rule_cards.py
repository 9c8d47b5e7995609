"""Rule cards of the Powers booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.identity import PowerLost
from sixrealms.powers.levels import Bonuses
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.questions import ARTIFACT, CHAMPION, ITEM, PSIONICIST, RULE_CARD, SPELL, Is
from sixrealms.powers.refs import SELF
from sixrealms.powers.registry import power
from sixrealms.powers.statics import CannotPlay
from sixrealms.powers.table_rules import NeverRemoved

MAGIC = ITEM | ARTIFACT | SPELL
# Antimagic Cloud: what is nullified gives no bonus either, and can be cast to no effect (open.nullified-spell)
power(
    "PO/116",
    Always(PowerLost(MAGIC)),
    Always(PowerLost(CHAMPION & ~PSIONICIST)),
    Always(Bonuses(MAGIC, to=Fixed(0))),
)
# The Ultimate Rule
power(
    "PO/118",
    Always(CannotPlay(EVERYONE, RULE_CARD)),
    Always(NeverRemoved(Is(SELF))),
)
