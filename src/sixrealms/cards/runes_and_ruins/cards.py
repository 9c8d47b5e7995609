"""Cards of the Runes & Ruins booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Target, Use
from sixrealms.engine.leave import OUT
from sixrealms.powers.access import OnlyAttackedBy
from sixrealms.powers.conditions import RefIs
from sixrealms.powers.countering import Cancel
from sixrealms.powers.doing import If
from sixrealms.powers.immunity import Immune
from sixrealms.powers.levels import Bonuses, gains
from sixrealms.powers.marks import HARMFUL
from sixrealms.powers.moving import Send, pay
from sixrealms.powers.numbers import Count, Fixed
from sixrealms.powers.protection import Protected
from sixrealms.powers.questions import ANY, ARTIFACT, DUNGEON_CARD, EVENT, FLYER, ITEM, REALM, SWIMMER, WIZARD_SPELL, Is
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, one
from sixrealms.powers.statics import MayUse
from sixrealms.powers.whereabouts import ATTACKING, HangsOn

# Doc's Island: bonuses are lost, powers are not
power(
    "RR/5",
    Always(OnlyAttackedBy(SWIMMER | FLYER)),
    Always(Bonuses((ITEM | ARTIFACT) & ATTACKING, to=Fixed(0))),
)
# Falx the Silver Dragon
power(
    "RR/31",
    Always(MayUse(Is(SELF), WIZARD_SPELL)),
    Always(Protected(ITEM & HangsOn(SELF))),
    Always(gains(Is(SELF), Count(every(ITEM & HangsOn(SELF))))),
)
# Intercession
power("RR/48", Answer(Cancel(), to=EVENT))
# Gib Kcir: a dungeon card leaves the game (dungeon-card.remove.gib-kcir)
power(
    "RR/116",
    Always(Immune(Is(SELF), EVENT & HARMFUL)),
    Use(
        If(RefIs(TARGET, DUNGEON_CARD), Send(The(TARGET), z.VOID, OUT), Send(The(TARGET), z.ABYSS)),
        at=("3",),
        zone="pool",
        cost=pay(The(SELF), z.ABYSS),
        targets=(Target("target", one(ANY & ~REALM & ~Is(SELF) & ~HangsOn(SELF))),),
    ),
)
