"""Allies of the Forgotten Realms booster."""

from sixrealms.language import *

# A familiar goes wherever its wizard goes; what is neither event, item, spell nor ally may still lure or discard it.
card(
    "FR/74",
    "Pseudodragon",
    Always(stays_after_round(ITSELF), when=RefIs(BEARER, WIZARD)),
    Always(Protected(ITSELF, ("discard", "switch"), by=EVENT | ITEM | SPELL | ALLY)),
)
