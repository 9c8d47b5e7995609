"""Wizards of the Artifacts booster."""

from sixrealms.language import *

card("AR/106", "Onad the Weasel", Answer(Duplicate(), to=EVENT, zone="pool", cost=pay(The(SELF))))
