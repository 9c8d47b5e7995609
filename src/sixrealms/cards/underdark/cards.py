"""Cards of the Underdark booster."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always, Play, Target, When
from sixrealms.powers.conditions import Exists, RefIs
from sixrealms.powers.doing import Choose, If, seq
from sixrealms.powers.levels import gains
from sixrealms.powers.moving import Send, ToLimbo, pay
from sixrealms.powers.players import YOU
from sixrealms.powers.questions import ATTACKING, AVATAR, CHAMPION, Named, Of
from sixrealms.powers.refs import SELF, TARGET, The
from sixrealms.powers.registry import power
from sixrealms.powers.sets import every, one

_ALLIES = {
    "UD/2": (3, ("The Bipolar Triumvirate", "The Tripolar Triumvirate", "The Ultimate Triumvirate")),
    "UD/4": (6, ("The Tripolar Triumvirate", "The Ultimate Triumvirate")),
    "UD/6": (9, ("The Ultimate Triumvirate",)),
}


def _negated_by(names: tuple[str, ...]) -> Exists:
    """One of these realms lies, unrazed, in another player's formation."""
    test = Named(names[0])
    stronger = test if len(names) == 1 else test | Named(names[1])
    for name in names[2:]:
        stronger = stronger | Named(name)
    return Exists(every(stronger & ~Of(YOU)))


for _id, (_bonus, _names) in _ALLIES.items():
    power(_id, Always(gains(CHAMPION & ATTACKING & Of(YOU), _bonus), when=~_negated_by(_names), anywhere=True))
# The Ultimate Triumvirate
power(
    "UD/106",
    Always(gains(CHAMPION & ATTACKING & Of(YOU), 12), anywhere=True),
    When(
        "turn-start",
        seq(
            Choose(one(CHAMPION & AVATAR), then=seq(pay(The(SELF)), Send(The(TARGET), z.ABYSS))),
        ),
        whose=YOU,
        may=True,
        anywhere=True,
        only=Exists(every(CHAMPION & AVATAR)),
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
