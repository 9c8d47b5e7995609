"""A first, cheaper look at the cards in play leaves out none that would pass."""

from __future__ import annotations

from random import Random

import pytest

from sixrealms import table
from sixrealms.engine.board import in_play, statics
from sixrealms.engine.power import Context
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.statics import ChangesKinds
from sixrealms.powers.card_questions import ALLY, CHAMPION, REALM, Is, Kind, Named, Type
from sixrealms.powers.question import Question
from sixrealms.powers.refs import Chosen
from sixrealms.powers.whereabouts import OPPOSING
from tests.random_games import STARTERS, setup_of

#: The first for what changes in battle and by cards, the last for a test that has no cheaper look of its own.
_ASKED: tuple[Question, ...] = (
    REALM,
    ALLY,
    CHAMPION,
    Type(frozenset({"holding", "magical item"})),
    Kind("Flyer"),
    Kind("Undead"),
    CHAMPION & Kind("Undead"),
    ~ALLY,
    REALM | (CHAMPION & ~Kind("Undead")),
    Named("Fortification") | ~Named("Fortification"),
    OPPOSING | Is(Chosen("nothing")),
)


def _agrees(state: State) -> None:
    nobody = Context(-1, state.active)
    cards = in_play(state)
    for asked in _ASKED:
        kept = asked.sift(state, cards, nobody)
        passing = [card for card in cards if asked.holds(state, card, nobody)]
        assert [card for card in kept if asked.holds(state, card, nobody)] == passing, (asked, state.phase)
        found = asked.passing(state, cards, nobody)
        assert found == passing, (asked, state.phase)
        assert found is not cards


@pytest.mark.parametrize("seed", range(4))
def test_no_card_that_passes_is_left_out_at_any_decision_of_a_game(seed: int) -> None:
    names = tuple(STARTERS[(seed * 3 + i) % len(STARTERS)] for i in range(3))
    state = table.start(setup_of(("tournament", "fourth-edition")[seed % 2], names, seed))
    chance = Random(seed)
    sifted = fought = 0
    while state.pending is not None:
        _agrees(state)
        sifted += len(ALLY.sift(state, in_play(state), Context(-1, state.active))) < len(in_play(state))
        fought += state.battle is not None
        advance(state, chance.choice(state.pending.options))
    assert sifted
    assert fought


def test_where_a_power_changes_kinds_all_cards_get_through() -> None:
    changed = 0
    for seed in range(12):
        state = table.start(
            setup_of("tournament", tuple(STARTERS[(seed + i) % len(STARTERS)] for i in (0, 4, 8)), seed)
        )
        chance = Random(seed)
        while state.pending is not None and not changed:
            if statics(state, ChangesKinds):
                assert Kind("Undead").sift(state, in_play(state), Context(-1, 0)) == in_play(state)
                changed += 1
            advance(state, chance.choice(state.pending.options))
    assert changed
