"""The Conqueror's Game of tournaments (ledger: format.conquerors-game.*): three realms, and four razed in combat."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, When
from sixrealms.options.option import Clash, Option
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.goals import Caused, RealmsAndCredit, Score
from sixrealms.powers.players import YOU
from sixrealms.powers.whereabouts import THEIRS

OPTION: Final = Option(
    "tournament-conquerors-game",
    "Conqueror's Game",
    "tournament type",
    rules=(
        "format.conquerors-game.victory",
        "format.conquerors-game.combat-only",
        "format.conquerors-game.round-win-required",
        "format.conquerors-game.markers",
        "format.conquerors-game.marker-permanent",
        "format.conquerors-game.repeat-credit",
        "format.conquerors-game.discard-no-credit",
    ),
    abilities=(
        When("razed", Score(), to=REALM & THEIRS, only=Caused(YOU, "in-battle")),
        Always(RealmsAndCredit(realms=3, credit=4, lasting=True)),
    ),
    clashes=(Clash("true-victory", "format.conquerors-game.victory", "option.true-victory.condition"),),
)
