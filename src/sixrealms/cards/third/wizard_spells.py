"""Wizard spells of 3rd Edition."""

from __future__ import annotations

from sixrealms.language import *

_CHAMPION = Chosen("champion")
_ALLY = Chosen("ally")

# Dispel Magic: at any time, also against a spell in play
_DISPEL = (
    Answer(Cancel(), to=SPELL),
    Play(CancelSpellInPlay(Chosen("target")), targets=(Target("target", one(SPELL & AT_WORK)),)),
)

# As the earlier walls, for those who walk through the earth (wall.flyer-not-exempt)
card(
    "4th/367", "Wall of Force", Play(Wall(AllMove("Earthwalker"))), Always(CannotPlay(OTHER_SIDE, ~EARTHWALKER & ALLY))
)
# Cast in phase 3 it lasts through the turn, in combat for the round (combat.h.winner-discards)
card(
    "3rd/343",
    "Fly",
    Play(flies(_CHAMPION, FOR_THIS_TURN), targets=(Target("champion", one(CHAMPION & IN_POOL & Of(YOU))),), at=("3",)),
    Play(flies(_CHAMPION), targets=(Target("champion", one(CHAMPION & FRIENDLY)),), at=("combat",)),
    Play(flies(_ALLY), targets=(Target("ally", one(ALLY & FRIENDLY)),), at=("combat",)),
    Play(
        seq(flies(_CHAMPION), flies(_ALLY)),
        targets=(Target("champion", one(CHAMPION & FRIENDLY)), Target("ally", one(ALLY & FRIENDLY))),
        at=("combat",),
    ),
)
# Out of combat on any champion of an opponent
card(
    "3rd/106",
    "Spell of Formless Horror",
    Play(HangOn(OPPONENT), at=("combat",)),
    Play(HangOn(TARGET), targets=(Target("target", one(CHAMPION & THEIRS)),), at=("3", "5")),
    Always(StaysAfterRound(Is(SELF))),
)
card("3rd/346", "Dispel Magic", *_DISPEL)
