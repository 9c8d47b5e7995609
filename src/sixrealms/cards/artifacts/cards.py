"""Cards of the Artifacts booster."""

from sixrealms.language import *

_OTHER_PARTS = every(NameHas("Rod of 7 Parts") & HangsOn(BEARER) & ~Is(SELF))
# Only cards played into the combat after activation (gloss.played-against)
card(
    "AR/27",
    "Rod of 7 Parts, Part 7",
    Answer(Cancel(), to=ANY & PLAYED_INTO_COMBAT, zone="battle", once="round"),
    Always(Becomes(Is(SELF), "artifact"), when=Exists(_OTHER_PARTS)),
    Always(Bonuses(Is(SELF), Count(_OTHER_PARTS))),
)
# Ancient Kalidnay (named.kalidnay.*)
card(
    "AR/92",
    "Ancient Kalidnay",
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
card("AR/106", "Onad the Weasel", Answer(Duplicate(), to=EVENT, zone="pool", cost=pay(The(SELF))))
