"""Realms of 4th Edition."""

from sixrealms.language import *

card("4th/30", "Euripis", Always(CannotAttack(CHAMPION & ~CASTS_SPELLS)), *closed_to(SWIMMER))
# Its player razes it to turn the spell wherever it could have gone
card("4th/38", "The Last Sea", Answer(Redirect(), to=OFFENSIVE & SPELL, zone="play", cost=Raze(The(SELF), cost=True)))
card("4th/49", "The Five Peaks", Always(CannotAttack(~(FLYER | EARTHWALKER))))
