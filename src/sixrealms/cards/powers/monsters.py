"""Monsters of the Powers booster."""

from sixrealms.language import *

_ALLIES = every(ALLY & Beside(SELF))
# Without an ally nothing is multiplied
card(
    "PO/59",
    "Tako",
    Always(
        Levels(
            ITSELF,
            to=Product(NumberOf(SELF, "icon"), NumberOf(Extreme(_ALLIES, highest=False, only_one=True), "own")),
            which="base",
        ),
        when=Exists(_ALLIES),
    ),
)
