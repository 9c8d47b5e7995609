"""The casual player stands between the novice and the club player; the figures are in the guide on players."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.strength import Duel, share
from sixrealms.players.roster import bot
from sixrealms.players.seat import take_seat
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.position import build


@pytest.mark.daily_share
def test_it_is_stronger_than_the_novice_and_weaker_than_the_club_player() -> None:
    """The whole measure is `python -m benchmarks.strength`: 600 games each."""
    assert share(Duel("casual", "novice", 12, seed=1, decks="balanced")) > 0.5
    assert share(Duel("casual", "club", 12, seed=3, decks="balanced")) < 0.5


def test_of_two_things_about_as_good_it_takes_either_and_never_leaves_a_realm_in_hand() -> None:
    hand = ["Waterdeep", "Cormyr", "War Party"]
    a, b = SeatPosition(hand=hand), SeatPosition(formation={"A": "Thay"})
    state = build(LaidPosition({"A": a, "B": b}, phase=2, edition="1st", unenforced=True))[0]
    assert state.pending is not None
    seat, options = take_seat(state, 0), state.pending.options

    chosen = [bot("casual").choose(seat, options, Random(seed)) for seed in range(40)]

    assert all(action.verb == "play" for action in chosen)
    assert len({action.card for action in chosen}) == 2
