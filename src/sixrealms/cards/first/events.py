"""Events of 1st Edition.

A helpful event works for its player alone (ledger: event.helpful.scope), also where the print speaks of all allies or
all heroes; only where it names the other players do they profit as well.
"""

from __future__ import annotations

from sixrealms.engine.ability import Answer, Play, Target
from sixrealms.powers.access import CannotFight, OnlyAttackedBy
from sixrealms.powers.averting import THREATENED, Avert, RealmOf
from sixrealms.powers.conditions import BETWEEN_TURNS, EVERYONE_HAD_A_TURN, YOU_FIGHT, Affected, RefIs
from sixrealms.powers.countering import Calm
from sixrealms.powers.destroying import Destroy
from sixrealms.powers.doing import Choose, EachPlayer, If, Regardless, seq
from sixrealms.powers.fighting import EndBattle
from sixrealms.powers.formation import FRONT_RANK, AtPlace, FillsFront
from sixrealms.powers.hands import DiscardHand, Draw
from sixrealms.powers.last_battle import FALLEN, NO_BATTLE
from sixrealms.powers.lasting import ExtraTurn, Lasting
from sixrealms.powers.levels import Levels, gains
from sixrealms.powers.marks import HARMFUL
from sixrealms.powers.moving import ToPool, discard, pay
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import ATTACKING_PLAYER, EACH, EVERYONE, YOU
from sixrealms.powers.questions import (
    ALLY,
    ARTIFACT,
    CHAMPION,
    EVENT,
    FLYER,
    HERO,
    HOLDING,
    ITEM,
    MONSTER,
    RAZED,
    REALM,
    UNDEAD,
    Is,
    World,
    level_at_most,
)
from sixrealms.powers.razing import Raze, Rebuild
from sixrealms.powers.refs import ATTACKED_REALM, TARGET, AllChosen, Chosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import FRIENDLY, IN_POOL, Of

FIGHTERS = CHAMPION | ALLY
BUILDER = Chosen("builder", "the chosen champion")
RAZED_REALM = RAZED & REALM

# Airship: two, or the one there is (an ally about to defeat a champion at once may be the only one)
power("1st/90", Play(discard(AllChosen()), targets=(Target("targets", one(ALLY), 2),)))
power("1st/91", Play(Lasting(gains(FIGHTERS, -1), "your-next-turn")))
power("1st/92", Play(Lasting(gains(ALLY & Of(YOU), 3), "your-next-turn")))
power("1st/99", Play(discard(The(TARGET)), targets=(Target("target", one(REALM)),)))
power("1st/100", Play(Draw(Fixed(5))))
power("1st/101", Play(Lasting(Levels(FIGHTERS & FRIENDLY, times=2), "round"), only=YOU_FIGHT))
power(
    "1st/107",
    Play(EachPlayer(EVERYONE, Choose(one(RAZED_REALM & Of(EACH)), up_to=True, who=EACH, then=Rebuild(The(TARGET))))),
)
# The champion is the price of the work: without it nothing is built (power.condition-mandatory).
power(
    "1st/108",
    Play(
        If(RefIs(BUILDER, IN_POOL), seq(pay(The(BUILDER)), Rebuild(The(TARGET)))),
        targets=(
            Target("target", one(RAZED_REALM & Of(YOU))),
            Target("builder", one(CHAMPION & IN_POOL & Of(YOU))),
        ),
    ),
)
power("1st/150", Play(Regardless(Raze(every(REALM & AtPlace("A"))))))
# An attacker who is not affected fights on; a defender alone cannot keep the battle going (calm.others-affected).
power(
    "1st/168",
    Play(
        seq(
            Lasting(CannotFight(CHAMPION, ("attack",)), "your-next-turn"),
            If(Affected(ATTACKING_PLAYER), EndBattle()),
        )
    ),
)
# "Current player" is read as the player whose turn it is when the event is played.
power("1st/180", Play(Lasting(gains(HERO & Of(YOU), 5), "next-turn-of-the-active")))
power("1st/201", Play(EachPlayer(EVERYONE, seq(DiscardHand(EACH), Draw(Fixed(5), EACH)))))
power(
    "1st/202",
    Play(EachPlayer(EVERYONE, Choose(one(CHAMPION & IN_POOL & Of(EACH)), who=EACH, then=discard(The(TARGET))))),
)
# Cards always fill the foremost gap, so the new rule forbids only laying the next realm over a razed one instead.
power(
    "1st/203",
    Play(
        EachPlayer(
            EVERYONE,
            seq(
                Choose(one(REALM & FRONT_RANK & Of(EACH)), who=EACH, then=discard(The(TARGET))),
                Lasting(FillsFront(EACH), "each-next-realm"),
            ),
        )
    ),
)
power("1st/205", Play(Lasting(gains(CHAMPION & Of(YOU), 3), "end-of-your-next-turn")))
power("1st/210", Play(discard(every(ITEM | ARTIFACT))))
power("1st/275", Play(Destroy(every(FLYER))))
power("1st/276", Play(Destroy(every(UNDEAD))))
power("1st/277", Play(ToPool(FALLEN), only=NO_BATTLE))
power("1st/278", Play(discard(every(ITEM))))
# A helpful event: the realm saved or restored is one of the player's own (event.helpful.scope).
power(
    "1st/288",
    Answer(
        seq(Avert(), If(RefIs(RealmOf(THREATENED), Is(ATTACKED_REALM)), EndBattle())),
        to=(REALM | HOLDING) & World("DS") & Of(YOU),
        ways=("loss",),
    ),
    Play(
        seq(Rebuild(The(TARGET)), If(RefIs(TARGET, Is(ATTACKED_REALM)), EndBattle())),
        targets=(Target("target", one(RAZED_REALM & Of(YOU))),),
    ),
)
power("1st/312", Play(Destroy(every(MONSTER))))
power("1st/319", Play(ExtraTurn(), only=BETWEEN_TURNS & EVERYONE_HAD_A_TURN))
power("1st/380", Play(Destroy(every(FIGHTERS & level_at_most(4)))))
power("1st/387", Play(Lasting(OnlyAttackedBy(FLYER, REALM), "your-next-turn")))
power("1st/400", Answer(Calm(), to=EVENT & HARMFUL, concerns_you=True))
