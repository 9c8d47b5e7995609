"""Allies of the Night Stalkers booster."""

from sixrealms.language import *

# What lay there when it came was not played against it (gloss.played-against)
card("NS/79", "Zombie Horde", When("played", Lasting(gains(ITSELF, 2)), to=(ALLY | SPELL) & PLAYED_INTO_COMBAT))
