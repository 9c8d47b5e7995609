"""Cleric spells of 3rd Edition."""

from __future__ import annotations

from sixrealms.language import *

_CHAMPION = Chosen("champion")
# The battle as a whole, for in phase 5 no round of it is left; the ally goes to the hand
card(
    "3rd/349",
    "Cure Light Wounds",
    Play(
        Send(The(TARGET), HAND),
        targets=(Target("target", in_discard(ALLY & ALLY_FALLEN & Level(1, 2, "icon"))),),
    ),
)
card(
    "3rd/350",
    "Cure Serious Wounds",
    Play(
        Send(The(TARGET), HAND),
        targets=(Target("target", in_discard(ALLY & ALLY_FALLEN & Level(3, 4, "icon"))),),
    ),
)
card(
    "3rd/351",
    "Sticks to Snakes",
    Always(Levels(ITSELF, to=Fixed(6), which="bonus"), when=RefIs(CASTER, Level(7, 8, "equipped"))),
    Always(Levels(ITSELF, to=Fixed(8), which="bonus"), when=RefIs(CASTER, level_at_least(9, "equipped"))),
)
# The champion is the caster; cast before the fight it lasts through the turn
card(
    "3rd/355",
    "Wind Walk",
    Play(
        seq(
            Lasting(Has(Is(CASTER), ("Flyer",)), FOR_THIS_TURN),
            Lasting(Has(ALLY & Beside(CASTER), ("Flyer",)), FOR_THIS_TURN),
            Lasting(TakesAlliesAlong(CASTER), FOR_THIS_TURN),
        ),
        at=("3",),
    ),
    Play(
        seq(Lasting(Has((CHAMPION | ALLY) & FRIENDLY, ("Flyer",))), Lasting(TakesAlliesAlong())),
        at=("combat",),
    ),
)
# In phase 3 there are no allies yet; it lasts as Fly does
card(
    "3rd/361",
    "Chariot of Sustarre",
    Play(flies(_CHAMPION, FOR_THIS_TURN), targets=(Target("champion", one(CHAMPION & IN_POOL & Of(YOU))),), at=("3",)),
    Play(flies(_CHAMPION), targets=(Target("champion", one(CHAMPION & FRIENDLY)),), at=("combat",)),
    Play(
        Lasting(Has(Is(AllChosen("targets")), ("Flyer",))),
        targets=(Target("targets", one(ALLY & FRIENDLY), 2, up_to=True),),
        at=("combat",),
    ),
)
same_as("3rd/358", "Dispel Magic", "3rd/346")
# Who plays a card in combat is losing. The round is over; the battle is not, as nobody is defeated
card(
    "3rd/370",
    "Improved Invisibility to Undead",
    Play(
        seq(
            LoseRound(CASTER),
            Lasting(FightsAgain(Is(CASTER), "attack", after_loss=True), FOR_THE_BATTLE),
            Lasting(FightsAgain(Is(CASTER), "defend"), FOR_THE_BATTLE),
        ),
        only=opponent_is(UNDEAD),
    ),
)
