"""Artifacts of 4th Edition."""

from sixrealms.language import *

# What lay in Limbo before it came still returns
card("4th/510", "Throne of the Mountain God", Always(GoesInstead(~EVENT, LIMBO, (), instead_of=ABYSS, and_back=True)))
card(
    "4th/456",
    "Wand of Orcus",
    Always(AttachOnlyTo(UNDEAD & MONSTER)),
    Always(AttachTo(Is(SELF), UNDEAD & MONSTER, "world")),
    When("activate", AutoDefeat(OPPONENT, level_at_most(8), discards=True)),
)
