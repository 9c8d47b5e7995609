"""Psionicists of 4th Edition: psionicists use psionic powers."""

from sixrealms.language import *

card("4th/332", "Beala", Always(BaseLevels(Is(SELF), times=2), when=opponent_is(UNDEAD)))
card("4th/342", "Minervan", Always(BaseLevels(Is(SELF), add=Fixed(4)), when=Fights("either")))
