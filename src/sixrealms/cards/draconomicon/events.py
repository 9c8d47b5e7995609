"""Events of the Draconomicon booster."""

from sixrealms.language import *

_DRAGONS = DRAGON & CHAMPION & IN_POOL & Of(CHOSEN_PLAYER)

# Of several that are highest its player lets one live
card(
    "DR/119",
    "Dragon Skirmish",
    Play(
        Choose(Extreme(every(_DRAGONS)), "kept", then=discard(every(_DRAGONS & ~Is(Chosen("kept"))))),
        targets=(Target("player", HavingCards(EVERYONE, POOL, DRAGON & CHAMPION, least=2)),),
    ),
)
