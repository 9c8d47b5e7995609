"""Rule cards of 1st Edition."""

from sixrealms.language import *

# "Turn's end" comes after the discarding down; whatever lies in the pool is a card of the pool
card(
    "1st/423",
    "Age of Entropy",
    When(
        "turn-end",
        OneOf(
            (
                Choose(
                    AnyOf((in_hand(ANY, BY), one(IN_POOL & Of(BY)))),
                    who=BY,
                    then=discard(The(TARGET)),
                ),
                Choose(one(REALM & ~RAZED & Of(BY)), who=BY, then=Raze(The(TARGET))),
            ),
            who=BY,
        ),
    ),
)
card(
    "1st/429",
    "The Barbarian's Decree",
    When(
        "turn-end",
        DiscardFromHand(ACTIVE_PLAYER, Count(in_hand(ANY, ACTIVE_PLAYER), plus=-5)),
        only=HasShirked(ACTIVE_PLAYER),
    ),
    Always(FightsAgain(CHAMPION, "attack")),
)
# Also what is negated, for it has been played
card(
    "1st/430",
    "The Abyssal Vortex",
    Always(CannotPlay(EVERYONE, Named("Wish") | Named("Limited Wish"))),
    When("announced", Note(PLAYED_UNDER, on=IT), to=SPELL | ALLY),
    Always(GoesInstead((SPELL | ALLY) & Noted(PLAYED_UNDER), ABYSS, ())),
)
