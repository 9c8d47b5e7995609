"""Champions of 3rd Edition."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Target, Use, When
from sixrealms.engine.leave import COST
from sixrealms.powers.entering import MAY_ENTER, BringIn
from sixrealms.powers.marks import AVATAR
from sixrealms.powers.moving import Send, ToHand, pay
from sixrealms.powers.players import YOU
from sixrealms.powers.questions import CHAMPION, EVENT
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.registry import power, same_as
from sixrealms.powers.resting import Rest, Rested
from sixrealms.powers.sets import in_abyss, in_hand

# Karlott the Shaman: an event that has worked is out of his reach as well (event.no-return-to-hand)
power(
    "3rd/63",
    When("turn-start", Rest(), whose=YOU),
    Use(
        ToHand(The(TARGET)),
        at=("3",),
        zone="pool",
        only=Rested(),
        cost=pay(The(SELF), z.ABYSS),
        targets=(Target("target", in_abyss(EVENT)),),
    ),
)
# Nenioc
power(
    "3rd/187",
    Use(
        BringIn(TARGET),
        at=("3",),
        zone="pool",
        cost=Send(The(SELF), z.DRAW, COST, shuffle=True),
        targets=(Target("target", in_hand(AVATAR & CHAMPION & MAY_ENTER)),),
    ),
)
same_as("4th/284", "3rd/187")
