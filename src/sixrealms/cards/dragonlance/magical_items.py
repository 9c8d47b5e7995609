"""Magical items of the DragonLance booster."""

from sixrealms.language import *

card(
    "DL/56",
    "Blamblower",
    Use(
        Choose(
            every((CHAMPION | ALLY) & OPPOSING), "struck", who=OTHER_SIDE, levels=6, then=discard(AllChosen("struck"))
        ),
        at=("combat",),
        zone="battle",
        cost=pay(The(SELF)),
    ),
)
# What a spell does to its bearer is what an opponent's offensive spell does, in battle only
card(
    "DL/60",
    "Brooch of Imog",
    Always(AttachOnlyTo(WIZARD)),
    Answer(Cancel(), to=SPELL & OFFENSIVE & ~Named("Wish") & AimedAt(BEARER), zone="battle", once="battle"),
)
