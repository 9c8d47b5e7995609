"""The Tyrant's Game (ledger: tyrant.*): six realms lie there from the start, and razing scores."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.ability import Always, Use, When
from sixrealms.options.option import Clash, Option
from sixrealms.powers.card_questions import REALM
from sixrealms.powers.goals import Caused, Score
from sixrealms.powers.players import YOU
from sixrealms.powers.tyrants_game import ONCE_A_TURN, PointsDecide, ProposeTie
from sixrealms.powers.whereabouts import THEIRS

OPTION: Final = Option(
    "tyrants-game",
    "The Tyrant's Game",
    "game",
    rules=(
        "tyrant.nature",
        "tyrant.decks.two",
        "tyrant.setup.choose-freely",
        "tyrant.setup.order",
        "tyrant.setup.placement",
        "tyrant.setup.cosmos",
        "tyrant.setup.set-aside",
        "tyrant.points.raze",
        "tyrant.points.discard-none",
        "tyrant.points.kept",
        "tyrant.points.record",
        "tyrant.end.trigger",
        "tyrant.end.winner",
        "tyrant.no-reshuffle",
        "tyrant.stalemate",
        "tyrant.rebuild",
        "tyrant.otherwise-normal",
        "tyrant.options-allowed",
    ),
    answers=(
        ("places", 6),
        ("victory_timing", "always"),
        ("only_formation_wins", False),
        ("empty_pile", "none"),
    ),
    yields=("empty_pile",),
    abilities=(
        When("razed", Score(), to=REALM & THEIRS, only=Caused(YOU)),
        Always(PointsDecide()),
        Use(ProposeTie(), at=("2", "3", "4", "5"), only=ONCE_A_TURN),
    ),
    realm_decks=(12, 15),
    sizes=(55,),
    clashes=(
        Clash("sealed-deck", "tyrant.decks.two", "format.sealed-deck.one-deck"),
        Clash("masters-strategy", "tyrant.decks.two", "format.masters-strategy.base"),
        Clash("team-spirit", "tyrant.end.winner", "format.team-spirit.victory"),
        Clash("tournament-conquerors-game", "tyrant.end.winner", "format.conquerors-game.victory"),
        Clash("barbaric-victory", "tyrant.end.winner", "victory.barbaric"),  # conflict.tyrant.six-realms-win
        Clash("enhanced-victory", "tyrant.end.winner", "victory.enhanced"),
    ),
)
