"""Wizards of the DragonLance booster."""

from sixrealms.language import *

# Raistlin Majere: the hour is a recorded input of the game (gloss.base-level.conditional)
card(
    "DL/31",
    "Raistlin Majere, Wizard of the Black Robes",
    Always(Levels(ITSELF, Fixed(2), which="base"), when=Hour(19, 2)),
    Always(gains(ITSELF, 4), when=opponent_is(name_has("Caramon"))),
    Always(Levels(SPELL & HangsOn(SELF), Fixed(2), which="bonus"), when=Exists(every(Named("Moon Nuitari Waxes")))),
)
