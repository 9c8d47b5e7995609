"""Cleric spells of the DragonLance booster."""

from sixrealms.language import *

# Once in answer, as Spell Turning; cast in combat it goes on for the round (dispel.reflection-lasting)
card(
    "DL/83",
    "Reflection",
    Answer(Turn(elsewhere=True), to=SPELL & OFFENSIVE & Of(OPPONENTS)),
    Answer(Turn(elsewhere=True), to=SPELL & OFFENSIVE & AimedAt(BEARER), zone="battle"),
    Play(at=("combat",)),
)
