"""The goal a watcher is told of: each seat's own, where a rule gives one seat another."""

from __future__ import annotations

import pytest

from sixrealms.engine.view import SPECTATOR
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build
from sixrealms.server.game.fog import Fog
from sixrealms.server.views import table_view


@pytest.mark.rule("victory.six-realms")
def test_every_seat_is_told_with_the_realms_it_needs_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    state = build(LaidPosition({"A": SeatPosition(), "B": SeatPosition()}))[0]
    assert table_view.picture(Fog(state, 0, b"secret")).goals == [6, 6]

    monkeypatch.setattr(table_view, "goal_for", lambda _s, seat: 6 + seat)
    assert [table_view.picture(Fog(state, watcher, b"secret")).goals for watcher in (0, SPECTATOR)] == [[6, 7]] * 2
