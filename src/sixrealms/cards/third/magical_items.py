"""Magical items of 3rd Edition."""

from sixrealms.language import *

_GIANT = Kind("Giant")

# Allies that are giants oppose its bearer as well
card(
    "3rd/94",
    "Dwarven Hammer",
    When("activate", seq(Destroy(every(ALLY & _GIANT & OPPOSING)), AutoDefeat(OPPONENT, _GIANT))),
    When("joins", Destroy(The(IT)), to=ALLY & _GIANT & OPPOSING),
)
card(
    "3rd/98",
    "Figurine of Wondrous Power",
    Always(Immune(Is(BEARER), PSIONIC_ATTACK)),
    When("on-losing-side", Choose(one(ITEM), then=discard(The(TARGET))), to=Is(BEARER), may=True),
)
card(
    "3rd/104",
    "Orb of Doom",
    Always(FightsAgain(Is(BEARER), "attack")),
    When("razed", pay(The(BEARER)), to=Is(ATTACKED_REALM), only=RefIs(ATTACKER, Is(BEARER))),
)
# The bearer's battle is the round; whatever ends its life in it breaks the staff
card(
    "3rd/105",
    "Staff of Conjuring",
    Use(
        Send(The(TARGET), HAND),
        at=("combat",),
        targets=(Target("target", in_discard(ALLY)),),
        once="round",
        zone="battle",
    ),
    When("defeated", Send(The(SELF), ABYSS), to=Is(BEARER)),
)
card(
    "3rd/109",
    "Wand of Light",
    Always(gains((UNDEAD | Kind("Werebeast") | Kind("Vampire")) & (CHAMPION | ALLY) & OPPOSING, -2)),
)
card(
    "3rd/206",
    "Kevin's Blade of Doom",
    Always(Perishes(Is(OPPONENT), discards=False), when=RefIs(BEARER, (HERO | MONSTER) & level_at_least(21))),
)
# "Absorbed" is cancelled: it does nothing to anybody
card(
    "3rd/313",
    "Shield of Destruction",
    Answer(Cancel(), to=SPELL & OFFENSIVE & AimedAt(BEARER), zone="play", once="turn"),
)
# It takes the item's power, not the bonus in its icon
card(
    "3rd/315",
    "Shield of Devastation",
    Use(
        Lasting(PowerLost(Is(TARGET))),
        at=("combat",),
        targets=(Target("target", one(ITEM & OFFENSIVE & HangsOn(OPPONENT))),),
        once="turn",
        zone="battle",
    ),
)
# Those in battle: on either side
card(
    "3rd/317",
    "Shield of Gore",
    Always(CannotPlay(OTHER_SIDE, ALLY & level_at_most(3, "icon")), when=IN_A_ROUND),
    When("activate", discard(every(ALLY & IN_COMBAT & Level(1, 2, "icon")))),
)
card(
    "3rd/320",
    "The Necklace",
    Always(MayUse(Is(BEARER), WIZARD_SPELL)),
    Always(Immune(Is(BEARER), PSIONIC_POWER)),
)
