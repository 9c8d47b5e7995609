"""Cards of the Forgotten Realms booster."""

from __future__ import annotations

from sixrealms.engine.ability import Answer, When
from sixrealms.powers.conditions import Compare
from sixrealms.powers.countering import Duplicate
from sixrealms.powers.digits import DrawDigit, digit
from sixrealms.powers.doing import If, seq
from sixrealms.powers.fighting import AutoDefeat
from sixrealms.powers.numbers import Fixed
from sixrealms.powers.players import OPPONENTS, OTHER_SIDE
from sixrealms.powers.questions import EVENT, Of
from sixrealms.powers.refs import OPPONENT
from sixrealms.powers.registry import power

# Vorpal Blade: an empty pile gives no digit
power(
    "FR/56",
    When(
        "activate",
        seq(
            DrawDigit(OTHER_SIDE, good="low"),
            If(Compare(digit(), ">=", Fixed(0)) & Compare(digit(), "<=", Fixed(3)), AutoDefeat(OPPONENT)),
        ),
    ),
)
# Bell of Might (once.waiting)
power("FR/118", Answer(Duplicate(), to=EVENT & Of(OPPONENTS), zone="play", once="turn"))
