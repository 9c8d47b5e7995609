"""Monsters of 3rd Edition."""

from sixrealms.language import *

card(
    "3rd/155",
    "Lich Conclave",
    Always(MayUse(ITSELF, SPELL)),
    Always(Has(ALLY & Beside(SELF), ("Undead",))),
)
card("3rd/177", "Quagmiela the Dragon", Always(Immune(ITSELF, Named("Lovely Colleen"))))
card("3rd/194", "Winged Horror", Always(Levels(ITEM & WEAPON & HangsOn(SELF), times=2, which="bonus")))
card("3rd/282", "Cistern Fiend", Always(Immune(ITSELF, SPELL, even_to_good=True)), *NO_ENEMY_ALLIES)
card("3rd/284", "Mul Savage", Always(Immune(ITSELF, ITEM, even_to_good=True)))
# The champion that has beaten him is home again by then (battle.after-combat-discards)
card(
    "3rd/298",
    "Stef'fa Naf'ski",
    Always(PowerLost(Is(OPPONENT)), psionic=True),
    When(
        "defeated",
        Psionic(Choose(one(CHAMPION & IN_POOL), then=Lasting(PowerLost(Is(TARGET)), UNTIL_CANCELLED))),
    ),
)
card(
    "3rd/304",
    "The Lion of Urik",
    Always(MayUse(ITSELF, WIZARD_SPELL | PSIONIC_POWER)),
    Always(Immune(ITSELF, PSIONIC_ATTACK)),
)
card(
    "3rd/305",
    "Borys the Dragon",
    Always(MayUse(ITSELF, SPELL | PSIONIC_POWER)),
    Always(Immune(ITSELF, PSIONIC_ATTACK)),
)
