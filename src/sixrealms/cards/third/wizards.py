"""Wizards of 3rd Edition and how 4th Edition words them."""

from sixrealms.language import *

_LESSER_ITEM = OFFENSIVE & ITEM & IN_COMBAT & level_at_most(3, "icon")

# A replacement is drawn only for a card that was discarded
card(
    "3rd/303",
    "Rogue Defiler of Tyr",
    When(
        "announced",
        seq(DiscardFromHand(YOU), Draw()),
        to=SPELL & UsedBy(ITSELF),
        only=IN_A_ROUND & Exists(in_hand(ANY)),
    ),
)
same_as("4th/278", "Rogue Defiler of Tyr", "3rd/303")
card(
    "3rd/62",
    "The Magister",
    Always(Immune(ITSELF, PSIONICIST)),
    Use(
        seq(Send(every(ITEM & HangsOn(SELF)), HAND), Send(The(SELF), HAND)),
        at=("5",),
        zone="pool",
    ),
)
# On either side, while he fights
card(
    "3rd/75",
    "Grypht the Saurial",
    Always(PowerLost(_LESSER_ITEM), when=IN_A_ROUND),
    Always(Levels(_LESSER_ITEM, to=Fixed(0), which="bonus"), when=IN_A_ROUND),
)
card("3rd/162", "Mordenkainen", Always(Protected(ITEM & HangsOn(SELF), ("removal",))))
card("3rd/163", "Tysiln San", When("activate", AutoDefeat(OPPONENT, HERO & World("DL"))))
card("3rd/263", "Vaerhirmana", Answer(Cancel(), to=PSIONIC_POWER, zone="play", once="turn"))
card("3rd/306", "Preserver", Always(GoesInstead(ITSELF, LIMBO, (DEFEAT,)), when=opponent_is(World("DS"))))
