"""Recorded games of matches: what a player exchanged after the first game decides something in the second."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from sixrealms import match, table
from sixrealms.engine.run import advance
from sixrealms.errors import DeckError
from sixrealms.formats import asked_for
from sixrealms.formats.deck_legality import problems
from sixrealms.records import parser
from sixrealms.records.replay import verify
from tools import record_playthrough
from tools.match_playthroughs import FOLDER, MATCH_PLAYTHROUGHS, InAMatch
from tools.playing_by_chance import play

AGAIN = "record them anew with `python -m tools.record_playthrough` and read the difference"
SECOND = [played for played in MATCH_PLAYTHROUGHS if played.number == 2]


@pytest.mark.parametrize("played", MATCH_PLAYTHROUGHS, ids=lambda p: p.name)
def test_a_game_of_a_match_is_made_again_letter_by_letter(played: InAMatch) -> None:
    path = FOLDER / f"{played.name}.txt"
    assert path.read_text(encoding="utf-8") == record_playthrough.recorded(played), f"{path.name}: {AGAIN}"
    assert verify(parser.read(path)).result is not None


def test_every_match_has_both_games_and_there_is_no_other_file() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(p.name for p in MATCH_PLAYTHROUGHS)
    assert {p.kind for p in SECOND} == {"sideboard", "masters-strategy"}
    assert len(MATCH_PLAYTHROUGHS) == 2 * len(SECOND)


@pytest.mark.rule("option.sideboard.one-for-one", "option.sideboard.when", "format.masters-strategy.booster-swap")
@pytest.mark.parametrize("played", SECOND, ids=lambda p: p.name)
def test_what_was_exchanged_is_played_and_without_it_the_game_goes_otherwise(played: InAMatch) -> None:
    first, second = (parser.read(FOLDER / f"{played.kind}-{number}.txt").setup for number in (1, 2))
    out, into = played.exchange()
    assert Counter(first.decks[0]) - Counter(second.decks[0]) == Counter(out)
    assert Counter(second.decks[0]) - Counter(first.decks[0]) == Counter(into)
    assert first.decks[1] == second.decks[1]

    actions = play(second)
    state, brought = table.start(second), set()
    for action in actions:
        if action.verb == "play" and state.owner[action.card] == 0:
            brought.add(state.kit.defs[state.defn[action.card]].printing.id)
        advance(state, action)
    assert brought & (set(into) - set(first.decks[0]))
    other = table.start(replace(second, decks=first.decks))
    for action in actions:
        if other.pending is None or action not in other.pending.options:
            break
        advance(other, action)
    assert other.result != state.result


@pytest.mark.rule("protocol.no-sideboard-by-default", "protocol.deck-locked", "option.sideboard.when")
def test_the_exchange_needs_the_variant_and_a_game_that_was_played() -> None:
    played = SECOND[0]
    deck = played.registered()[0].deck
    assert not problems(deck, asked_for(played.game), players=2)
    assert problems(deck, asked_for("Championship [55]"), players=2)[0].rule_id == "protocol.no-sideboard-by-default"
    before_the_first = MATCH_PLAYTHROUGHS[0].before()
    with pytest.raises(DeckError, match=r"option\.sideboard\.when"):
        match.exchange(before_the_first, 0, *played.exchange())
