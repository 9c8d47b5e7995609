"""Cards of the Night Stalkers booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer, Play, Target, Use, When
from sixrealms.powers.copying import Imitates
from sixrealms.powers.countering import Cancel
from sixrealms.powers.doing import Choose, May, seq
from sixrealms.powers.entering import RealmDiscarded
from sixrealms.powers.fighting import JoinAsAlly
from sixrealms.powers.lasting import Keep, Lasting
from sixrealms.powers.levels import BaseLevels, Levels
from sixrealms.powers.moving import pay
from sixrealms.powers.numbers import Fixed, Kept, SumOfLevels
from sixrealms.powers.players import OTHER_SIDE, YOU
from sixrealms.powers.questions import (
    AVATAR,
    CHAMPION,
    IN_POOL,
    THIEF_ABILITY,
    UNDEAD,
    Is,
    Of,
)
from sixrealms.powers.refs import IT, SELF, TARGET, AllChosen
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one
from sixrealms.powers.statics import CannotPlay, GoesInstead, RealmsFallInstead

# Orcus: his base level is what was sacrificed for him
power(
    "NS/44",
    Play(
        cost=seq(
            Choose(one(UNDEAD & CHAMPION & IN_POOL & Of(YOU)), "targets", 2),
            Keep("base", SumOfLevels(AllChosen(), "base")),
            pay(AllChosen()),
        )
    ),
    Always(BaseLevels(Is(SELF), to=Kept("base", "the sum of the base levels of what was discarded for it"))),
    Always(BaseLevels(UNDEAD & CHAMPION & Of(YOU) & ~Is(SELF), Fixed(5))),
    When(
        "presented",
        May(seq(Lasting(Levels(Is(IT), halve="down"), "round"), Lasting(RealmsFallInstead(Is(IT)), "battle"))),
        to=UNDEAD & CHAMPION & Of(YOU),
    ),
)
# Alarm (named.alarm.negate, named.alarm.combat)
power(
    "NS/85",
    Answer(Cancel(), to=THIEF_ABILITY),
    Play(Lasting(CannotPlay(OTHER_SIDE, THIEF_ABILITY), "round"), at=("combat",)),
)
# Gib Drawsemaj: keeps the two powers for the game
power(
    "NS/122",
    Play(
        seq(
            Choose(one(CHAMPION & ~AVATAR & ~Is(SELF)), "models", 2, up_to=True),
            Lasting(Imitates(Is(SELF), AllChosen("models")), "source"),
        ),
        at=("any",),
        only=RealmDiscarded(),
    ),
)
# Gib Aklem: brings an ally in only while his side may play (activation.bringing-cards)
power(
    "NS/123",
    Use(
        seq(JoinAsAlly(TARGET), Lasting(GoesInstead(Is(SELF), z.POOL), "round")),
        at=("combat",),
        once="round",
        zone="battle",
        targets=(Target("target", one(CHAMPION & IN_POOL)),),
        offensive=True,
        psionic=True,
    ),
)
