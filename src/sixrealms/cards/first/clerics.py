"""Clerics of 1st Edition."""

from sixrealms.language import *

card(
    "1st/77",
    "Amarill",
    When("defeated", Choose(in_discard(CHAMPION & ~Is(SELF)), then=Send(The(TARGET), HAND)), may=True),
)
card("1st/321", "Elemental Cleric", Always(Immune(Is(SELF), WIZARD_SPELL & OFFENSIVE)))
# The rules let her work as Calm does (event.harmful.calm)
card(
    "1st/450",
    "Delsenora",
    Answer(Calm(), to=EVENT & HARMFUL, zone="pool", cost=pay(The(SELF)), concerns_you=True),
)
