"""Realms of the DragonLance booster."""

from sixrealms.language import *

card("DL/12", "Spine of Taladas", Always(CannotAttack(~(FLYER | SWIMMER))))
card("DL/13", "Isle of Selasia", Always(CannotAttack(~(FLYER | SWIMMER))))
# Whoever could attack it if it stood may attack it while it is razed
card(
    "DL/1",
    "Mithas",
    When(
        "razed",
        seq(
            Lasting(CanReach(CHAMPION, "ruin", ITSELF), UNTIL_YOUR_NEXT_TURN),
            Lasting(Afterwards(Rebuild(The(SELF))), UNTIL_YOUR_NEXT_TURN),
        ),
        anywhere=True,
    ),
)
