"""Holdings of the DragonLance booster."""

from sixrealms.language import *

card("DL/18", "Shoikan Grove", Always(CannotAttack(~(FLYER | EARTHWALKER))))
card("DL/19", "Inn of the Last Home", Always(CannotAttack(DRAGON)))
card(
    "DL/16",
    "Tower of Wayreth",
    Always(CannotAttack(WIZARD)),
    When(
        "turn-start",
        HandOver(The(SELF), every(REALM & Of(YOU) & ~Is(BEARER)), or_discard=True),
        whose=YOU,
        anywhere=True,
    ),
)
