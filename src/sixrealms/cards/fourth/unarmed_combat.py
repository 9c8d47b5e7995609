"""Unarmed combat cards of 4th Edition; who may use one is among the facts of its card."""

from sixrealms.language import *

_LANDBOUND = (CHAMPION | ALLY) & OPPOSING & ~FLYER
card(
    "4th/433",
    "Jab",
    Play(Choose(in_hand(who=OTHER_SIDE), by_chance=True, then=PlayAtOnce(The(TARGET), DISCARD))),
)
card(
    "4th/434",
    "Boot to the Head",
    Play(
        If(
            opponent_is(WIZARD | CLERIC | THIEF | REGENT),
            seq(DrawDigit(OTHER_SIDE, good="low"), If(DigitIs(most=1), AutoDefeat(OPPONENT))),
        )
    ),
)
card("4th/435", "Reversal", Answer(Turn(), to=UNARMED & OFFENSIVE, by=CHAMPION & IN_COMBAT))
card(
    "4th/436",
    "Choke Hold",
    Play(Lasting(CannotPlay(OTHER_SIDE, SPELL, Is(TARGET))), targets=(Target("target", one(CHAMPION & OPPOSING)),)),
)
card("4th/437", "Counter", Answer(Cancel(), to=UNARMED, by=CHAMPION & IN_COMBAT))
# What hangs on it in the round, also what it has brought along (gloss.played-against says "played" where that is meant)
card(
    "4th/438",
    "Rake!",
    Play(
        Choose(one(HangsOn(OPPONENT)), who=OTHER_SIDE, then=discard(The(TARGET))),
        by=UNDEAD,
    ),
)
card(
    "4th/439",
    "Tail Slap",
    Play(
        seq(
            Lasting(gains(_LANDBOUND, -2)),
            Lasting(Perishes(_LANDBOUND & level_at_most(0, "own"))),
        ),
        by=DRAGON,
    ),
)
# Offensive, it strikes the other side
card(
    "4th/440",
    "Blind Side!",
    Play(
        Choose(
            Extreme(every((ALLY | SPELL | PSIONIC_POWER) & OPPOSING & Noted(PLAYED))),
            then=discard(The(TARGET)),
        ),
        by=Kind("Drow"),
        at=("any",),
        only=YOU_FIGHT,
    ),
)
# A card's battle is the round (combat.term.battle-on-card)
card(
    "4th/441",
    "Heroic Effort",
    Play(
        seq(discard(The(TARGET)), Lasting(GoesAfterRound(CASTER, DISCARD, "either"))),
        targets=(Target("target", one(HangsOn(OPPONENT))),),
    ),
)
