"""Rule cards of the Powers booster that bend the rules hardest."""

from __future__ import annotations

from sixrealms.engine.ability import Always
from sixrealms.powers.levels import Bonuses
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.questions import ARTIFACT, CHAMPION, ITEM, PSIONICIST, RULE_CARD, SPELL, Is
from sixrealms.powers.refs import SELF
from sixrealms.powers.registry import power
from sixrealms.powers.statics import CannotPlay, PowerLost, Protected

_MAGIC = ITEM | ARTIFACT | SPELL
# Antimagic Cloud
power(
    "PO/116",
    Always(PowerLost(_MAGIC | CHAMPION & ~PSIONICIST)),
    Always(Bonuses(_MAGIC, to=Fixed(0))),
)
# The Ultimate Rule
power(
    "PO/118",
    Always(CannotPlay(EVERYONE, RULE_CARD)),
    Always(Protected(Is(SELF))),
)
