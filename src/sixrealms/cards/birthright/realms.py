"""Realms of the Birthright booster."""

from sixrealms.language import *

# To the Abyss where rulings on single cards are in force (named.avanil)
card(
    "BR/5",
    "Avanil",
    Use(
        Draw(Fixed(5)),
        at=("any",),
        only=RefIs(SELF, ~RAZED),
        cost=If(RULINGS, pay(The(SELF), ABYSS), pay(The(SELF))),
    ),
)
card(
    "BR/9",
    "Baruk-Azhik",
    *closed_to(FLYER),
    Always(NotReachedBy(REALM & Kind("Underdark"), REALM & Of(YOU))),
)
