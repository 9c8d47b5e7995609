"""Clerics of 3rd Edition."""

from sixrealms.language import *

# An event that has worked is out of his reach as well (event.no-return-to-hand)
card(
    "3rd/63",
    "Karlott the Shaman",
    When("turn-start", Note(RESTED), whose=YOU),
    Use(
        Send(The(TARGET), HAND),
        at=("3",),
        zone="pool",
        only=marked(RESTED),
        cost=pay(The(SELF), ABYSS),
        targets=(Target("target", in_abyss(EVENT)),),
    ),
)
card(
    "3rd/187",
    "Nenioc",
    Use(
        PlayNow(The(TARGET), free=True),
        at=("3",),
        zone="pool",
        cost=Send(The(SELF), DRAW, COST, shuffle=True),
        targets=(Target("target", in_hand(AVATAR & CHAMPION & MAY_ENTER)),),
    ),
)
same_as("4th/284", "Nenioc", "3rd/187")
card(
    "3rd/69",
    "Cleric of Torm",
    Use(
        discard(The(TARGET)),
        at=("any",),
        targets=(Target("target", one(ALLY)),),
        cost=pay(The(SELF)),
        zone="pool",
    ),
)
card(
    "3rd/170",
    "Sysania",
    *allies_move_with(SELF, "Flyer"),
)
card(
    "3rd/189",
    "Arch-Druid",
    Always(NeedsPermission(SPELL, CLERIC)),
    Always(CannotPlay(EVERYONE, AVATAR)),
)
# The spell is his to cast; what of the pile he has seen is no secret until the turn is over
card(
    "3rd/268",
    "Bagual",
    Use(
        seq(
            Choose(in_draw_pile(CLERIC_SPELL), then=PlayAtOnce(The(TARGET), DRAW, by=ITSELF)),
            Lasting(Afterwards(ShufflePile()), FOR_THIS_TURN),
        ),
        at=("combat",),
        once="round",
        zone="battle",
    ),
)
