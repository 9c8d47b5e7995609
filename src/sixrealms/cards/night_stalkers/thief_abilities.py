"""Thief abilities of the Night Stalkers booster."""

from sixrealms.language import *

card("NS/55", "Backstab", Play(Lasting(Levels(Is(CASTER), times=2, which="base"))))
# Its cards go along with it
card("NS/61", "Detect Noise", Play(Lasting(DefenderFirst(Is(CASTER)), UNTIL_YOUR_NEXT_TURN)))
