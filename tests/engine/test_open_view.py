"""What somebody without a seat sees: exactly what everybody may know."""

from __future__ import annotations

import pytest

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.view import SPECTATOR, open_view, view, whole_view
from tests.random_games import positions, setup_of

SETUP = setup_of("tournament", ("A-1", "C-2"), 11)


@pytest.mark.rule("gloss.hand")
def test_a_watcher_knows_no_card_that_a_player_does_not_know() -> None:
    known = 0
    for number, (state, _) in enumerate(positions(SETUP, 3)):
        if number % 7:
            continue
        seen = open_view(state)
        named = {card.id for card in (*seen.table, *seen.known_piles) if card.printing}
        for seat in range(state.n):
            other = view(state, seat)
            assert named <= {card.id for card in (*other.hand, *other.table, *other.known_piles) if card.printing}
        assert (seen.player, seen.hand, seen.options) == (SPECTATOR, (), ())
        assert seen.goals == view(state, 0).goals
        known += len(named)
    assert known > 100


@pytest.mark.rule("gloss.hand")
def test_what_everybody_has_seen_go_to_a_hand_a_watcher_knows_too() -> None:
    state = next(s for s, _ in positions(SETUP, 3) if s.pool(0) and s.hand(1))
    champion, held = state.pool(0)[0], state.hand(1)[0]
    atoms.move(state, champion, z.HAND)
    state.marks[marks.EARNED.of(champion)] = 2

    known = {card.id: card for card in open_view(state).known_piles}
    assert champion in known
    assert known[champion].earned == 2
    assert held not in known
    assert known[champion] in view(state, 1).known_piles


@pytest.mark.rule("gloss.hand")
def test_what_is_remembered_of_earlier_looks_is_what_a_first_look_sees() -> None:
    told = 0
    for number, (state, _) in enumerate(positions(SETUP, 3)):
        if number % 5:
            continue
        again = [view(state, seat) for seat in range(state.n)] + [open_view(state), whole_view(state)]
        state.kit.seen_cards.clear()
        first = [view(state, seat) for seat in range(state.n)] + [open_view(state), whole_view(state)]
        assert again == first
        told += len(again[0].table)
    assert told > 100
