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
_LEFT_ALONE: Final = "the statement says what the option leaves as it is"
_OF_DECKS: Final = "the statement is about decks, which formats/deck_legality.py judges by the name of the format"
_AT_LOADING: Final = "it makes powers while the cards are loaded; tools/knockout.py takes those away one by one"
_NO_HELP: Final = "where there is no aiding nobody helps"

SILENT: Final = (
    Silent(("places.py closed_to:",), _AT_LOADING),
    Silent((".aid_reward:",), _NO_HELP),
    Silent((".lent_items_once:",), _NO_HELP),
    Silent((".shared_victory:",), _NO_HELP),
    Silent(
        (".cosmos_limit: 1 -> 0",), "copies are counted where there is another one; none and one are the same limit"
    ),
    Silent((".attacks_per_turn: 1 -> 0",), "the first attack of a turn is offered before any is counted"),
    Silent(("tournament.new_defender_each_round",), "one round for each champion says more"),
    Silent(("tournament-110.new_defender_each_round",), "one round for each champion says more"),
    Silent(("multiple-attack:", "one_round_per_champion"), "the rulesets in which battles have rounds say the same"),
    Silent(("no longer not-an-option",), _OFFERED_NOWHERE),
    Silent(("no longer game-over",), _OFFERED_NOWHERE),
    Silent(
        ("_dungeon_reasons: no longer dungeon-entry",), "card_reasons refuses a dungeon card before anybody is asked"
    ),
    Silent(("does nothing", "(format.grind.rebuild-allowed)"), _LEFT_ALONE),
    Silent(("does nothing", "(format.grind.anytime-realms-exempt)"), _LEFT_ALONE),
    Silent(("does nothing", "(format.conquerors-game.combat-only)"), _LEFT_ALONE),
    Silent(("does nothing", "(format.conquerors-game.discard-no-credit)"), _LEFT_ALONE),
    Silent(("does nothing", "(option.destroyed-worlds.only-in-play)"), _LEFT_ALONE),
    Silent(("does nothing", "(option.fear-of-undead.undead-allies-immune)"), _LEFT_ALONE),
    Silent(("does nothing", "(option.fear-of-undead.clerics-immune)"), _LEFT_ALONE),
    Silent(("does nothing", "(option.fear-of-undead.boosted-allies)"), _LEFT_ALONE),
    Silent(("does nothing", "(option.treasure-spoils.not-limbo-abyss)"), _LEFT_ALONE),
    Silent(
        ("does nothing", "(option.conqueror.marker-returns)"),
        "engine/raze_credit.py takes markers back for all options",
    ),
    Silent(("aiding: does not answer aid_reward",), "every ruleset answers the same"),
    Silent(
        ("tyrants-game: does not answer places",), "it is played with 55 cards, for which every ruleset has six places"
    ),
    Silent(("experience: without its 4. ability",), "a duel earns nothing (conflict.questing.loser-and-zones)"),
    Silent(("does nothing", "(format.shattered-land.dark-sun-only)"), _OF_DECKS),
    Silent(("does nothing", "(format.shattered-land.deck-singleton)"), _OF_DECKS),
    Silent(("does nothing", "(format.team-spirit.decks)"), _OF_DECKS),
)


def reason(change: str) -> str:
    """Why nobody could notice this change, "" if somebody could."""
    return next((silent.why for silent in SILENT if all(word in change for word in silent.words)), "")
