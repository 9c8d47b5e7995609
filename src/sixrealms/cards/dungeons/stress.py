"""Cards of the Dungeons booster that bend the rules hardest."""

from __future__ import annotations

from sixrealms.engine.ability import Always, When
from sixrealms.powers.doing import EachPlayer
from sixrealms.powers.drawn import DrawAlong
from sixrealms.powers.holding_back import HeldFor, HoldInLimbo
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.moving import ToHand
from sixrealms.powers.players import EVERYONE, OPPONENTS, YOU
from sixrealms.powers.questions import ANY, IN_FORMATION, REALM, Is, Of
from sixrealms.powers.refs import IT, SELF
from sixrealms.powers.registry import power
from sixrealms.powers.statics import AlsoOfWorld, Protected

# Bitter Knoll: until it is razed or leaves
power(
    "DU/36",
    When(
        "played",
        Lasting(AlsoOfWorld(Is(IT), "ADD", only=True), "source"),
        to=REALM & IN_FORMATION & Of(YOU) & ~Is(SELF),
        anywhere=True,
    ),
)
# What Goes Around Comes Around: only another rule card removes it
power(
    "DU/100",
    When("extra-cards", EachPlayer(EVERYONE, DrawAlong()), to=ANY),
    Always(Protected(Is(SELF))),
)
# Slorath's Gloves
power(
    "DU/118",
    When("turn-start", HoldInLimbo(OPPONENTS), whose=YOU),
    When("leaves", ToHand(HeldFor())),
)
