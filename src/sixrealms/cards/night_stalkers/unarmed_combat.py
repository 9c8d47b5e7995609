"""Unarmed combat cards of the Night Stalkers booster; who may use one is among the facts of its card."""

from sixrealms.language import *

card("NS/91", "Aging", Play(Lasting(Levels(Is(OPPONENT), halve="down", which="base")), by=UNDEAD))
card(
    "NS/93", "Cause Fear", Play(seq(discard(every(ALLY & OPPOSING)), Lasting(CannotPlay(OTHER_SIDE, ALLY))), by=UNDEAD)
)
