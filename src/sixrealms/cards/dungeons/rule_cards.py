"""Rule cards of the Dungeons booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, When
from sixrealms.powers.doing import EachPlayer
from sixrealms.powers.drawn import FOR_ONE_ALONE, DrawAlong
from sixrealms.powers.immunity import Immune
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.questions import ANY, CHAMPION, EVENT, Is
from sixrealms.powers.refs import SELF
from sixrealms.powers.registry import power
from sixrealms.powers.table_rules import NeverRemoved

# What Goes Around Comes Around
power(
    "DU/100",
    When("extra-cards", EachPlayer(EVERYONE, DrawAlong()), to=ANY, only=FOR_ONE_ALONE),
    Always(NeverRemoved(Is(SELF))),
    Always(Immune(Is(SELF), CHAMPION | EVENT)),
)
