from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fuzz import shrinking
from fuzz.eager_player import IDLE, EagerPlayer
from fuzz.shrinking import Case, record, shrink
from fuzz.simpler_setups import with_fewer_rules
from sixrealms import table
from sixrealms.engine import zones as z
from sixrealms.engine.run import advance
from sixrealms.engine.victory_statics import Victory
from sixrealms.formats import asked_for
from sixrealms.players.roster import bot
from sixrealms.simulation.game import SimulatedGame
from sixrealms.simulation.invariants import CheckedPosition, Invariant
from sixrealms.simulation.outcome import UNFINISHED, VIOLATION, Finding
from tests.random_games import setup_of

SETUP = setup_of("tournament", ("A-1", "B-2"), 3)


def _no_champion_in_a_pool(p: CheckedPosition) -> Iterator[str]:
    """A made-up invariant that any game breaks before long."""
    if any(p.now.pool(seat) for seat in range(p.now.n)):
        yield "there is a champion"


FAULT = Invariant("no-champion-in-a-pool", _no_champion_in_a_pool)


@pytest.fixture
def case(monkeypatch: pytest.MonkeyPatch) -> Case:
    monkeypatch.setattr(shrinking, "INVARIANTS", (FAULT,))
    found = record(SimulatedGame(SETUP, (bot("random"),) * 2), (FAULT,))
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
    assert record(SimulatedGame(SETUP, (bot("random"),) * 2), ()) is None


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


def _conquered_goal(p: CheckedPosition) -> Iterator[str]:
    """A made-up invariant that only games with another goal break."""
    if Victory.kind in p.now.kit.questions and any(p.now.pool(seat) for seat in range(p.now.n)):
        yield "there is a champion"


@pytest.mark.parametrize("option", ["tournament-conquerors-game", "conquerors-game"])
def test_the_options_a_fault_needs_are_left_and_no_others(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = Invariant("no-conquest", _conquered_goal)
    monkeypatch.setattr(shrinking, "INVARIANTS", (fault,))
    options = (("destroyed-worlds", "1"), ("experience", "on"), (option, "on"), ("world-bonuses", "2"))
    setup = replace(SETUP, options=options)
    found = record(SimulatedGame(setup, (bot("random"),) * 2), (fault,))
    assert found is not None

    smaller = shrink(found, 30)

    assert smaller.setup.options == ((option, "on"),)
    assert setup.dungeons[0]
    assert smaller.setup.dungeons == ("", "")
    assert smaller.finding.name == fault.name


def test_less_and_less_is_in_the_name_of_a_game() -> None:
    name = asked_for("The Grind (Questing, Destroyed Worlds) - Enhanced [55]")
    setup = replace(SETUP, options=(("game", name.listing), ("world-bonuses", "1")))

    named = [dict(one.options) for one in with_fewer_rules(setup)]

    assert named[0] == {}
    assert {"world-bonuses": "1"} in named
    assert {"game": name.listing} in named
    shorter = {one["game"] for one in named if "game" in one} - {name.listing}
    assert shorter == {
        f"Spellfire®: {rest} [55]"
        for rest in (
            "Championship (Destroyed Worlds, Questing)—Enhanced",
            "The Grind (Questing)—Enhanced",
            "The Grind (Destroyed Worlds)—Enhanced",
            "The Grind (Destroyed Worlds, Questing)—Standard",
        )
    }


def test_decks_of_realms_go_with_the_tyrants_game_and_what_cannot_be_played_is_not_tried() -> None:
    realms = tuple(f"1st/{number}" for number in range(1, 13))
    rules = (("cut", "ask"), ("melon-rule", "2"), ("tyrants-game", "on"))
    setup = replace(SETUP, dungeons=(), realm_decks=(realms, realms), options=rules)

    simpler = list(with_fewer_rules(setup))

    assert [(one.options, bool(one.realm_decks)) for one in simpler] == [
        ((), False),
        (rules[1:], True),
        ((rules[0], rules[2]), True),
        (rules[:2], False),
    ]
    team = replace(SETUP, decks=SETUP.decks * 3, dungeons=(), options=(("game", "Spellfire: Team Spirit [55]"),))
    assert [dict(one.options).get("game", "") for one in with_fewer_rules(team)] == [
        "",
        "Spellfire®: Championship—Standard [55]",
    ]


def test_without_time_the_case_stays_as_it_is(case: Case) -> None:
    assert shrink(case, 0) == case


def test_an_unfinished_game_is_not_made_smaller() -> None:
    case = Case(SETUP, (), Finding(UNFINISHED, "", "long", 5))

    assert shrink(case, 10) is case


def test_the_eager_player_rarely_does_nothing() -> None:
    told = record(SimulatedGame(SETUP, (EagerPlayer(),) * 2), (FAULT,))
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
