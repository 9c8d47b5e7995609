"""Events of the Runes & Ruins booster."""

from __future__ import annotations

from sixrealms.engine.ability import Play, Target
from sixrealms.powers.control import TakeControl, UnderControl
from sixrealms.powers.doing import seq
from sixrealms.powers.identity import Becomes
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.players import OPPONENTS
from sixrealms.powers.questions import CHAMPION, WIZARD_SPELL, Is
from sixrealms.powers.refs import TARGET
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one
from sixrealms.powers.statics import MayUse
from sixrealms.powers.whereabouts import IN_POOL, Of

# Tyranthraxus, the Possessing Spirit: lies on the table until something ends it
power(
    "RR/55",
    Play(
        seq(
            TakeControl(TARGET),
            Lasting(UnderControl(TARGET), "dispelled"),
            Lasting(Becomes(Is(TARGET), "monster"), "dispelled"),
            Lasting(MayUse(Is(TARGET), WIZARD_SPELL), "dispelled"),
        ),
        targets=(Target("target", one(CHAMPION & IN_POOL & Of(OPPONENTS))),),
    ),
)
