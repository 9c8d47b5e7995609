"""Cards of the Birthright booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, Use
from sixrealms.powers.allowances import DrawsPerTurn
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.doing import If, seq
from sixrealms.powers.formation import WITH_HOLDING
from sixrealms.powers.hands import Draw
from sixrealms.powers.moving import pay
from sixrealms.powers.numbers import Count, Fixed
from sixrealms.powers.players import EACH, EVERYONE, OPPONENTS
from sixrealms.powers.questions import RAZED, REALM, World
from sixrealms.powers.razing import Raze
from sixrealms.powers.refs import CASTER, SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.rulings import RULINGS
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import Of

# Avanil: to the Abyss where rulings on single cards are in force (named.avanil)
power(
    "BR/5",
    Use(
        Draw(Fixed(5)),
        at=("any",),
        only=RefIs(SELF, ~RAZED),
        cost=If(RULINGS, pay(The(SELF), z.ABYSS), pay(The(SELF))),
    ),
)
# Raze: without discarding its caster it has no effect (power.condition-mandatory)
power(
    "BR/59",
    Play(
        seq(pay(The(CASTER)), Raze(The(TARGET))),
        targets=(Target("target", one(REALM & ~RAZED & ~WITH_HOLDING & Of(OPPONENTS))),),
    ),
)
# Taxation
power(
    "BR/118",
    Always(DrawsPerTurn(EVERYONE, to=Count(every(REALM & ~RAZED & World("BR") & Of(EACH)), plus=1), floor=1)),
)
