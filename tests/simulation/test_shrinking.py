from __future__ import annotations

from collections.abc import Iterator

import pytest

from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.run import advance
from sixrealms.players.base import bot
from sixrealms.simulation import shrinking
from sixrealms.simulation.eager_player import IDLE, EagerPlayer
from sixrealms.simulation.game import Match
from sixrealms.simulation.invariants import Invariant, Position
from sixrealms.simulation.outcome import UNFINISHED, VIOLATION, Finding
from sixrealms.simulation.shrinking import Case, record, shrink
from tests.random_games import setup_of

SETUP = setup_of("tournament", ("A-1", "B-2"), 3)


def _no_champion_in_a_pool(p: Position) -> Iterator[str]:
    """A made-up invariant that any game breaks before long."""
    if any(p.now.pool(seat) for seat in range(p.now.n)):
        yield "there is a champion"


FAULT = Invariant("no-champion-in-a-pool", _no_champion_in_a_pool)


@pytest.fixture
def case(monkeypatch: pytest.MonkeyPatch) -> Case:
    monkeypatch.setattr(shrinking, "INVARIANTS", (FAULT,))
    found = record(Match(SETUP, (bot("random"),) * 2), (FAULT,))
    assert found is not None
    return found


def test_a_recorded_case_plays_again_to_its_fault(case: Case) -> None:
    state = table.start(case.setup)
    for action in case.actions:
        assert not any(state.pool(seat) for seat in range(2))
        advance(state, action)

    assert any(state.pool(seat) for seat in range(2))
    assert (case.finding.kind, case.finding.name) == (VIOLATION, FAULT.name)


def test_a_game_without_fault_is_no_case() -> None:
    assert record(Match(SETUP, (bot("random"),) * 2), ()) is None


def test_a_smaller_case_has_fewer_cards_and_actions_and_the_same_fault(case: Case) -> None:
    smaller = shrink(case, 20)

    assert smaller.finding.name == FAULT.name
    assert sum(map(len, smaller.setup.decks)) <= 6
    assert all(deck for deck in smaller.setup.decks)
    deliberate = [action for action in smaller.actions if action.verb not in IDLE]
    assert len(deliberate) <= 2
    state = table.start(smaller.setup)
    for action in smaller.actions:
        advance(state, action)
    assert state.zone[deliberate[-1].card] == z.POOL


def test_without_time_the_case_stays_as_it_is(case: Case) -> None:
    assert shrink(case, 0) == case


def test_an_unfinished_game_is_not_made_smaller() -> None:
    case = Case(SETUP, (), Finding(UNFINISHED, "", "long", 5))

    assert shrink(case, 10) is case


def test_the_eager_player_rarely_does_nothing() -> None:
    told = record(Match(SETUP, (EagerPlayer(),) * 2), (FAULT,))
    assert told is not None
    state = table.start(SETUP)
    chances = taken = 0
    for action in told.actions:
        assert state.pending is not None
        if any(a.verb in IDLE for a in state.pending.options) and any(
            a.verb not in IDLE for a in state.pending.options
        ):
            chances += 1
            taken += action.verb not in IDLE
        advance(state, action)

    assert taken >= chances * 0.6
