"""Cards of the Forgotten Realms booster."""

from __future__ import annotations

from sixrealms.engine.ability import Answer, When
from sixrealms.powers.countering import Duplicate
from sixrealms.powers.digits import DigitIs, DrawDigit
from sixrealms.powers.doing import If, seq
from sixrealms.powers.fighting import AutoDefeat
from sixrealms.powers.players import OTHER_SIDE, OTHERS
from sixrealms.powers.questions import EVENT
from sixrealms.powers.refs import OPPONENT
from sixrealms.powers.registry import power
from sixrealms.powers.whereabouts import Of

# Vorpal Blade: an empty pile gives no digit
power(
    "FR/56",
    When(
        "activate",
        seq(
            DrawDigit(OTHER_SIDE, good="low"),
            If(DigitIs(most=3), AutoDefeat(OPPONENT)),
        ),
    ),
)
# Bell of Might (once.waiting)
power("FR/118", Answer(Duplicate(), to=EVENT & Of(OTHERS), zone="play", once="turn"))
