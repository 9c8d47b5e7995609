"""Cards of the Artifacts booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, Use
from sixrealms.powers.conditions import EVERYONE_HAD_A_TURN, RefIs
from sixrealms.powers.countering import Cancel, Duplicate
from sixrealms.powers.doing import seq
from sixrealms.powers.lasting import ExtraTurn
from sixrealms.powers.levels import gains
from sixrealms.powers.moving import Raze, pay
from sixrealms.powers.numbers import Count
from sixrealms.powers.questions import EVENT, PLAYED_INTO_COMBAT, RAZED, HangsOn, Is, NameHas
from sixrealms.powers.refs import BEARER, SELF, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every
from sixrealms.powers.statics import AlsoOfWorld

# Rod of 7 Parts, Part 7: only cards played into the combat after activation (gloss.played-against)
power(
    "AR/27",
    Answer(Cancel(), to=PLAYED_INTO_COMBAT, zone="play", once="round"),
    Always(gains(Is(BEARER), Count(every(NameHas("Rod of 7 Parts") & HangsOn(BEARER)), plus=-1))),
)
# Ancient Kalidnay (named.kalidnay.*)
power(
    "AR/92",
    Always(AlsoOfWorld(Is(SELF), "RL"), anywhere=True),
    Use(
        seq(Raze(The(SELF), cost=True), ExtraTurn()),
        at=("5",),
        once="game",
        only=RefIs(SELF, ~RAZED) & EVERYONE_HAD_A_TURN,
    ),
)
# Onad the Weasel
power("AR/106", Answer(Duplicate(), to=EVENT, zone="pool", cost=pay(The(SELF))))
