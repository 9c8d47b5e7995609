"""Realms of the Runes & Ruins booster."""

from sixrealms.language import *

# Bonuses are lost, powers are not
card(
    "RR/5",
    "Doc's Island",
    Always(CannotAttack(~(SWIMMER | FLYER))),
    Always(Levels((ITEM | ARTIFACT) & ATTACKING, to=Fixed(0), which="bonus")),
)
card(
    "RR/15",
    "The Lendore Isles",
    Always(CannotAttack(MONSTER | HERO)),
    When("razed", Send(Pile(DISCARD, YOU, all=True, bottom=1), HAND), may=True, anywhere=True),
)
