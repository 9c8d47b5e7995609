"""Wizard spells of the Draconomicon booster."""

from sixrealms.language import *

card("DR/47", "Dragon's Calm", Answer(Cancel(), to=EVENT & HARMFUL, by=DRAGON))
