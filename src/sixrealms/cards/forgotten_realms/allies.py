"""Allies of the Forgotten Realms booster."""

from sixrealms.language import *

# A familiar goes wherever its wizard goes; what is neither event, item, spell nor ally may still lure or discard it.
card(
    "FR/74",
    "Pseudodragon",
    Always(stays_after_round(Is(SELF)), when=RefIs(BEARER, WIZARD)),
    Always(Protected(Is(SELF), ("discard", "switch"), by=EVENT | ITEM | SPELL | ALLY)),
)
