"""Clerics of the Underdark booster."""

from sixrealms.language import *

_SHELTERED = ITSELF | (CHAMPION & World("ADD") & IN_POOL & Of(YOU))
# Defensive items are meant only where a print says so (immunity.offensive-only)
card(
    "UD/65",
    "The Faceless One, Avatar of Juiblex",
    Play(cost=Sacrifice(one(CLERIC & IN_POOL & Of(YOU)), 2, levels=12, exactly=True)),
    Always(Immune(_SHELTERED, OFFENSIVE & ITEM & level_at_most(2, "icon"))),
    Always(Immune(_SHELTERED, OFFENSIVE & SPELL)),
)
