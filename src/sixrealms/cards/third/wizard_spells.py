"""Wizard spells of 3rd Edition."""

from __future__ import annotations

from sixrealms.language import *


def _flies(name: str, until: Duration) -> Lasting:
    return Lasting(Has(Is(Chosen(name, f"the chosen {name}")), ("Flyer",)), until)


def _target(name: str, whom: Question) -> Target:
    return Target(name, one(whom))


# Dispel Magic: at any time, also against a spell in play
_DISPEL = (
    Answer(Cancel(), to=SPELL),
    Play(CancelSpellInPlay(Chosen("target", "the chosen card")), targets=(Target("target", one(SPELL & AT_WORK)),)),
)

# As the earlier walls, for those who walk through the earth (wall.flyer-not-exempt)
card(
    "4th/367", "Wall of Force", Play(Wall(AllMove("Earthwalker"))), Always(CannotPlay(OTHER_SIDE, ~EARTHWALKER & ALLY))
)
# Cast in phase 3 it lasts through the turn, in combat for the round (combat.h.winner-discards)
card(
    "3rd/343",
    "Fly",
    Play(_flies("champion", FOR_THIS_TURN), targets=(_target("champion", CHAMPION & IN_POOL & Of(YOU)),), at=("3",)),
    Play(_flies("champion", FOR_THE_ROUND), targets=(_target("champion", CHAMPION & FRIENDLY),), at=("combat",)),
    Play(_flies("ally", FOR_THE_ROUND), targets=(_target("ally", ALLY & FRIENDLY),), at=("combat",)),
    Play(
        seq(_flies("champion", FOR_THE_ROUND), _flies("ally", FOR_THE_ROUND)),
        targets=(_target("champion", CHAMPION & FRIENDLY), _target("ally", ALLY & FRIENDLY)),
        at=("combat",),
    ),
)
# Out of combat on any champion of an opponent
card(
    "3rd/106",
    "Spell of Formless Horror",
    Play(HangOn(OPPONENT), at=("combat",)),
    Play(HangOn(TARGET), targets=(_target("target", CHAMPION & THEIRS),), at=("3", "5")),
    Always(StaysAfterRound(Is(SELF))),
)
card("3rd/346", "Dispel Magic", *_DISPEL)
