"""Team Spirit (ledger: format.team-spirit.*): three teams of two, ten realms together."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Option

OPTION: Final = Option(
    "team-spirit",
    "Team Spirit",
    "tournament type",
    rules=(
        "format.team-spirit.teams",
        "format.team-spirit.victory",
        "format.team-spirit.decks",
        "format.team-spirit.seating",
        "format.team-spirit.opponent-effects",
        "format.team-spirit.single-opponent",
    ),
    answers=(
        ("teams", (0, 1, 2, 0, 1, 2)),
        ("goal", 10),
        ("places", 6),
        ("victory_timing", "turn-start"),  # conflict.team-spirit.extra-turns: a turn of Caravan too
    ),
    yields=("victory_timing",),  # Barbaric conditions named with it keep theirs
    players=(6,),
)
