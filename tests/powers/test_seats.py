"""Players by where they sit: to the left, to the right, opposite."""

from __future__ import annotations

import pytest

from sixrealms.language import LEFT_NEIGHBOUR, PLAYER_OPPOSITE, RIGHT_NEIGHBOUR, Draw, Play
from tests.made_up import given
from tests.table_talk import Table, table_test

_SIDES = {"left": LEFT_NEIGHBOUR, "right": RIGHT_NEIGHBOUR, "opposite": PLAYER_OPPOSITE}


@pytest.mark.parametrize(
    ("letters", "side", "who"),
    [
        ("AB", "left", "B"),
        ("AB", "right", "B"),
        ("AB", "opposite", "B"),
        ("ABC", "left", "B"),
        ("ABC", "right", "C"),
        ("ABC", "opposite", "BC"),
        ("ABCD", "left", "B"),
        ("ABCD", "right", "D"),
        ("ABCD", "opposite", "C"),
        ("ABCDE", "opposite", "CD"),
    ],
)
@table_test(rules=["setup.order.clockwise"])
def test_whoever_sits_there_draws(t: Table, letters: str, side: str, who: str) -> None:
    realms = ("Draj", "Nyrond", "Rashemen", "Vaasa", "DL/8")
    with given("1st/101", Play(Draw(who=_SIDES[side]))):
        for letter, realm in zip(letters, realms, strict=False):
            t.seat(letter, formation={"A": realm}, draw=[3], hand=["1st/101"] if letter == "A" else [])
        t.begin(active="A", phase=3, windows="pass")
        t.A.plays("1st/101")
        for letter in letters[1:]:
            t.count(letter, hand=int(letter in who))
        t.changed("1st/101", *(f"{letter}:filler#1" for letter in who))
        t.settled("A", "ask-phase-3")
