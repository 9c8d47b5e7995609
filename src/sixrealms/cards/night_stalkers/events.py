"""Events of the Night Stalkers booster."""

from sixrealms.language import *

_WRONG = (marked(FORETOLD, 1) & RoundWon(DEFENDING_PLAYER)) | (marked(FORETOLD, 2) & RoundWon(ATTACKING_PLAYER))

# What has been foretold nobody else learns before it has come true or false
card(
    "NS/105",
    "Dark Prophesy",
    Play(
        seq(
            OneOf(
                (
                    Note(FORETOLD, 1),
                    Note(FORETOLD, 2),
                )
            ),
            Lasting(Waits(), FOR_THIS_TURN),
        ),
        only=OTHERS_ABOUT_TO_FIGHT,
    ),
    When(
        "round-ends",
        seq(
            End(kept=True),
            If(
                _WRONG,
                OneOf(
                    (
                        Choose(one(REALM & ~RAZED & Of(YOU)), then=Raze(The(TARGET))),
                        Choose(one(REALM & Of(YOU)), then=discard(The(TARGET))),
                    )
                ),
                OneOf(
                    (
                        Draw(Fixed(3)),
                        seq(Choose(EVERYONE), discard(top_of_piles(CHOSEN_PLAYER, 3))),
                    )
                ),
            ),
        ),
        to=Is(ATTACKED_REALM),
    ),
)
