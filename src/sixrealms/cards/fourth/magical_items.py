"""Magical items of 4th Edition."""

from sixrealms.language import *

card(
    "4th/198",
    "Dragon Drums",
    Always(AttachOnlyTo(DRAGON & CHAMPION)),
    Always(Immune(Is(BEARER), ANY & KillsAtOnce(DRAGON))),
)
