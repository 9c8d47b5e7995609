"""Regents of the Birthright booster: regents use blood abilities, what else they may use is said here."""

from sixrealms.language import *

ITSELF = Is(SELF)
CASTS_AS_WIZARD, CASTS_AS_CLERIC = Always(MayUse(ITSELF, WIZARD_SPELL)), Always(MayUse(ITSELF, CLERIC_SPELL))

card("BR/83", "Lord Cronal", Always(MayUse(ITSELF, HERO_UNARMED)), Always(gains(ALLY & Beside(SELF), 2)))
card("BR/85", "Teodor Profiev", Always(gains(ITSELF, 5), when=opponent_is(MONSTER)))
card("BR/115", "Kaeriaen Whiteheart", CASTS_AS_CLERIC, Always(gains(ITSELF, 5), when=opponent_is(Kind("Awnshegh"))))
card("BR/84", "Grimm Graybeard", CASTS_AS_CLERIC, Always(Immune(ITSELF, OFFENSIVE & ITEM & level_at_most(1, "icon"))))
card(
    "BR/87",
    "Caliedhe Dosiere",
    Always(MayUse(ITSELF, CLERIC_SPELL), when=Fights("attacking")),
    Always(MayUse(ITSELF, WIZARD_SPELL), when=Fights("defending")),
)
card("BR/88", "Tomkin Dross", Always(CanReach(ITSELF, "restrictions")))
# His archers shoot where the ruleset puts the powers of attackers (gloss.when-attacking), once in the battle
card(
    "BR/89",
    "The Elf Prince Fhileraene",
    CASTS_AS_WIZARD,
    When("attacking", Choose(one(MONSTER & IN_POOL), then=Destroy(The(TARGET))), once="battle", may=True),
)
card(
    "BR/92",
    "High Mage Aelies",
    CASTS_AS_WIZARD,
    Always(Levels(ITSELF, Count(every(REALM & ~RAZED & World("BR")), times=2), which="base")),
)
card("BR/93", "The Sword Mage", CASTS_AS_WIZARD, Always(gains(ITSELF, 4), when=Exists(every(SPELL & OPPOSING))))
card("BR/95", "Nadia Vasily", CASTS_AS_CLERIC, Always(Levels(CLERIC & OPPOSING, halve="down", which="base")))
card(
    "BR/97",
    "Barak the Dark",
    CASTS_AS_CLERIC,
    Always(gains(ITSELF, 3), when=Exists(every(ITEM & WEAPON & HangsOn(SELF)))),
    Always(gains(ITSELF, 2), when=Exists(every(ALLY & OPPOSING))),
)
card(
    "BR/109",
    "The Count of Müden",
    Always(MayUse(ITSELF, PSIONIC_POWER)),
    Always(Levels(ALLY & SWIMMER & Beside(SELF), times=2)),
)
card(
    "BR/113",
    "Targoth the Unclean",
    CASTS_AS_WIZARD,
    Always(Levels(CHAMPION & ~CLERIC & OPPOSING, halve="down", which="base")),
)
card(
    "BR/91",
    "The Noble Outlaw",
    Always(MayUse(ITSELF, HERO_UNARMED)),
    When(
        "spoils-due",
        If(
            Exists(EVERYONE, 3),
            seq(Choose(Apart(OTHERS, BY)), DrawSpoils(who=ChosenPlayer(), instead=True)),
            otherwise=DrawSpoils(0, instead=True),
        ),
        whose=OTHERS,
        may=True,
        once="turn-end",
    ),
)
card(
    "BR/116",
    "Adara Addlepate",
    CASTS_AS_WIZARD,
    Use(
        seq(AutoDefeat(OPPONENT), discard(The(SELF))),
        at=("combat",),
        zone="battle",
        only=opponent_is(CHASE),
    ),
)
