"""The Conqueror's Game of the optional rules (ledger: option.conqueror.*): six realms, and three razed ones."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, When
from sixrealms.options.option import Clash, Option
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.goals import Caused, RealmsAndCredit, Score
from sixrealms.powers.players import YOU
from sixrealms.powers.whereabouts import THEIRS

OPTION: Final = Option(
    "conquerors-game",
    "Conqueror's Game",
    "optional rule",
    rules=(
        "option.conqueror.victory",
        "option.conqueror.own-realms-any-state",
        "option.conqueror.markers",
        "option.conqueror.marker-returns",
        "option.conqueror.multiplayer-advice",
    ),
    abilities=(
        When("razed", Score(marker=True), to=REALM & THEIRS, only=Caused(YOU)),
        Always(RealmsAndCredit(realms=6, credit=3, razed_count=True)),
    ),
    advised_players=3,
    clashes=(
        Clash("tournament-conquerors-game", "option.conqueror.victory", "format.conquerors-game.victory"),
        Clash("true-victory", "option.conqueror.victory", "option.true-victory.condition"),
        Clash("team-spirit", "option.conqueror.victory", "format.team-spirit.victory"),
        Clash("tyrants-game", "option.conqueror.victory", "tyrant.options-allowed"),
    ),
)
