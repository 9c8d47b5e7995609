"""Thief abilities of the Dungeons booster."""

from sixrealms.language import *

_CHOSEN = ChosenPlayer("player")
_HIJACKED = ("event", "realm", "artifact", "holding", *sorted(CHAMPIONS))

# In the pause after another player's extra draws
card(
    "DU/86",
    "Hijacking",
    Play(
        seq(
            Remember("stolen", ExtraCards(_CHOSEN, _HIJACKED)),
            DiscardExtraCards(_CHOSEN, _HIJACKED),
            Draw(Stored("stolen")),
        ),
        at=("any",),
        targets=(TargetPlayer("player", DrewExtra(_HIJACKED)),),
    ),
)
