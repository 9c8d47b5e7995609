"""Events of the Forgotten Realms booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.conditions import TurnOver
from sixrealms.powers.control import TakeControl, UnderControl
from sixrealms.powers.doing import seq
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.order_of_play import ReverseOrder
from sixrealms.powers.players import OPPONENTS, OTHERS
from sixrealms.powers.questions import CHAMPION
from sixrealms.powers.refs import TARGET
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one
from sixrealms.powers.table_rules import AlliesSubtracted, LowestWins
from sixrealms.powers.whereabouts import IN_POOL, Of

# Curse of Azure Bonds: a champion that fights just now is out of reach
power(
    "FR/4",
    Play(
        seq(TakeControl(TARGET), Lasting(UnderControl(TARGET), "end-of-your-next-turn")),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(OPPONENTS))),),
    ),
)
# Wild Magic Surge
power("FR/10", Play(ReverseOrder(), only=TurnOver(OTHERS)))
# Vessel of Vaporous Stones
power(
    "FR/103",
    Play(seq(Lasting(LowestWins(), "end-of-your-next-turn"), Lasting(AlliesSubtracted(), "end-of-your-next-turn"))),
)
