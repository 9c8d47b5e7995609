"""Wizards of 1st Edition."""

from sixrealms.language import *

card("1st/44", "Elminster the Mage", Always(Immune(ITSELF, SPELL & OFFENSIVE)))
# Her second power works once, when she activates: what the opposing champion holds then (activation.full-on-entry).
card(
    "1st/46",
    "Midnight, Goddess of Magic",
    Always(NeedsPermission(SPELL, WIZARD), when=Exists(one(Named("Midnight, Goddess of Magic")), most=1)),
    When("activate", discard(every(ITEM & HangsOn(OPPONENT)))),
)
card("1st/71", "Drow Matron", Always(gains(ITSELF, 3), when=Fights("defending", Named("Menzoberranzan"))))
card(
    "1st/161",
    "Rary the Traitor",
    Always(gains(ITSELF, 3), when=opponent_is(WIZARD)),
    Always(gains(ITSELF, 3), when=Fights("defending", WITH_HOLDING)),
)
card("1st/164", "Otto", Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)))
card("1st/165", "Mika the Wolf-Nomad", Always(gains(ITSELF, 3), when=Exists(one(ALLY & OPPOSING))))
# The price is due when the first spell is cast, countered or not, and once in a turn however many spells follow.
card(
    "1st/303",
    "Defiler",
    When(
        "announced",
        OneOf(
            (
                Choose(one(~RAZED & REALM & Of(YOU)), then=Raze(The(TARGET))),
                Choose(one(HOLDING & Of(YOU)), then=Send(The(TARGET), DRAW, shuffle=True)),
            )
        ),
        to=SPELL & UsedBy(ITSELF),
        once="turn-end",
    ),
)
card(
    "1st/431",
    "Prismal the Outrageous",
    Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)),
    Always(Immune(ITSELF, OFFENSIVE & ITEM)),
    Always(CanReach(ITSELF, "restrictions", REALM & World("FR"))),
    When(
        "razed",
        Lasting(Spoils(YOU, 1), FOR_THE_BATTLE),
        to=REALM & World("FR"),
        only=WHEN_ATTACKING & Caused(YOU, "in-battle"),
    ),
)
# What he casts in combat is cast in phase 4, whosever turn it is
card(
    "1st/434",
    "Bengoukee the Witch Doctor",
    Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)),
    When("announced", Note(CAST_IN, "phase", IT), to=SPELL),
    Always(Immune(ITSELF, SPELL & Noted(CAST_IN, 3))),
    Always(Levels(SPELL & UsedBy(ITSELF) & Noted(CAST_IN, 4), times=2, which="bonus")),
)
# Allies of either side are spent; the opponent goes home and has lost the round (discard.implies-defeat)
card(
    "1st/443",
    "Gloriana",
    When(
        "activate",
        together(
            discard(every(ALLY & FLYER & IN_COMBAT)),
            If(opponent_is(FLYER), LoseRound()),
        ),
        may=True,
    ),
    Always(CannotPlay(OTHER_SIDE, FLYER), when=IN_A_ROUND),
)
# What she is immune to adds nothing against her (immunity.level-bonus-lost)
card("1st/458", "Alicia", Always(Immune(ITSELF, ITEM)), Always(PowerLost(ITEM & OPPOSING)))
# A battle of a card is the round (combat.term.battle-on-card)
card(
    "NO/43",
    "Maligor the Red",
    Use(
        SwitchSide(TARGET),
        at=("combat",),
        targets=(Target("target", one(ALLY & OPPOSING)),),
        once="round",
        zone="battle",
    ),
)
