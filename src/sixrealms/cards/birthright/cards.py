"""Cards of the Birthright booster."""

from sixrealms.language import *

# To the Abyss where rulings on single cards are in force (named.avanil)
card(
    "BR/5",
    "Avanil",
    Use(
        Draw(Fixed(5)),
        at=("any",),
        only=RefIs(SELF, ~RAZED),
        cost=If(RULINGS, pay(The(SELF), ABYSS), pay(The(SELF))),
    ),
)
# Without discarding its caster it has no effect (power.condition-mandatory)
card(
    "BR/59",
    "Raze",
    Play(
        seq(pay(The(CASTER)), Raze(The(TARGET))),
        targets=(Target("target", one(REALM & ~RAZED & ~WITH_HOLDING & Of(OPPONENTS))),),
    ),
)
card(
    "BR/118",
    "Taxation",
    Always(DrawsPerTurn(EVERYONE, to=Count(every(REALM & ~RAZED & World("BR") & Of(EACH)), plus=1), floor=1)),
)
