"""Games nobody can win any more, told from those in which somebody still might."""

from __future__ import annotations

from typing import Any

import pytest

from sixrealms import decks, table
from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.state import State
from sixrealms.players.roster import bot
from sixrealms.powers.card_questions import HOLDING
from sixrealms.powers.sets import every
from sixrealms.powers.table_rules import CountsAsRealm
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.out_of_reach import out_of_reach
from sixrealms.simulation.outcome import OUT_OF_REACH, UNFINISHED
from tests.made_up import given

pytestmark = pytest.mark.rule("void.permanent")

LAID = {"A": "Nyrond", "B": "Keoland (razed)"}
NAMES = ["Sembia", "Cormyr", "Thay", "Damara", "Vaasa", "Impiltur", "Raam", "Tyr", "Sterich"]


def _game(others: list[str], option: str = "", **more: Any) -> State:
    """Two realms lie before A; the others are spread over B's hand, draw pile, discard pile and Abyss."""
    hand, draw, discard, abyss = (others[at::4] for at in range(4))
    rival = SeatPosition(hand=hand, draw=draw, discard=discard, abyss=abyss)
    seats = {"A": SeatPosition(formation=LAID, **more), "B": rival}
    return build(LaidPosition(seats, phase=4, options={option: "on"} if option else {}))[0]


@pytest.mark.rule("victory.six-realms")
def test_six_realms_may_be_reached_as_long_as_six_are_left_anywhere() -> None:
    assert not out_of_reach(_game(NAMES[:4]))
    assert out_of_reach(_game(NAMES[:3]))


def test_realms_in_the_void_are_lost_to_all() -> None:
    assert out_of_reach(_game(NAMES[:3], void=NAMES[3:]))


@pytest.mark.rule("victory.enhanced")
def test_it_is_the_goal_of_the_game_that_counts() -> None:
    assert not out_of_reach(_game(NAMES[:8], "enhanced-victory"))
    assert out_of_reach(_game(NAMES[:7], "enhanced-victory"))


@pytest.mark.rule("format.conquerors-game.victory", "option.conqueror.victory")
def test_each_thing_a_victory_asks_for_must_be_within_reach() -> None:
    assert not out_of_reach(_game(NAMES[:1], "tournament-conquerors-game"))
    assert out_of_reach(_game([], "tournament-conquerors-game", score=4))
    assert out_of_reach(_game(NAMES[:3], "conquerors-game"))


@pytest.mark.rule("tyrant.end.winner")
def test_where_points_win_no_realm_of_ones_own_is_needed() -> None:
    assert not out_of_reach(_game([], "tyrants-game"))


def test_what_counts_as_a_realm_leaves_hope_unless_only_the_formation_wins() -> None:
    with given("RL/30", Always(CountsAsRealm(every(HOLDING)))):
        assert not out_of_reach(_game([], table=["RL/30"]))
        assert out_of_reach(_game([], "true-victory", table=["RL/30"]))


def _without_realms(monkeypatch: pytest.MonkeyPatch, left: int) -> None:
    """Games begin with all realms but some in the Void."""
    real = table.start

    def start(setup: GameSetup, *_: object) -> State:
        state = real(setup)
        realms = [card for card in range(len(state.defn)) if state.kit.defs[state.defn[card]].type == "realm"]
        for card in realms[left:]:
            atoms.move(state, card, z.VOID, state.owner[card])
        return state

    monkeypatch.setattr(table, "start", start)


def _for_ten_realms() -> SimulatedGame:
    lists = tuple(deck.cards for deck in decks.starters()[:2])
    setup = GameSetup("tournament", 55, lists, 1, options=(("enhanced-victory", "on"),))
    return SimulatedGame(setup, (bot("random"),) * 2, most_turns=130)


def test_a_game_nobody_can_win_is_stopped_and_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    _without_realms(monkeypatch, 9)

    outcome = play(_for_ten_realms())

    assert (outcome.reason, outcome.winners, outcome.finding) == (OUT_OF_REACH, (), None)
    assert not outcome.finished
    assert 100 < outcome.turns < 110


def test_a_game_somebody_might_still_win_is_a_finding_when_it_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    _without_realms(monkeypatch, 10)

    outcome = play(_for_ten_realms())

    assert outcome.finding is not None
    assert (outcome.finding.kind, outcome.reason) == (UNFINISHED, "")
