"""Wizards of 1st Edition."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, When
from sixrealms.powers.conditions import Exists, FightsAt, opponent_is
from sixrealms.powers.doing import Choose, OneOf
from sixrealms.powers.formation import WITH_HOLDING
from sixrealms.powers.history import CastBy
from sixrealms.powers.levels import gains
from sixrealms.powers.moving import Send, discard
from sixrealms.powers.permission import NeedsPermission
from sixrealms.powers.players import YOU
from sixrealms.powers.questions import (
    ALLY,
    CLERIC_SPELL,
    HOLDING,
    ITEM,
    RAZED,
    REALM,
    SPELL,
    WIZARD,
    WIZARD_SPELL,
    Is,
    Named,
)
from sixrealms.powers.razing import Raze
from sixrealms.powers.refs import OPPONENT, SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, one
from sixrealms.powers.statics import MayUse
from sixrealms.powers.whereabouts import OPPOSING, HangsOn, Of

ITSELF = Is(SELF)

# Her second power works once, when she activates: what the opposing champion holds then (activation.full-on-entry).
power(
    "1st/46",
    Always(NeedsPermission(SPELL, WIZARD), when=Exists(one(Named("Midnight, Goddess of Magic")), most=1)),
    When("activate", discard(every(ITEM & HangsOn(OPPONENT)))),
)
power("1st/71", Always(gains(ITSELF, 3), when=FightsAt("defending", Named("Menzoberranzan"))))
power(
    "1st/161",
    Always(gains(ITSELF, 3), when=opponent_is(WIZARD)),
    Always(gains(ITSELF, 3), when=FightsAt("defending", WITH_HOLDING)),
)
power("1st/164", Always(MayUse(ITSELF, WIZARD_SPELL | CLERIC_SPELL)))
power("1st/165", Always(gains(ITSELF, 3), when=Exists(one(ALLY & OPPOSING))))
# The price is due when the first spell is cast, countered or not, and once in a turn however many spells follow.
power(
    "1st/303",
    When(
        "announced",
        OneOf(
            (
                Choose(one(~RAZED & REALM & Of(YOU)), then=Raze(The(TARGET))),
                Choose(one(HOLDING & Of(YOU)), then=Send(The(TARGET), z.DRAW, shuffle=True)),
            )
        ),
        to=SPELL & CastBy(SELF),
        once="turn-end",
    ),
)
