"""Allies of 1st Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Always, When
from sixrealms.powers.beside import Beside
from sixrealms.powers.conditions import FightsAt
from sixrealms.powers.doing import seq
from sixrealms.powers.fighting import AutoDefeat
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import gains
from sixrealms.powers.moving import discard
from sixrealms.powers.players import OTHER_SIDE
from sixrealms.powers.questions import FLYER, HOLDING, SPEAR, SWORD, Is, Named
from sixrealms.powers.refs import IT, OPPONENT, SELF, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every
from sixrealms.powers.statics import CannotPlay
from sixrealms.powers.whereabouts import HangsOn, Of

BLADE = (SWORD | SPEAR) & HangsOn(OPPONENT)

power("1st/65", Always(gains(Is(SELF), 3), when=FightsAt("defending", Named("Jungles of Chult"))))
# Noble Djinni: a flying champion falls to it as to any ally's instant defeat (instant.events-help)
power(
    "1st/84",
    When(
        "joins",
        seq(
            Lasting(CannotPlay(OTHER_SIDE, FLYER)),
            discard(every(FLYER & Beside(OPPONENT))),
            AutoDefeat(OPPONENT, FLYER, discards=True),
        ),
    ),
)
# Artifacts are blades too; what is laid down later is lost as it comes.
power("1st/192", When("joins", discard(every(BLADE))), When("played", discard(The(IT)), to=BLADE))
power("1st/251", When("on-losing-side", discard(every(HOLDING & Of(OTHER_SIDE)))))
