"""Regents of 4th Edition."""

from sixrealms.language import *

card(
    "4th/344",
    "The Harpy",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    Always(CannotPlay(OTHER_SIDE, ALLY & FLYER), when=IN_A_ROUND),
)
card(
    "4th/349",
    "Adan El-Mesir",
    Always(gains(ALLY & Beside(SELF), 2)),
    Always(Immune(ALLY & Beside(SELF), OFFENSIVE & SPELL)),
)
