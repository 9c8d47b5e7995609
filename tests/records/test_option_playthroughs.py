"""Recorded games of options: played again letter by letter, and their rule decides something in each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sixrealms import decks, formats, table
from sixrealms.decks import Deck
from sixrealms.engine import zones as z
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.formats.deck_legality import problems
from sixrealms.options import all_options
from sixrealms.records import parser
from sixrealms.records.replay import verify
from tools import record_playthrough
from tools.option_playthroughs import (
    DECK_PLAYTHROUGHS,
    FOLDER,
    OPTION_PLAYTHROUGHS,
    OfADeckType,
    WithOption,
    differs,
)
from tools.playing_by_chance import play

AGAIN = "record them anew with `python -m tools.record_playthrough` and read the difference"

by_option = pytest.mark.parametrize("played", OPTION_PLAYTHROUGHS, ids=lambda p: p.name)
by_decks = pytest.mark.parametrize("played", DECK_PLAYTHROUGHS, ids=lambda p: p.name)


def test_every_option_has_its_game_and_there_is_no_other_file() -> None:
    names = [played.name for played in (*OPTION_PLAYTHROUGHS, *DECK_PLAYTHROUGHS)]
    assert sorted(names) == sorted(all_options())
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(names)


@pytest.mark.parametrize("played", [*OPTION_PLAYTHROUGHS, *DECK_PLAYTHROUGHS], ids=lambda p: p.name)
def test_a_game_with_an_option_is_made_again_letter_by_letter(played: WithOption | OfADeckType) -> None:
    old = (FOLDER / f"{played.name}.txt").read_text(encoding="utf-8").splitlines()
    new = record_playthrough.recorded(played).splitlines()

    first = next((n for n, (a, b) in enumerate(zip(old, new, strict=False), 1) if a != b), min(len(old), len(new)))
    assert old == new, f"{played.name}.txt:{first}: {AGAIN}"


#: What the 4th Edition game lets champions do without it has become so rare that no game by chance shows it: it is
#: tested by positions (tests/options).
_SHOWN_BY_POSITIONS = {"multiple-attack"}


@pytest.mark.parametrize(
    "played", [one for one in OPTION_PLAYTHROUGHS if one.option not in _SHOWN_BY_POSITIONS], ids=lambda one: one.name
)
def test_without_its_option_the_game_goes_otherwise(played: WithOption) -> None:
    record = parser.read(FOLDER / f"{played.name}.txt")
    end = verify(record)

    assert end.result is not None
    assert differs(record.setup, played.option, play(record.setup), end)


@by_decks
def test_the_decks_of_a_deck_type_are_legal_and_others_are_not(played: OfADeckType) -> None:
    """A starter deck breaks the rule of every type that has one for decks."""
    record = parser.read(FOLDER / f"{played.name}.txt")
    assert verify(record).result is not None
    called = formats.asked_for(played.game)
    realms = record.setup.realm_decks or ((),) * played.players
    for cards, own in zip(record.setup.decks, realms, strict=True):
        deck = Deck("recorded", tuple(cards), None)
        if own:
            deck = Deck("recorded", tuple(cards), None, realm_deck=tuple(own))
        assert not problems(deck, called, ruleset="tournament", players=played.players)
    refused = problems(decks.named("A-1"), called, ruleset="tournament", players=played.players)
    by_its_rule = any(problem.rule_id.startswith(("format.", "tyrant.")) for problem in refused)
    assert by_its_rule == (played.name != "championship")


@pytest.mark.rule("format.rule-lawyers-delight.initial-card", "format.rule-lawyers-delight.others-own-only")
def test_with_the_lawyers_delight_both_players_have_a_rule_card_at_once() -> None:
    """Without it the second sends the first away."""
    record = parser.read(FOLDER / "rule-lawyers-delight.txt")
    setups = (record.setup, replace(record.setup, options=()))
    assert [_most_owners_of_rule_cards(setup) for setup in setups] == [2, 1]
    assert [len(table.kit_for(setup).opening) for setup in setups] == [1, 0]


def _most_owners_of_rule_cards(setup: GameSetup) -> int:
    """How many players had a rule card in play at one time, in the game chance plays."""
    state, most = table.start(setup), 0
    for action in play(setup):
        advance(state, action)
        lying = [card for card in range(len(state.zone)) if state.zone[card] == z.TABLE]
        rules = [card for card in lying if state.kit.defs[state.defn[card]].type == "rule"]
        most = max(most, len({state.owner[card] for card in rules if card not in state.kit.opening}))
    return most
