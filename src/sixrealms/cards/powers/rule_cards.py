"""Rule cards of the Powers booster."""

from sixrealms.language import *

MAGIC = ITEM | ARTIFACT | SPELL

card("PO/120", "Avatar's Edict", Always(FreeEntry(EVERYONE, AVATAR)))
# What is nullified gives no bonus either, and can be cast to no effect (open.nullified-spell)
card(
    "PO/116",
    "Antimagic Cloud",
    Always(PowerLost(MAGIC)),
    Always(PowerLost(CHAMPION & ~PSIONICIST)),
    Always(Levels(MAGIC, to=Fixed(0), which="bonus")),
)
card(
    "PO/118",
    "The Ultimate Rule",
    Always(CannotPlay(EVERYONE, RULE_CARD)),
    Always(Protected(ITSELF, ("removal", "regardless"))),
)
