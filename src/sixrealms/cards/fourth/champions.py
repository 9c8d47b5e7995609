"""Champions of 4th Edition."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Answer, Play, TargetPlayer, Use
from sixrealms.powers.countering import Cancel
from sixrealms.powers.entering import RoundWonAgainst
from sixrealms.powers.immunity import Immune
from sixrealms.powers.lasting import Lasting
from sixrealms.powers.marks import OFFENSIVE
from sixrealms.powers.moving import pay
from sixrealms.powers.players import EVERYONE, ChosenPlayer
from sixrealms.powers.questions import CHAMPION, EVENT, PSIONIC_POWER, SPELL, WIZARD, Is
from sixrealms.powers.refs import SELF, The
from sixrealms.powers.registry import power
from sixrealms.powers.statics import CannotPlay, MayUse
from sixrealms.powers.whereabouts import IN_POOL

# Elminster the Mage
power("4th/271", Always(Immune(Is(SELF), OFFENSIVE & (SPELL | PSIONIC_POWER))))
# Helm
power(
    "4th/255",
    Always(MayUse(Is(SELF), SPELL)),
    Answer(Cancel(), to=EVENT, zone="pool", cost=pay(The(SELF))),
)
# Great Mother: enters at the moment of the victory, not in phase 3. Her shell lasts until her player's next turn and
# surrounds the pool: champions that have left it to fight cast as before
power(
    "4th/479",
    Play(at=("any",), only=RoundWonAgainst(WIZARD)),
    Use(
        Lasting(CannotPlay(ChosenPlayer("player"), SPELL, CHAMPION & IN_POOL), "your-next-turn"),
        targets=(TargetPlayer("player", EVERYONE),),
        at=("3",),
        once="turn",
        zone="pool",
    ),
)
