"""Clerics of 1st Edition."""

from sixrealms.language import *

_MASKED = seq(TurnDown(The(SELF)), TurnDown(every((ITEM | ARTIFACT) & HangsOn(SELF))))
card(
    "1st/77",
    "Amarill",
    When("defeated", Choose(in_discard(CHAMPION & ~ITSELF), then=Send(The(TARGET), HAND)), may=True),
)
card("1st/321", "Elemental Cleric", Always(Immune(ITSELF, WIZARD_SPELL & OFFENSIVE)))
# Whichever holding she takes for her model, it works at her realm as if it lay there
card(
    "1st/438",
    "Starshine",
    Always(CanReach(ITSELF, "restrictions")),
    When(
        "defeated",
        Choose(
            one(REALM & ~RAZED & Of(YOU)),
            then=seq(
                Choose(one(HOLDING & Of(OPPONENTS)), "model"),
                HangOn(TARGET),
                Lasting(Has(ITSELF, type="holding", only=True), WHILE_IN_PLAY),
                Lasting(stays_after_round(ITSELF), WHILE_IN_PLAY),
                Lasting(Imitates(ITSELF, The(Chosen("model"))), WHILE_IN_PLAY),
            ),
        ),
        only=Exists(every(HOLDING & Of(OPPONENTS))),
        may=True,
    ),
)
# The rules let her work as Calm does (event.harmful.calm)
card(
    "1st/450",
    "Delsenora",
    Answer(Cancel(for_you=True), to=EVENT & HARMFUL, zone="pool", cost=pay(The(SELF)), concerns_you=True),
)
# An undefended realm is no round of battle
card(
    "1st/456",
    "Halcyon",
    When("victorious", Choose(in_discard(), then=Send(The(TARGET), HAND)), may=True, only=IN_A_ROUND),
)
card("1st/464", "Andra the Wise", Always(CannotPlay(OTHER_SIDE, ALLY & UNDEAD), when=IN_A_ROUND))
# Laid face down once played, and again when the fight is over; whoever watched may remember it
card(
    "NO/70",
    "Cleric of Mask",
    When("played", TurnDown(The(SELF))),
    When("played", TurnDown(The(IT)), to=(ITEM | ARTIFACT) & HangsOn(SELF)),
    When("returned", _MASKED),
    When("fought", _MASKED),
)
card("NO/89", "Cleric of Malar", Always(gains(ITSELF, 2), when=Fights("attacking", REALM & ~World("FR"))))
card(
    "NO/189",
    "Arch-Druid",
    Always(NeedsPermission(SPELL, CLERIC), when=Exists(every(Named("Arch-Druid")), most=1)),
)
