"""Regents of the Birthright booster. What they use by their type and their print, the catalogue says."""

from sixrealms.language import *

card("BR/83", "Lord Cronal", Always(gains(ALLY & Beside(SELF), 2)))
card("BR/85", "Teodor Profiev", Always(gains(Is(SELF), 5), when=opponent_is(MONSTER)))
card("BR/115", "Kaeriaen Whiteheart", Always(gains(Is(SELF), 5), when=opponent_is(Kind("Awnshegh"))))
