"""Heroes of the Runes & Ruins booster."""

from sixrealms.language import *

# A dungeon card leaves the game (dungeon-card.remove.gib-kcir)
card(
    "RR/116",
    "Gib Kcir",
    Always(Immune(ITSELF, EVENT & HARMFUL)),
    Use(
        If(RefIs(TARGET, DUNGEON_CARD), Send(The(TARGET), VOID, OUT), Send(The(TARGET), ABYSS)),
        at=("3",),
        zone="pool",
        cost=pay(The(SELF), ABYSS),
        targets=(Target("target", one(ANY & ~REALM & ~ITSELF & ~HangsOn(SELF))),),
    ),
)
# An empty pile gives no digit; the battle of a card is the round (combat.term.battle-on-card)
card(
    "RR/36",
    "Grimslade the Gray",
    Always(MayUse(ITSELF, WIZARD_SPELL)),
    When(
        "attacking",
        seq(DrawDigit(good="low"), If(DigitIs(most=3), Lasting(CannotPlay(OTHER_SIDE, ANY)))),
    ),
)
