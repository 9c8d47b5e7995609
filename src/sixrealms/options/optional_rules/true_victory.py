"""True Victory (ledger: option.true-victory.*): only six realms in one formation win; piles are renewed."""

from __future__ import annotations

from typing import Final

from sixrealms.options.option import Clash, Option

OPTION: Final = Option(
    "true-victory",
    "True Victory",
    "optional rule",
    rules=(
        "option.true-victory.condition",
        "option.true-victory.no-exhaustion-win",
        "option.true-victory.reshuffle",
        "option.true-victory.abyss-excluded",
    ),
    answers=(("empty_pile", "at-once"), ("only_formation_wins", True)),
    without=(("empty_pile", "end"),),  # conflict.exhaustion.baseline
    recommended=True,
    clashes=(Clash("team-spirit", "option.true-victory.condition", "format.team-spirit.victory"),),
)
