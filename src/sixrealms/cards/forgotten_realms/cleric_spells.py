"""Cleric spells of the Forgotten Realms booster."""

from sixrealms.language import *

# Whoever it meets in that battle loses the round at once
_WINS = If(
    RefIs(ATTACKER, Is(TARGET)),
    LoseRound(DEFENDER, kept=False),
    If(RefIs(DEFENDER, Is(TARGET)), LoseRound(ATTACKER, kept=False)),
)
card(
    "FR/101",
    "Thrice Hearty Cup of Balder the Red",
    Play(
        Lasting(Whenever(When("combat-begins", _WINS, to=ANY)), FOR_ITS_NEXT_BATTLE),
        targets=(Target("target", one(HERO)),),
    ),
)
