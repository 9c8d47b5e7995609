"""When something holds: phases of a battle, roles, what exists, what has happened."""

from __future__ import annotations

from sixrealms.powers.adventurers import among_adventurers
from sixrealms.powers.battle_steps import (
    BATTLE_ON,
    FALLS_TO_VICTOR,
    NO_BATTLE,
    OTHERS_ABOUT_TO_FIGHT,
    YOU_FIGHT,
    BattleAt,
)
from sixrealms.powers.conditions import (
    AS_ATTACKER,
    BETWEEN_TURNS,
    EVERYONE_HAD_A_TURN,
    HERE,
    IN_A_ROUND,
    NOT_IN_PLAY,
    WHEN_ATTACKING,
    WHEN_DEFENDING,
    Affected,
    All,
    Claim,
    Compare,
    Exists,
    Fights,
    Hour,
    RefIs,
    TurnOf,
    Unless,
    opponent_is,
)
from sixrealms.powers.duties import HasShirked
from sixrealms.powers.goals import Caused
from sixrealms.powers.round_outcomes import LOSING, RoundWon
from sixrealms.powers.spoils import WON_HERE

__all__ = [
    "AS_ATTACKER",
    "BATTLE_ON",
    "BETWEEN_TURNS",
    "EVERYONE_HAD_A_TURN",
    "FALLS_TO_VICTOR",
    "HERE",
    "IN_A_ROUND",
    "LOSING",
    "NOT_IN_PLAY",
    "NO_BATTLE",
    "OTHERS_ABOUT_TO_FIGHT",
    "WHEN_ATTACKING",
    "WHEN_DEFENDING",
    "WON_HERE",
    "YOU_FIGHT",
    "Affected",
    "All",
    "BattleAt",
    "Caused",
    "Claim",
    "Compare",
    "Exists",
    "Fights",
    "HasShirked",
    "Hour",
    "RefIs",
    "RoundWon",
    "TurnOf",
    "Unless",
    "among_adventurers",
    "opponent_is",
]
