"""Events of the Dungeons booster."""

from sixrealms.language import *

SEARCHED = CHOSEN_PLAYER
FOUND = in_draw_pile(Called(), SEARCHED)
TO_THE_ABYSS = Send(The(TARGET), ABYSS)

# The other player may tear their own card up, then it works
card(
    "DU/110",
    "Enter Darkness Together",
    Answer(
        Regardless(May(TearUp(), ChosenPlayer("answered-player"), Cancel()), ("calm", "cancel")),
        to=EVENT | SPELL,
    ),
)
# One card of the name goes; the pile is shuffled, for it has been searched
card(
    "DU/106",
    "Elminster's Intuition",
    Play(
        seq(
            NameCard(),
            If(
                Exists(FOUND),
                Choose(FOUND, then=TO_THE_ABYSS),
                Choose(one(REALM & Of(YOU) & FRONT_RANK), then=TO_THE_ABYSS),
            ),
            ShufflePile(SEARCHED),
        ),
        targets=(Target("player", OPPONENTS),),
    ),
)
# It is never played
card(
    "DU/116",
    "Handmine",
    When("looked-at", seq(discard_hand(BY), discard(The(Chosen("other"))))),
)
