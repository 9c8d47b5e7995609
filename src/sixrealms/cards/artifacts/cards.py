"""Cards of the Artifacts booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, Use, When
from sixrealms.powers.conditions import EVERYONE_HAD_A_TURN, Exists, RefIs
from sixrealms.powers.countering import Cancel, Duplicate
from sixrealms.powers.history import PowerSpent, SpendPower
from sixrealms.powers.identity import AlsoOfWorld, Becomes
from sixrealms.powers.lasting import ExtraTurn
from sixrealms.powers.levels import Bonuses
from sixrealms.powers.moving import pay
from sixrealms.powers.numbers import Count
from sixrealms.powers.questions import ANY, EVENT, RAZED, Is, NameHas
from sixrealms.powers.razing import Raze
from sixrealms.powers.refs import BEARER, SELF, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every
from sixrealms.powers.whereabouts import PLAYED_INTO_COMBAT, HangsOn

_OTHER_PARTS = every(NameHas("Rod of 7 Parts") & HangsOn(BEARER) & ~Is(SELF))
# Rod of 7 Parts, Part 7: only cards played into the combat after activation (gloss.played-against)
power(
    "AR/27",
    Answer(Cancel(), to=ANY & PLAYED_INTO_COMBAT, zone="battle", once="round"),
    Always(Becomes(Is(SELF), "artifact"), when=Exists(_OTHER_PARTS)),
    Always(Bonuses(Is(SELF), Count(_OTHER_PARTS))),
)
# Ancient Kalidnay (named.kalidnay.*)
power(
    "AR/92",
    Always(AlsoOfWorld(Is(SELF), "RL"), anywhere=True),
    Use(
        ExtraTurn(),
        at=("5",),
        once="game",
        only=RefIs(SELF, ~RAZED) & EVERYONE_HAD_A_TURN & ~PowerSpent(),
        cost=Raze(The(SELF), cost=True),
    ),
    When("rebuilt", SpendPower(), anywhere=True),
)
# Onad the Weasel
power("AR/106", Answer(Duplicate(), to=EVENT, zone="pool", cost=pay(The(SELF))))
