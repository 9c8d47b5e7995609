"""Blood abilities of 4th Edition."""

from sixrealms.language import *

card("4th/445", "Resistance", Play(Lasting(Immune(Is(CASTER), OFFENSIVE & ITEM))))
# A plus is what the icon says; those that come later stay where they are
card(
    "4th/447",
    "Charm Aura",
    Play(ForEach(every(ALLY & OPPOSING & level_at_most(5, "icon")), SwitchSide(IT))),
)
card(
    "4th/448",
    "Major Resistance",
    Play(Lasting(Immune(Is(CASTER), OFFENSIVE & (ITEM | SPELL)), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
card("4th/449", "Wither Touch", Always(GoesInstead(CHAMPION & OPPOSING, ABYSS)))
