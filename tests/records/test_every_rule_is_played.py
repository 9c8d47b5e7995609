"""Every option, type, variant and condition of the ledger's two files of them has a recorded game."""

from __future__ import annotations

from collections.abc import Collection

from sixrealms.options import all_options
from sixrealms.rulebook.ledger_files import statements
from tests.options.known import KNOWN
from tools.match_playthroughs import MATCH_PLAYTHROUGHS
from tools.option_playthroughs import DECK_PLAYTHROUGHS, OPTION_PLAYTHROUGHS

#: What the statements are about that begin so, where no game of its own could show it.
NOT_A_GAME = {
    "option.general": "how options are agreed on and told, whichever they are (tests/options/test_composition.py)",
    "variant.list": "which variants there are (tests/formats/test_shorthand.py)",
    "variant.marking-required": "that variants stand in the name (tests/formats/test_shorthand.py)",
    "victory.by-deck-size": "how a name without the word is read (tests/formats/test_shorthand.py)",
}

#: What options of matches are about.
OF_MATCHES = {"sideboard": ("option.sideboard", "variant.sideboard"), "masters-strategy": ("format.masters-strategy",)}


def _subject(rule: str) -> str:
    """What a statement is about: one option, type, variant or condition."""
    first, _, rest = rule.partition(".")
    return first if first in ("dungeon", "tyrant") else f"{first}.{rest.partition('.')[0]}"


def _subjects() -> set[str]:
    kinds = ("option.", "dungeon.", "tyrant.", "format.", "variant.", "victory.")
    return {
        _subject(rule)
        for rule, entry in statements().items()
        if entry.file in ("options.yaml", "tournaments.yaml") and rule.startswith(kinds)
    }


def _shown(options: Collection[str]) -> set[str]:
    """What recorded games show: those of these options, and matches."""
    shown = {_subject(rule) for option in options for rule in all_options()[option].rules}
    return shown | {subject for played in MATCH_PLAYTHROUGHS for subject in OF_MATCHES[played.kind]}


def test_every_subject_of_the_ledger_has_a_recorded_game_or_a_reason_why_not() -> None:
    recorded = {played.name for played in (*OPTION_PLAYTHROUGHS, *DECK_PLAYTHROUGHS)}
    assert len(_subjects()) > 35
    assert _subjects() - _shown(recorded) <= set(NOT_A_GAME)
    assert _subjects() - _shown(recorded & KNOWN) >= set(NOT_A_GAME)  # what somebody adds may rest on a general rule


def test_no_option_is_without_a_game() -> None:
    assert {played.name for played in (*OPTION_PLAYTHROUGHS, *DECK_PLAYTHROUGHS)} == set(all_options())
