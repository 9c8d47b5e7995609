"""1st Edition cards that bend the rules hardest."""

from __future__ import annotations

from sixrealms.engine.ability import Target, Use
from sixrealms.powers.copying import Imitates
from sixrealms.powers.doing import seq
from sixrealms.powers.lasting import Lasting, Remember
from sixrealms.powers.levels import BaseLevels
from sixrealms.powers.numbers import LevelOf, Stored
from sixrealms.powers.questions import AVATAR, CHAMPION, DRAGON, Is
from sixrealms.powers.refs import BEARER, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one

# Orb of Green Dragonkind (copy.not-avatars, copy.rechoose-phase3)
power(
    "1st/424",
    Use(
        seq(
            Remember("level", LevelOf(TARGET, "base")),
            Lasting(BaseLevels(Is(BEARER), to=Stored("level", "the level copied")), "your-next-turn"),
            Lasting(Imitates(Is(BEARER), The(TARGET)), "your-next-turn"),
        ),
        at=("3",),
        once="turn",
        targets=(Target("target", one(DRAGON & CHAMPION & ~AVATAR)),),
    ),
)
