"""Cards of the Underdark booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, When
from sixrealms.powers.beside import AddsAlly
from sixrealms.powers.conditions import Exists, RefIs
from sixrealms.powers.doing import Choose, If, seq
from sixrealms.powers.marks import AVATAR
from sixrealms.powers.moving import Send, ToLimbo, pay
from sixrealms.powers.players import OTHERS, YOU
from sixrealms.powers.questions import CHAMPION, UNRAZED, Named
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, one
from sixrealms.powers.whereabouts import Of

_OF_OTHERS = Of(OTHERS) & UNRAZED
_TRIPOLAR, _ULTIMATE = Named("The Tripolar Triumvirate"), Named("The Ultimate Triumvirate")
_LIMITS = {
    "UD/2": (3, Named("The Bipolar Triumvirate") | _TRIPOLAR | _ULTIMATE),
    "UD/4": (6, _TRIPOLAR | _ULTIMATE),
    "UD/6": (9, _ULTIMATE),
}
# The Triumvirates: the ally is no card, and comes always to the attackers (not just under attack); a stronger realm
# negates it if it lies unrazed in another formation
for _id, (_bonus, _stronger) in _LIMITS.items():
    _negated = Exists(every(_stronger & _OF_OTHERS))
    power(_id, Always(AddsAlly(_bonus), when=~_negated, anywhere=True))
# The Ultimate Triumvirate
power(
    "UD/106",
    Always(AddsAlly(12), anywhere=True),
    When(
        "turn-start",
        Choose(one(CHAMPION & AVATAR), then=seq(pay(The(SELF)), Send(The(TARGET), z.ABYSS))),
        whose=YOU,
        may=True,
        anywhere=True,
    ),
)
# Mindkiller: an avatar only goes to Limbo
power(
    "UD/56",
    Play(
        If(RefIs(TARGET, AVATAR), ToLimbo(The(TARGET)), Send(The(TARGET), z.ABYSS)),
        targets=(Target("target", one(CHAMPION)),),
    ),
)
