"""Events of the Forgotten Realms booster."""

from sixrealms.language import *

# A champion that fights just now is out of reach
card(
    "FR/4",
    "Curse of Azure Bonds",
    Play(
        Lasting(UnderControl(TARGET), UNTIL_YOUR_NEXT_TURN_ENDS),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(OPPONENTS)), taken=True),),
    ),
)
card("FR/10", "Wild Magic Surge", Play(ReverseOrder(), only=TurnOf(OTHERS, over=True)))
card(
    "FR/103",
    "Vessel of Vaporous Stones",
    Play(Lasting(Reckoning(lower=True, against=True), UNTIL_YOUR_NEXT_TURN_ENDS)),
)
