"""Rounds and battles: who fights, joins, wins, goes home."""

from __future__ import annotations

from sixrealms.powers.access import CanReach, DefendsItself, FightsAgain
from sixrealms.powers.beside import AddsAlly, Beside
from sixrealms.powers.carrying import TakesAlliesAlong
from sixrealms.powers.fighting import AutoDefeat, EndBattle, JoinAsAlly, LoseRound, SwitchSide
from sixrealms.powers.places import FallsAfter, FightsForRealm, SharesHoldings
from sixrealms.powers.possession import GoesAfterRound
from sixrealms.powers.standing_in import UNIQUE, StandIn, StandsInFor

__all__ = [
    "UNIQUE",
    "AddsAlly",
    "AutoDefeat",
    "Beside",
    "CanReach",
    "DefendsItself",
    "EndBattle",
    "FallsAfter",
    "FightsAgain",
    "FightsForRealm",
    "GoesAfterRound",
    "JoinAsAlly",
    "LoseRound",
    "SharesHoldings",
    "StandIn",
    "StandsInFor",
    "SwitchSide",
    "TakesAlliesAlong",
]
