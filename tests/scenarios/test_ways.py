"""Playing one game in several ways at once finds the ways in which a game can come apart."""

from __future__ import annotations

import pytest

from sixrealms.engine import digest as digests
from sixrealms.engine.action import PASS
from sixrealms.engine.digest import StateData
from sixrealms.engine.filed_board import Board
from sixrealms.engine.state import State
from sixrealms.scenarios import ways
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.scenarios.ways import Ways, WaysDiffer


def begun() -> State:
    seats = {
        "A": SeatPosition(formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Rashemen", 2]),
        "B": SeatPosition(formation={"A": "Cormyr"}, pool=["Neeva + Flameblade"]),
    }
    return build(LaidPosition(seats, phase=2))[0]


def test_a_sound_game_goes_the_same_way() -> None:
    game = Ways(begun())
    for _ in range(3):
        game.advance(PASS)

    assert game.main.pending is not None
    assert game.main.pending.about == "ask-phase-5"


def test_a_copy_that_shares_what_changes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Ways(begun())
    assert game.main.pending is not None
    lay = next(a for a in game.main.pending.options if a.verb == "play")
    whole = State.copy

    def shallow(self: State) -> State:
        other = whole(self)
        other.lists = self.lists
        return other

    monkeypatch.setattr(State, "copy", shallow)

    with pytest.raises(WaysDiffer, match="play in a copy changed the state it was copied from"):
        game.advance(lay)


def test_something_that_is_not_saved_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Ways(begun())
    restore = digests.restore

    def forgetful(s: State, data: StateData) -> None:
        restore(s, data)
        s.turns_taken = (0, 0)

    monkeypatch.setattr(ways, "restore", forgetful)

    with pytest.raises(WaysDiffer, match="saved and loaded at every decision is another position"):
        game.advance(PASS)


def test_a_level_remembered_wrongly_is_found() -> None:
    s = begun()
    s.cache["level", s.pool(1)[0]] = 99

    assert ways.naive_differences(s) == ["the remembered level of Neeva is not the one computed afresh"]


def test_a_power_filed_that_is_not_there_is_found() -> None:
    s = begun()
    empty = Board([], {}, {})
    s.cache, s.filed = {}, empty

    assert any("cards in play differ" in line for line in ways.naive_differences(s))
