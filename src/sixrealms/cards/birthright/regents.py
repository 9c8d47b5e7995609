"""Regents of the Birthright booster."""

from sixrealms.language import *

card("BR/85", "Teodor Profiev", Always(gains(Is(SELF), 5), when=opponent_is(MONSTER)))
