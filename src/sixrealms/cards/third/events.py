"""Events of 3rd Edition and how 4th Edition words them."""

from sixrealms.language import *

_STRIKE = Redeem(Choose(one(ALLY), then=discard(The(TARGET))))

# Lies on the table until both allies have been chosen
card("3rd/90", "Airship", Play(seq(*owe(2), May(_STRIKE), May(_STRIKE))), Use(_STRIKE, at=("any",)))
card(
    "3rd/277",
    "Silver Hands' Revenge",
    Play(Send(Pile(DISCARD, YOU, CHAMPION & FALLEN, all=True), POOL), only=NO_BATTLE),
)
