"""Artifacts of the Dungeons booster."""

from sixrealms.language import *

card(
    "DU/118",
    "Slorath's Gloves",
    When(
        "turn-start",
        seq(
            Choose(HavingCards(OPPONENTS, HAND)),
            Choose(
                in_hand(ANY, CHOSEN_PLAYER),
                by_chance=True,
                then=seq(Note(HELD, on=TARGET), Send(The(TARGET), LIMBO, turns=-1)),
            ),
        ),
        whose=YOU,
    ),
    When("leaves", GiveBack(HELD, HAND, lies_in=LIMBO)),
)
