"""Allies of the DragonLance booster."""

from sixrealms.language import *

# The explosion comes after the combat (battle.after-combat-discards)
card(
    "DL/50",
    "Aurak Draconians",
    Play(seq(Choose(OPPONENTS), Look(top_of_piles(CHOSEN_PLAYER, 3)))),
    When("on-losing-side", kill(OTHER)),
)
