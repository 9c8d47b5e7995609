"""Champions of the Underdark booster."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Target, Use
from sixrealms.powers.copying import Imitates, TakesAfter
from sixrealms.powers.doing import seq
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.marks import AVATAR
from sixrealms.powers.numbers import Count
from sixrealms.powers.questions import CHAMPION, Is, Kind
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, one

GIANT = Kind("Giant")
# Fowron, the Giant: he is himself a giant in play
power(
    "UD/96",
    Always(gains(Is(SELF), Count(every(GIANT)))),
    Use(
        seq(
            Lasting(Imitates(Is(SELF), The(TARGET), secondary=True), "your-next-turn"),
            Lasting(TakesAfter(Is(SELF), The(TARGET)), "your-next-turn"),
        ),
        once="turn",
        targets=(Target("target", one(GIANT & CHAMPION & ~AVATAR & ~Is(SELF))),),
    ),
)
