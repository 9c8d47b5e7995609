"""How long something lasts, turns lost and won, their order."""

from __future__ import annotations

from sixrealms.powers.lasting import CancelExtraTurn, EndOwn, ExtraTurn, Lasting, SkipTurn, Spend
from sixrealms.powers.longer import TwiceAsLong
from sixrealms.powers.order_of_play import (
    TURN_MISSED,
    HandsExchanged,
    MissTurn,
    ReverseOrder,
    SwapHands,
    TakeMissedTurn,
    TurnKept,
)

__all__ = [
    "TURN_MISSED",
    "CancelExtraTurn",
    "EndOwn",
    "ExtraTurn",
    "HandsExchanged",
    "Lasting",
    "MissTurn",
    "ReverseOrder",
    "SkipTurn",
    "Spend",
    "SwapHands",
    "TakeMissedTurn",
    "TurnKept",
    "TwiceAsLong",
]
