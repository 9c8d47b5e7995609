"""Cards of the Night Stalkers booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Helper, Play, Use, When
from sixrealms.powers.conditions import YOU_FIGHT, Exists, RefIs
from sixrealms.powers.copying import Imitates
from sixrealms.powers.countering import Cancel
from sixrealms.powers.doing import Choose, If, seq
from sixrealms.powers.entering import RealmDiscarded
from sixrealms.powers.fighting import JoinAsAlly
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.levels import BaseLevels, Totals
from sixrealms.powers.marks import AVATAR
from sixrealms.powers.numbers import Fixed, Kept
from sixrealms.powers.players import OTHER_SIDE, YOU
from sixrealms.powers.protection import GoesInstead, RealmsFallInstead
from sixrealms.powers.questions import CHAMPION, THIEF_ABILITY, UNDEAD, Is
from sixrealms.powers.refs import IT, OPPONENT, SELF, TARGET, AllChosen
from sixrealms.powers.registry import power
from sixrealms.powers.rulings import RULINGS
from sixrealms.powers.sacrifice import BASE_LEVELS, Sacrifice
from sixrealms.powers.sets import every, one
from sixrealms.powers.statics import CannotPlay
from sixrealms.powers.whereabouts import ATTACKING, IN_POOL, Bears, Of

_ONE_AVATAR = Exists(every(AVATAR & CHAMPION & Of(YOU)), least=0, most=0)
# Orcus: his base level is what was sacrificed for him; his own +5 is for the others. Half a level is lost.
power(
    "NS/44",
    Play(only=_ONE_AVATAR, cost=Sacrifice(one(UNDEAD & CHAMPION & IN_POOL & Of(YOU)), 2)),
    Always(BaseLevels(Is(SELF), to=Kept(BASE_LEVELS, "the sum of the base levels of what was discarded for it"))),
    Always(BaseLevels(UNDEAD & CHAMPION & Of(YOU) & ~Is(SELF), Fixed(5))),
    When(
        "presented",
        seq(Lasting(Totals(Is(IT), halve="down"), "round"), Lasting(RealmsFallInstead(Is(IT)), "round")),
        to=UNDEAD & CHAMPION & Of(YOU),
        only=RefIs(IT, ATTACKING),
        may=True,
    ),
)
# Alarm: without rulings it works only for a champion in combat, both ways at once (named.alarm.*)
_SILENCED = Lasting(CannotPlay(OTHER_SIDE, THIEF_ABILITY, Is(OPPONENT)), "round")
power(
    "NS/85",
    Answer(seq(Cancel(), If(~RULINGS, _SILENCED)), to=THIEF_ABILITY, only=RULINGS | YOU_FIGHT),
    Play(_SILENCED, at=("combat",)),
)
# Gib Drawsemaj: has the two powers until he leaves play
power(
    "NS/122",
    Play(
        seq(
            Choose(one(CHAMPION & ~AVATAR), "models", 2),
            Lasting(Imitates(Is(SELF), AllChosen("models")), "source"),
        ),
        at=("any",),
        only=RealmDiscarded() & _ONE_AVATAR,
    ),
)
# Gib Aklem: brings an ally in only while his side may play (activation.bringing-cards); one that is gone before the
# round is lost cannot be lost instead of him
power(
    "NS/123",
    Use(
        seq(JoinAsAlly(TARGET), Lasting(GoesInstead(Is(SELF) & Bears(TARGET), z.POOL), "round")),
        at=("combat",),
        once="round",
        zone="battle",
        targets=(Helper("target", one(CHAMPION & IN_POOL)),),
        offensive=True,
        psionic=True,
    ),
)
