"""Monsters of 4th Edition."""

from sixrealms.language import *

# Enters at the moment of the victory, not in phase 3. Her shell lasts until her player's next turn and
# surrounds the pool: champions that have left it to fight cast as before
card(
    "4th/479",
    "Great Mother",
    Play(at=("any",), only=RoundWon(YOU, against=WIZARD)),
    Use(
        Lasting(CannotPlay(ChosenPlayer("player"), SPELL, CHAMPION & IN_POOL), UNTIL_YOUR_NEXT_TURN),
        targets=(TargetPlayer("player", EVERYONE),),
        at=("3",),
        once="turn",
        zone="pool",
    ),
)
card("4th/310", "Fire Giant", Always(gains(Is(SELF), 4), when=opponent_is(SWIMMER)))
