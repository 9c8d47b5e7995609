"""Magical items of the Artifacts booster."""

from sixrealms.language import *

card(
    "AR/117",
    "Amulet of Spell Protection",
    Always(Immune(Is(BEARER), SPELL & OFFENSIVE)),
    Answer(Cancel(), to=SPELL, zone="pool", cost=pay(The(SELF))),
)
