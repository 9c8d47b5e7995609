"""Wizard spells of the DragonLance booster."""

from sixrealms.language import *

card(
    "DL/113",
    "Takhisis's Abyssal Gateway",
    Play(Send(The(TARGET), ABYSS), targets=(Target("target", one(CHAMPION & IN_POOL)),)),
)
