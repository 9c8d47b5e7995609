"""Clerics of 4th Edition."""

from sixrealms.language import *

card(
    "4th/354",
    "Ting Ling",
    Always(MayUse(Is(SELF), BLOOD_ABILITY)),
    Always(Has(ALLY & Beside(SELF), ("Flyer",))),
    Always(TakesAlliesAlong(), when=IN_A_ROUND),
)
card(
    "4th/469",
    "Elemental Avatar of Earth",
    Play(cost=Sacrifice(one(CHAMPION & World("DS") & IN_POOL & Of(YOU)), 2)),
    Always(Has(CHAMPION & Of(YOU), ("Earthwalker",))),
)
