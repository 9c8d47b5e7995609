"""Psionicists of 4th Edition: psionicists use psionic powers."""

from sixrealms.language import *

#: What an elf is not.
_OTHER_RACES = Has(
    Is(IT),
    loses=(
        "Awnshegh", "Beholder", "Draconian", "Dragon", "Drow", "Duergar", "Dwarf", "Giant", "Gnome", "Golem",
        "Half-Elf", "Halfling", "Kender", "Kobold", "Mul", "Orc", "Svirfneblin", "Undead", "Vampire", "Werebeast",
    ),
)  # fmt: skip
# An ally changed into something else is no longer what it was
card(
    "4th/328",
    "Salurana",
    When(
        "joins",
        seq(
            Lasting(_OTHER_RACES),
            OneOf((Lasting(Has(Is(IT), ("Elf",))), Lasting(Has(Is(IT), ("Drow", "Elf"))))),
        ),
        to=ALLY & Beside(SELF),
        psionic=True,
    ),
)
card(
    "4th/329",
    "Jella",
    Use(
        Psionic(discard(The(TARGET))),
        at=("3",),
        once="turn-end",
        targets=(Target("target", one(ITEM & UsedBy(CHAMPION & IN_POOL & Of(OPPONENTS)))),),
        offensive=True,
    ),
)
card(
    "4th/330",
    "Myalasia",
    Use(
        Psionic(DiscardFromHand(OTHER_SIDE, random=True)),
        at=("combat",),
        once="round",
        zone="battle",
        offensive=True,
    ),
)
card(
    "4th/331",
    "Kit'Kit'Kin",
    Always(Immune(ITSELF, PSIONIC_ATTACK), when=RefIs(SELF, Level(1, holds_out=True))),
)
card("4th/332", "Beala", Always(Levels(ITSELF, times=2, which="base"), when=opponent_is(UNDEAD)))
card("4th/333", "Minerva", Always(GoesInstead(ITSELF, POOL, may=True)))
card("4th/337", "Ansalong", Always(PowerLost(OFFENSIVE & HangsOn(OPPONENT))))
# Whoever comes later stays as it is
card(
    "4th/338",
    "Jarek Halvs",
    Use(
        Psionic(
            ForEach(
                every((CHAMPION | ALLY) & OPPOSING),
                If(
                    RefIs(IT, FLYER),
                    Lasting(Has(Is(IT), loses=("Flyer",))),
                    otherwise=Lasting(Has(Is(IT), ("Flyer",))),
                ),
            )
        ),
        at=("combat",),
        once="round",
        zone="battle",
        offensive=True,
    ),
)
# Whether his player attacks is known in phase 5
card(
    "4th/339",
    "Moraster",
    Use(
        seq(Choose(in_draw_pile(ITEM), "found", up_to=True), ShufflePile(), Send(AllChosen("found"), DRAW)),
        at=("5",),
        only=~TurnOf(YOU, attacked=True),
        once="turn-end",
    ),
)
# What fights as an ally falls with a lost round (open.champion-as-ally)
card(
    "4th/340",
    "Kai'Rik'Tik",
    Use(
        Psionic(JoinAsAlly(TARGET)),
        at=("combat",),
        once="round",
        zone="battle",
        targets=(Target("target", one(MONSTER & IN_POOL), joins=True),),
        offensive=True,
    ),
)
# The victor has gone home to a pool by then (battle.after-combat-discards)
card(
    "4th/341",
    "Talcon",
    When("defeated", Psionic(Choose(one(CHAMPION & IN_POOL & ~ITSELF), then=discard(The(TARGET)))), may=True),
)
card("4th/342", "Minervan", Always(Levels(ITSELF, add=Fixed(4), which="base"), when=Fights("either")))
