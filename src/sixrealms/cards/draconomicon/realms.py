"""Realms of the Draconomicon booster."""

from sixrealms.language import *

FIGHTING = ANY & IN_COMBAT

# The cards drawn are kept; a high digit helps its side, so a low one of the attacker this realm's
card(
    "DR/7",
    "Mount Nevermind",
    Always(PowerLost(FIGHTING)),
    Always(Levels(FIGHTING, to=Fixed(0), which="bonus")),
    Always(NoEffect(ALLY & IN_COMBAT)),
    Always(CannotPlay(BOTH_SIDES, ANY)),
    When(
        "activate",
        seq(
            DrawDigit(ATTACKING_PLAYER, "attack", "low", then="keep"),
            Lasting(gains(Is(ATTACKER), Stored("attack")), FOR_THE_ROUND),
            DrawDigit(DEFENDING_PLAYER, "defence", then="keep"),
            Lasting(gains(Is(DEFENDER), Stored("defence")), FOR_THE_ROUND),
        ),
    ),
)
