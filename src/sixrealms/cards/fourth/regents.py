"""Regents of 4th Edition."""

from sixrealms.language import *

card(
    "4th/344",
    "The Harpy",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Always(CannotPlay(OTHER_SIDE, ALLY & FLYER), when=IN_A_ROUND),
)
card(
    "4th/345",
    "The Magian",
    Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)),
    Always(Immune(ITSELF, (REALM | HOLDING) & Of(OPPONENTS))),
    Always(Immune(ALLY & Beside(SELF), (REALM | HOLDING) & Of(OPPONENTS))),
)
# It is a snake for the round, and the choice is made once
card(
    "4th/346",
    "Serpent",
    Always(MayUse(ITSELF, CLERIC_SPELL)),
    Use(
        seq(
            Lasting(Has(ITSELF, type="monster", only=True)),
            Lasting(Levels(ITSELF, to=Fixed(12), which="base")),
            Lasting(CannotPlay(YOU, CLERIC_SPELL, user=ITSELF)),
        ),
        at=("combat",),
        once="round",
        zone="battle",
    ),
)
# What he does not resist is what his own player pays
card(
    "4th/347",
    "Chernevik",
    Always(MayUse(ITSELF, CLERIC_SPELL)),
    Always(Protected(ITSELF, ("removal", "control")), when=RefIs(SELF, IN_POOL)),
)
# When the round is over they go as all allies do
card(
    "4th/348",
    "Cidre Bint Corina",
    Always(
        Protected(ALLY & Beside(SELF), ("switch", "discard")),
        when=Fights("attacking", Kind("Trees")),
    ),
)
card(
    "4th/349",
    "Adan El-Mesir",
    Always(gains(ALLY & Beside(SELF), 2)),
    Always(Immune(ALLY & Beside(SELF), OFFENSIVE & SPELL)),
)
# Without a word about the time it is a power of phase 3
card(
    "4th/350",
    "Rahil the Falcon",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    Use(
        Look(top_of_piles(CHOSEN_PLAYER, 5)),
        targets=(Target("player", OPPONENTS),),
        at=("3",),
        once="turn",
    ),
)
# He may lie in any pool or fight himself
card(
    "4th/351",
    "Arlando El-Adaba",
    Use(
        seq(EndBattle(), Note(NO_ATTACK, on=ATTACKER), Draw()),
        at=("any",),
        cost=pay(The(SELF)),
    ),
)
