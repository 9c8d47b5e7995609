"""Cards of 4th Edition that bend the rules hardest."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Answer
from sixrealms.engine.leave import BEARER, COST, DEFEAT, EFFECT, RULE
from sixrealms.powers.countering import Redirect
from sixrealms.powers.players import EVERYONE
from sixrealms.powers.questions import ALLY, ANY, CHAMPION, EVENT, SPELL
from sixrealms.powers.registry import power
from sixrealms.powers.rulings import HasTag
from sixrealms.powers.statics import CannotPlay, GoesInstead, PowerLost

# Re-target
power("4th/389", Answer(Redirect(), to=SPELL))
_KILLER = HasTag("instant-kill", words="that kills at once")
# Fair Fight!: bonuses stay, the powers go
power(
    "4th/496",
    Always(PowerLost((CHAMPION | ALLY) & _KILLER)),
    Always(CannotPlay(EVERYONE, EVENT & _KILLER)),
)
_ALWAYS = (DEFEAT, EFFECT, COST, RULE, BEARER)
# Throne of the Mountain God: Limbo and Abyss change roles for all but events
power(
    "4th/510",
    Always(GoesInstead(ANY & ~EVENT, z.ABYSS, _ALWAYS, frozenset({z.LIMBO}))),
    Always(GoesInstead(ANY & ~EVENT, z.LIMBO, _ALWAYS, frozenset({z.ABYSS}))),
)
