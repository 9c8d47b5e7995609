"""Broken rules that no game could show, and why: what `tools.knockout_rules` need not report.

Everything listed here has been looked at once; a change that a test could notice belongs into a test.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Silent(NamedTuple):
    """Changes whose description holds all of these words."""

    words: tuple[str, ...]
    why: str


_OFFERED_NOWHERE: Final = "what may be done is listed, and this is not; the sentence is for those who ask all the same"
_NO_HELP: Final = "where there is no aiding nobody helps"

SILENT: Final = (
    Silent((".aid_reward:",), _NO_HELP),
    Silent((".lent_items_once:",), _NO_HELP),
    Silent((".shared_victory:",), _NO_HELP),
    Silent((".attacks_per_turn: 1 -> 0",), "the first attack of a turn is offered before any is counted"),
    Silent(("tournament.new_defender_each_round",), "one round for each champion says more"),
    Silent(("tournament-110.new_defender_each_round",), "one round for each champion says more"),
    Silent(("multiple-attack:", "one_round_per_champion"), "the rulesets in which battles have rounds say the same"),
    Silent(("no longer not-an-option",), _OFFERED_NOWHERE),
    Silent(("no longer game-over",), _OFFERED_NOWHERE),
    Silent(
        ("_dungeon_reasons: no longer dungeon-entry",), "card_reasons refuses a dungeon card before anybody is asked"
    ),
)


def reason(change: str) -> str:
    """Why nobody could notice this change, "" if somebody could."""
    return next((silent.why for silent in SILENT if all(word in change for word in silent.words)), "")
