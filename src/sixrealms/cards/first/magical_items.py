"""Magical items of 1st Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Helper, Target, Use, When
from sixrealms.powers.beside import Beside
from sixrealms.powers.conditions import IN_A_ROUND, opponent_is
from sixrealms.powers.fighting import JoinAsAlly, SwitchSide
from sixrealms.powers.history import AttackedThisTurn
from sixrealms.powers.identity import Has
from sixrealms.powers.immunity import Immune
from sixrealms.powers.levels import Bonuses, gains
from sixrealms.powers.marks import OFFENSIVE
from sixrealms.powers.moving import pay
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import OTHER_SIDE, YOU
from sixrealms.powers.questions import ALLY, CHAMPION, ITEM, SPELL, UNDEAD, WIZARD_SPELL, Is
from sixrealms.powers.refs import BEARER, SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one
from sixrealms.powers.statics import CannotPlay, MayUse
from sixrealms.powers.whereabouts import IN_POOL, OPPOSING, Of

FIGHTERS = CHAMPION | ALLY

power("1st/102", Always(gains(FIGHTERS & Beside(BEARER), 1)))
power("1st/103", Always(MayUse(Is(BEARER), WIZARD_SPELL)))
power("1st/151", Always(gains(FIGHTERS & Of(YOU), 1)))
# The price of the crystal: nothing that protects the champion protects it from having to attack.
power("1st/153", When("turn-end", pay(The(BEARER)), only=~AttackedThisTurn(BEARER), whose=YOU))
power("1st/173", Always(Has(Is(BEARER), gains=("Flyer",))))
# The larger bonus takes the place of the one in the icon, it is not added to it.
power("1st/206", Always(Bonuses(Is(SELF), to=Fixed(5)), when=opponent_is(UNDEAD)))
# One use is one round of battle, however the round ends.
power("1st/215", When("fought", pay(The(SELF)), to=Is(BEARER)))
power("1st/217", Always(CannotPlay(OTHER_SIDE, ALLY), when=IN_A_ROUND))
# The other champion comes home from a lost round as well: the card speaks of every round.
power(
    "1st/219",
    Use(
        JoinAsAlly(TARGET, returns="always"),
        at=("combat",),
        targets=(Helper("target", one(CHAMPION & IN_POOL & Of(YOU))),),
        once="round",
        zone="battle",
    ),
)
power("1st/310", Always(Immune(Is(BEARER), OFFENSIVE & (SPELL | ITEM))))
power(
    "1st/316",
    Use(
        SwitchSide(TARGET),
        at=("combat",),
        targets=(Target("target", one(ALLY & OPPOSING)),),
        once="round",
        zone="battle",
    ),
)
power("1st/320", Always(MayUse(Is(BEARER), WIZARD_SPELL)))
