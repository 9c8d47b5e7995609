"""Regents of the Birthright booster: their words repeat that they use blood abilities, whatever they have become."""

from sixrealms.language import *

card(
    "BR/83", "Lord Cronal", Always(MayUse(ITSELF, BLOOD_ABILITY | HERO_UNARMED)), Always(gains(ALLY & Beside(SELF), 2))
)
card(
    "BR/85",
    "Teodor Profiev",
    Always(MayUse(ITSELF, BLOOD_ABILITY)),
    Always(gains(ITSELF, 5), when=opponent_is(MONSTER)),
)
card(
    "BR/115",
    "Kaeriaen Whiteheart",
    Always(MayUse(ITSELF, BLOOD_ABILITY | CLERIC_SPELL)),
    Always(gains(ITSELF, 5), when=opponent_is(Kind("Awnshegh"))),
)
card(
    "BR/84",
    "Grimm Graybeard",
    Always(MayUse(ITSELF, BLOOD_ABILITY | CLERIC_SPELL)),
    Always(Immune(ITSELF, OFFENSIVE & ITEM & level_at_most(1, "icon"))),
)
card(
    "BR/87",
    "Caliedhe Dosiere",
    Always(MayUse(ITSELF, BLOOD_ABILITY)),
    Always(MayUse(ITSELF, CLERIC_SPELL), when=Fights("attacking")),
    Always(MayUse(ITSELF, WIZARD_SPELL), when=Fights("defending")),
)
card("BR/88", "Tomkin Dross", Always(MayUse(ITSELF, BLOOD_ABILITY)), Always(CanReach(ITSELF, "restrictions")))
# His archers shoot where the ruleset puts the powers of attackers (gloss.when-attacking), once in the battle
card(
    "BR/89",
    "The Elf Prince Fhileraene",
    Always(MayUse(ITSELF, BLOOD_ABILITY | WIZARD_SPELL)),
    When("attacking", Choose(one(MONSTER & IN_POOL), then=Destroy(The(TARGET))), once="battle", may=True),
)
card(
    "BR/92",
    "High Mage Aelies",
    Always(MayUse(ITSELF, BLOOD_ABILITY | WIZARD_SPELL)),
    Always(Levels(ITSELF, Count(every(REALM & ~RAZED & World("BR")), times=2), which="base")),
)
card(
    "BR/93",
    "The Sword Mage",
    Always(MayUse(ITSELF, BLOOD_ABILITY | WIZARD_SPELL)),
    Always(gains(ITSELF, 4), when=Exists(every(SPELL & OPPOSING))),
)
card(
    "BR/95",
    "Nadia Vasily",
    Always(MayUse(ITSELF, BLOOD_ABILITY | CLERIC_SPELL)),
    Always(Levels(CLERIC & OPPOSING, halve="down", which="base")),
)
card(
    "BR/97",
    "Barak the Dark",
    Always(MayUse(ITSELF, BLOOD_ABILITY | CLERIC_SPELL)),
    Always(gains(ITSELF, 3), when=Exists(every(ITEM & WEAPON & HangsOn(SELF)))),
    Always(gains(ITSELF, 2), when=Exists(every(ALLY & OPPOSING))),
)
card(
    "BR/109",
    "The Count of Müden",
    Always(MayUse(ITSELF, BLOOD_ABILITY | PSIONIC_POWER)),
    Always(Levels(ALLY & SWIMMER & Beside(SELF), times=2)),
)
card(
    "BR/113",
    "Targoth the Unclean",
    Always(MayUse(ITSELF, BLOOD_ABILITY | WIZARD_SPELL)),
    Always(Levels(CHAMPION & ~CLERIC & OPPOSING, halve="down", which="base")),
)
card(
    "BR/91",
    "The Noble Outlaw",
    Always(MayUse(ITSELF, BLOOD_ABILITY | HERO_UNARMED)),
    When(
        "spoils-due",
        If(
            Exists(EVERYONE, 3),
            seq(Choose(Apart(OTHERS, BY)), DrawSpoils(who=CHOSEN_PLAYER, instead=True)),
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
    Always(MayUse(ITSELF, BLOOD_ABILITY | WIZARD_SPELL)),
    Use(
        seq(AutoDefeat(OPPONENT), discard(The(SELF))),
        at=("combat",),
        zone="battle",
        only=opponent_is(CHASE),
    ),
)
