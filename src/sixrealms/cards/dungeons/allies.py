"""Allies of the Dungeons booster."""

from sixrealms.language import *

_CHOSEN = CHOSEN_PLAYER
_ABYSS = Pile(ABYSS, _CHOSEN, ANY, all=True)

# Bottomless Horror (void.known-sources)
card(
    "DU/54",
    "Bottomless Horror",
    Play(
        May(
            seq(
                Choose(EVERYONE),
                Remember("sum", NumberOf(_ABYSS, "icon")),
                Send(_ABYSS, VOID),
                Lasting(Levels(ITSELF, to=Stored("sum"), which="base"), FOR_THE_ROUND),
            )
        )
    ),
)
