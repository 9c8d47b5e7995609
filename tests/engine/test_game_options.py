"""Options of a game: the hour of the day for cards that ask for it."""

from __future__ import annotations

import pytest

from sixrealms import table
from sixrealms.engine.digest import restore, state_data
from sixrealms.engine.state import State
from sixrealms.errors import OptionError

DECKS = ["A-1", "C-2"]


@pytest.mark.rule("gloss.base-level.conditional")
def test_the_hour_of_the_game_is_known_for_good() -> None:
    state = table.new_game(DECKS, options={"hour": "23"})
    assert state.clock == 23
    fresh = State(state.kit, state.seed)
    restore(fresh, state_data(state))
    assert fresh.clock == 23
    assert table.new_game(DECKS).clock == -1


@pytest.mark.parametrize("hour", ["24", "-1", "noon", ""])
def test_an_hour_that_is_none_is_refused(hour: str) -> None:
    with pytest.raises(OptionError, match="0 to 23"):
        table.new_game(DECKS, options={"hour": hour})
