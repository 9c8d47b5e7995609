"""Holdings of 4th Edition."""

from sixrealms.language import *

GREYHAWK = World("GH")

card(
    "4th/83",
    "Fortification: Bastion",
    When("announced", RememberPhase(), to=SPELL, anywhere=True),
    Always(Immune(CHAMPION & GREYHAWK & Of(YOU), SPELL & CastInPhase(3))),
)
card("4th/84", "Fortification: Parapet", Always(Immune(REALM & GREYHAWK & Of(YOU), OFFENSIVE & SPELL)))
card(
    "4th/103",
    "Peaceful Seas of Nesirie",
    Always(Immune(CHAMPION & SWIMMER & IN_POOL & Of(YOU), HARMFUL & EVENT)),
)
card("4th/86", "Fortification: Curtain Wall", Always(CannotAttack(~FLYER)))
card("4th/87", "Fortification: Inner Wall", Always(CannotAttack(~EARTHWALKER)))
card("4th/82", "Fortification: Rampart", Always(Protected(ALLY & Of(YOU), ("switch",))))
