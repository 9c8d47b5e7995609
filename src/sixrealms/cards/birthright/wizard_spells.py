"""Wizard spells of the Birthright booster."""

from sixrealms.language import *

# Without discarding its caster it has no effect (power.condition-mandatory)
card(
    "BR/59",
    "Raze",
    Play(
        seq(pay(The(CASTER)), Raze(The(TARGET))),
        targets=(Target("target", one(REALM & ~RAZED & ~WITH_HOLDING & Of(OPPONENTS))),),
    ),
)
