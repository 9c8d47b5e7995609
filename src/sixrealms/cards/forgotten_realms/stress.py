"""Cards of the Forgotten Realms booster that bend the rules hardest."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.powers.conditions import BETWEEN_TURNS, YourTurn
from sixrealms.powers.control import TakeControl, UnderControl
from sixrealms.powers.doing import seq
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.order_of_play import HandsExchanged, ReverseOrder, SwapHands
from sixrealms.powers.players import OPPONENTS, OTHER_SIDE
from sixrealms.powers.questions import CHAMPION, IN_POOL, Of, World
from sixrealms.powers.refs import TARGET
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one
from sixrealms.powers.table_rules import LowestWins, NoImmunity

# Curse of Azure Bonds
power(
    "FR/4",
    Play(
        seq(TakeControl(TARGET), Lasting(UnderControl(TARGET), "end-of-your-next-turn")),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(OPPONENTS))),),
    ),
)
# Wild Magic Surge: at the end of another player's turn
power("FR/10", Play(ReverseOrder(), only=BETWEEN_TURNS & YourTurn(OPPONENTS)))
# Tablets of Fate
power("FR/100", Always(NoImmunity(~World("FR"))))
# Vessel of Vaporous Stones
power("FR/103", Play(Lasting(LowestWins(), "end-of-your-next-turn")))
# Teapot of the Golden Tempest
power(
    "FR/107",
    Use(
        seq(SwapHands(OTHER_SIDE), Lasting(HandsExchanged(OTHER_SIDE), "round")),
        at=("combat",),
        once="battle",
        zone="battle",
    ),
)
