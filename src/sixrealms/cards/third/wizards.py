"""Wizards of 3rd Edition and how 4th Edition words them."""

from sixrealms.language import *

# A replacement is drawn only for a card that was discarded
card(
    "3rd/303",
    "Rogue Defiler of Tyr",
    When(
        "announced",
        seq(DiscardFromHand(YOU), Draw()),
        to=SPELL & UsedBy(Is(SELF)),
        only=IN_A_ROUND & Exists(in_hand(ANY)),
    ),
)
same_as("4th/278", "Rogue Defiler of Tyr", "3rd/303")
