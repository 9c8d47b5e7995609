"""Wizard spells of the Night Stalkers booster."""

from sixrealms.language import *

# Alarm: without rulings it works only for a champion in combat, both ways at once (named.alarm.*)
_SILENCED = Lasting(CannotPlay(OTHER_SIDE, THIEF_ABILITY, Is(OPPONENT)), FOR_THE_ROUND)

card(
    "NS/85",
    "Alarm",
    Answer(Cancel(), to=THIEF_ABILITY, only=RULINGS),
    Answer(seq(Cancel(), _SILENCED), to=THIEF_ABILITY, only=~RULINGS & YOU_FIGHT),
    Play(_SILENCED, at=("combat",)),
)
