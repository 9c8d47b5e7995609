"""Monsters of the Night Stalkers booster."""

from sixrealms.language import *

_ONE_AVATAR = Exists(every(AVATAR & CHAMPION & Of(YOU)), least=0, most=0)

# His base level is what was sacrificed for him; his own +5 is for the others. Half a level is lost.
card(
    "NS/44",
    "Orcus",
    Play(only=_ONE_AVATAR, cost=Sacrifice(one(UNDEAD & CHAMPION & IN_POOL & Of(YOU)), 2)),
    Always(Levels(ITSELF, to=Stored(SACRIFICED), which="base")),
    Always(Levels(UNDEAD & CHAMPION & Of(YOU) & ~ITSELF, Fixed(5), which="base")),
    When(
        "presented",
        seq(
            Lasting(Levels(Is(IT), halve="down", which="total"), FOR_THE_ROUND),
            Lasting(GoesInstead(REALM, DISCARD, (RAZE,), by=Is(IT)), FOR_THE_ROUND),
        ),
        to=UNDEAD & CHAMPION & Of(YOU),
        only=RefIs(IT, ATTACKING),
        may=True,
    ),
)
