"""Wizards of 4th Edition."""

from sixrealms.language import *

card("4th/271", "Elminster the Mage", Always(Immune(Is(SELF), OFFENSIVE & (SPELL | PSIONIC_POWER))))
card(
    "4th/277",
    "Sadira",
    Always(MayUse(Is(SELF), PSIONIC_POWER)),
    Always(NeedsPermission(PSIONIC_POWER, PSIONICIST)),
)
card(
    "4th/487",
    "Midnight, Goddess of Magic",
    Play(cost=Sacrifice(one(WIZARD & level_at_least(9) & IN_POOL & Of(YOU)), 2)),
    Always(NeedsPermission(WIZARD_SPELL, CHAMPION)),
    When("activate", discard(every(ITEM & HangsOn(OPPONENT)))),
)
