"""Allies of 3rd Edition and how 4th Edition words them."""

from __future__ import annotations

from sixrealms.language import *

_PARTIES = every(Named("War Party") & IN_COMBAT)


def _parasite(burden: BaseLevels | Levels) -> When:
    """It hangs on the victor from then on and gives no level there."""
    return When(
        "on-losing-side",
        seq(
            HangOn(OTHER),
            Lasting(StaysAfterRound(Is(SELF)), WHILE_IN_PLAY),
            Lasting(NoEffect(Is(SELF)), WHILE_IN_PLAY),
            Lasting(burden, WHILE_IN_PLAY),
        ),
    )


# Every card that says so counts all of them, itself included
card("3rd/54", "War Party", Always(gains(Is(SELF), Count(_PARTIES, 4)), when=Exists(_PARTIES, 3)))
# An ally's instant defeat, no one-card chance (instant.no-chance-for-attached)
card("3rd/86", "Intellect Devourer", Play(AutoDefeat(OPPONENT, level_at_most(5, "base"))))
# A level that is called nothing else is the adjusted one, items and all (gloss.adjusted-level)
card("3rd/329", "Shaqat Beetles", _parasite(Levels(Is(BEARER), to=Fixed(1))))
card("4th/234", "Shaqat Beetles", _parasite(BaseLevels(Is(BEARER), add=Fixed(-1))))
card(
    "3rd/272",
    "Stug",
    When(
        "on-losing-side",
        seq(ChoosePlayer(OUTSIDERS), Lasting(NoSpoils(OTHER_SIDE, to=ChosenPlayer()), FOR_THE_BATTLE)),
        may=True,
    ),
)
