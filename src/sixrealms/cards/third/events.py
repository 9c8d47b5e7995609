"""Events of 3rd Edition and how 4th Edition words them."""

from sixrealms.language import *

_STRIKE = Redeem(Choose(one(ALLY), then=discard(The(TARGET))))

# Lies on the table until both allies have been chosen
card("3rd/90", "Airship", Play(seq(*owe(2), May(_STRIKE), May(_STRIKE))), Use(_STRIKE, at=("any",)))
card("3rd/91", "Bad Omens", Play(Lasting(gains((CHAMPION | ALLY) & ~Of(YOU), -2), UNTIL_YOUR_NEXT_TURN)))
card("3rd/180", "Berserk Wrath!", Play(Lasting(gains(HERO & Of(YOU), 5), UNTIL_YOUR_NEXT_TURN_ENDS)))
card(
    "3rd/202",
    "Slave Revolt!",
    Play(EachPlayer(OPPONENTS, Choose(one(CHAMPION & IN_POOL & Of(EACH)), then=discard(The(TARGET))))),
)
card(
    "3rd/277",
    "Silver Hands' Revenge",
    Play(Send(Pile(DISCARD, YOU, CHAMPION & FALLEN, all=True), POOL), only=NO_BATTLE),
)
