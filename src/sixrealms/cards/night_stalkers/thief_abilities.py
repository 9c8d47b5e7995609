"""Thief abilities of the Night Stalkers booster."""

from sixrealms.language import *

card("NS/55", "Backstab", Play(Lasting(Levels(Is(CASTER), times=2, which="base"))))
