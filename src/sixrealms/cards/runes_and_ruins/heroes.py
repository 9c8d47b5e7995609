"""Heroes of the Runes & Ruins booster."""

from sixrealms.language import *

# A dungeon card leaves the game (dungeon-card.remove.gib-kcir)
card(
    "RR/116",
    "Gib Kcir",
    Always(Immune(Is(SELF), EVENT & HARMFUL)),
    Use(
        If(RefIs(TARGET, DUNGEON_CARD), Send(The(TARGET), VOID, OUT), Send(The(TARGET), ABYSS)),
        at=("3",),
        zone="pool",
        cost=pay(The(SELF), ABYSS),
        targets=(Target("target", one(ANY & ~REALM & ~Is(SELF) & ~HangsOn(SELF))),),
    ),
)
