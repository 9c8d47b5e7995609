"""Cards of the Night Stalkers booster."""

from sixrealms.language import *

_ONE_AVATAR = Exists(every(AVATAR & CHAMPION & Of(YOU)), least=0, most=0)
# His base level is what was sacrificed for him; his own +5 is for the others. Half a level is lost.
card(
    "NS/44",
    "Orcus",
    Play(only=_ONE_AVATAR, cost=Sacrifice(one(UNDEAD & CHAMPION & IN_POOL & Of(YOU)), 2)),
    Always(BaseLevels(Is(SELF), to=Kept(BASE_LEVELS, "the sum of the base levels of what was discarded for it"))),
    Always(BaseLevels(UNDEAD & CHAMPION & Of(YOU) & ~Is(SELF), Fixed(5))),
    When(
        "presented",
        seq(Lasting(Totals(Is(IT), halve="down"), FOR_THE_ROUND), Lasting(RealmsFallInstead(Is(IT)), FOR_THE_ROUND)),
        to=UNDEAD & CHAMPION & Of(YOU),
        only=RefIs(IT, ATTACKING),
        may=True,
    ),
)
# Alarm: without rulings it works only for a champion in combat, both ways at once (named.alarm.*)
_SILENCED = Lasting(CannotPlay(OTHER_SIDE, THIEF_ABILITY, Is(OPPONENT)), FOR_THE_ROUND)
card(
    "NS/85",
    "Alarm",
    Answer(seq(Cancel(), If(~RULINGS, _SILENCED)), to=THIEF_ABILITY, only=RULINGS | YOU_FIGHT),
    Play(_SILENCED, at=("combat",)),
)
# Has the two powers until he leaves play
card(
    "NS/122",
    "Gib Drawsemaj",
    Play(
        seq(
            Choose(one(CHAMPION & ~AVATAR), "models", 2),
            Lasting(Imitates(Is(SELF), AllChosen("models")), WHILE_IN_PLAY),
        ),
        at=("any",),
        only=RealmDiscarded() & _ONE_AVATAR,
    ),
)
# Brings an ally in only while his side may play (activation.bringing-cards); one that is gone before the
# round is lost cannot be lost instead of him
card(
    "NS/123",
    "Gib Aklem",
    Use(
        seq(JoinAsAlly(TARGET), Lasting(GoesInstead(Is(SELF) & Bears(TARGET), POOL), FOR_THE_ROUND)),
        at=("combat",),
        once="round",
        zone="battle",
        targets=(Helper("target", one(CHAMPION & IN_POOL)),),
        offensive=True,
        psionic=True,
    ),
)
