"""Magical items of 3rd Edition."""

from sixrealms.language import *

# "Absorbed" is cancelled: it does nothing to anybody
card(
    "3rd/313",
    "Shield of Destruction",
    Answer(Cancel(), to=SPELL & OFFENSIVE & AimedAt(BEARER), zone="play", once="turn"),
)
