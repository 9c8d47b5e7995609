"""Thief abilities of the Dungeons booster."""

from sixrealms.language import *

_CHOSEN = CHOSEN_PLAYER
_HIJACKED = DrawnExtra(EVENT | REALM | ARTIFACT | HOLDING | CHAMPION)

# In the pause after another player's extra draws
card(
    "DU/86",
    "Hijacking",
    Play(
        seq(
            Remember("stolen", Count(in_hand(_HIJACKED, _CHOSEN))),
            discard(Pile(HAND, _CHOSEN, _HIJACKED, all=True)),
            Draw(Stored("stolen")),
        ),
        at=("any",),
        targets=(Target("player", HavingCards(OTHERS, HAND, _HIJACKED)),),
    ),
)
