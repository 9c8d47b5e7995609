"""Events of 1st Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Answer, Play, Target
from sixrealms.powers.countering import Calm
from sixrealms.powers.doing import Choose, EachPlayer, seq
from sixrealms.powers.moving import DiscardHand, Draw, discard
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import EACH, EVERYONE
from sixrealms.powers.questions import ALLY, CHAMPION, EVENT, HARMFUL, IN_FORMATION, IN_POOL, REALM, Of
from sixrealms.powers.refs import TARGET, AllChosen, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import one

power("1st/90", Play(discard(AllChosen()), targets=(Target("targets", one(ALLY), 2, up_to=True),)))
power("1st/99", Play(discard(The(TARGET)), targets=(Target("target", one(REALM & IN_FORMATION)),)))
power("1st/100", Play(Draw(Fixed(5))))
power("1st/201", Play(EachPlayer(EVERYONE, seq(DiscardHand(EACH), Draw(Fixed(5), EACH)))))
power(
    "1st/202",
    Play(EachPlayer(EVERYONE, Choose(one(CHAMPION & IN_POOL & Of(EACH)), who=EACH, then=discard(The(TARGET))))),
)
power("1st/400", Answer(Calm(), to=EVENT & HARMFUL, concerns_you=True))
