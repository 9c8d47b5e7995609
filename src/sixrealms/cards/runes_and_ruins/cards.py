"""Cards of the Runes & Ruins booster."""

from sixrealms.language import *

# Bonuses are lost, powers are not
card(
    "RR/5",
    "Doc's Island",
    Always(OnlyAttackedBy(SWIMMER | FLYER)),
    Always(Bonuses((ITEM | ARTIFACT) & ATTACKING, to=Fixed(0))),
)
card(
    "RR/31",
    "Falx the Silver Dragon",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    Always(Protected(ITEM & HangsOn(SELF))),
    Always(gains(Is(SELF), Count(every(ITEM & HangsOn(SELF))))),
)
card("RR/48", "Intercession", Answer(Cancel(), to=EVENT))
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
