"""Rounds and battles: who fights, joins, wins, goes home."""

from __future__ import annotations

from sixrealms.engine.terms import Homecoming
from sixrealms.powers.access import CanReach, DefendsItself, FightsAgain, ServesAsHero
from sixrealms.powers.allies_beside import AddsCard, Beside
from sixrealms.powers.allowances import Spoils
from sixrealms.powers.battle_effects import AutoDefeat, EndBattle, JoinAsAlly, LoseRound, SwitchSide
from sixrealms.powers.carried_allies import TakesAlliesAlong, allies_move_with
from sixrealms.powers.cast_spells import CastSpell
from sixrealms.powers.duels import Duel
from sixrealms.powers.new_champion import NewChampion
from sixrealms.powers.places import FallsAfter, FightsForRealm
from sixrealms.powers.possession import FightsFirst, GoesAfterRound, stays_after_round
from sixrealms.powers.spoils import DrawSpoils
from sixrealms.powers.substitutes import StandIn
from sixrealms.powers.table_rules import DefenderFirst
from sixrealms.powers.type_changes import defends_as_any_type

__all__ = [
    "AddsCard",
    "AutoDefeat",
    "Beside",
    "CanReach",
    "CastSpell",
    "DefenderFirst",
    "DefendsItself",
    "DrawSpoils",
    "Duel",
    "EndBattle",
    "FallsAfter",
    "FightsAgain",
    "FightsFirst",
    "FightsForRealm",
    "GoesAfterRound",
    "Homecoming",
    "JoinAsAlly",
    "LoseRound",
    "NewChampion",
    "ServesAsHero",
    "Spoils",
    "StandIn",
    "SwitchSide",
    "TakesAlliesAlong",
    "allies_move_with",
    "defends_as_any_type",
    "stays_after_round",
]
