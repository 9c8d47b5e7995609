"""How long something lasts, turns lost and won, their order."""

from __future__ import annotations

from sixrealms.powers.durations import (
    FOR_ITS_NEXT_BATTLE,
    FOR_THE_BATTLE,
    FOR_THE_GAME,
    FOR_THE_NEXT_BATTLE,
    FOR_THE_NEXT_ROUND,
    FOR_THE_ROUND,
    FOR_THIS_TURN,
    UNTIL_CANCELLED,
    UNTIL_EACH_HAS_PLAYED_A_REALM,
    UNTIL_ITS_OWNERS_NEXT_TURN_ENDS,
    UNTIL_THE_ACTIVE_PLAYERS_NEXT_TURN,
    UNTIL_THE_CHOSEN_PLAYERS_NEXT_TURN_ENDS,
    UNTIL_YOUR_NEXT_TURN,
    UNTIL_YOUR_NEXT_TURN_ENDS,
    WHILE_IN_PLAY,
    Duration,
)
from sixrealms.powers.end_effects import COPY_ENDS, End
from sixrealms.powers.lasting_effects import Afterwards, ExtraTurn, Lasting, SkipTurn, Spend, Waits
from sixrealms.powers.longer_effects import Prolongs
from sixrealms.powers.table_rules import CountsAsHour
from sixrealms.powers.whenever import Whenever

__all__ = [
    "COPY_ENDS",
    "FOR_ITS_NEXT_BATTLE",
    "FOR_THE_BATTLE",
    "FOR_THE_GAME",
    "FOR_THE_NEXT_BATTLE",
    "FOR_THE_NEXT_ROUND",
    "FOR_THE_ROUND",
    "FOR_THIS_TURN",
    "UNTIL_CANCELLED",
    "UNTIL_EACH_HAS_PLAYED_A_REALM",
    "UNTIL_ITS_OWNERS_NEXT_TURN_ENDS",
    "UNTIL_THE_ACTIVE_PLAYERS_NEXT_TURN",
    "UNTIL_THE_CHOSEN_PLAYERS_NEXT_TURN_ENDS",
    "UNTIL_YOUR_NEXT_TURN",
    "UNTIL_YOUR_NEXT_TURN_ENDS",
    "WHILE_IN_PLAY",
    "Afterwards",
    "CountsAsHour",
    "Duration",
    "End",
    "ExtraTurn",
    "Lasting",
    "Prolongs",
    "SkipTurn",
    "Spend",
    "Waits",
    "Whenever",
]
