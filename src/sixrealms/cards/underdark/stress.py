"""Cards of the Underdark booster that bend the rules hardest."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Target, Use
from sixrealms.powers.copying import Imitates
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.numbers import Count
from sixrealms.powers.questions import ALLY, AVATAR, CHAMPION, Is, Kind
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, one
from sixrealms.powers.statics import PowerLost

_GIANT = Kind("Giant")
# Things That Go Bump in the Night
power("UD/69", Always(PowerLost((CHAMPION | ALLY) & ~Kind("Underdark"))))
# Fowron, the Giant (copy.not-avatars)
power(
    "UD/96",
    Always(gains(Is(SELF), Count(every(_GIANT & (CHAMPION | ALLY))))),
    Use(
        Lasting(Imitates(Is(SELF), The(TARGET)), "your-next-turn"),
        at=("3",),
        once="turn",
        targets=(Target("target", one(_GIANT & CHAMPION & ~AVATAR & ~Is(SELF))),),
    ),
)
