"""Numbers made of others: so many times, halved, at most; and the first digit of a card's number."""

from __future__ import annotations

import pytest

from sixrealms.engine.power import Number
from sixrealms.language import (
    CHAMPION,
    SELF,
    Always,
    Extreme,
    Fixed,
    Is,
    NumberOf,
    Product,
    every,
    gains,
)
from tests.made_up import given
from tests.table_talk import Table, table_test

_SEVEN = Fixed(7)


@pytest.mark.parametrize(
    ("number", "gained"),
    [
        (Product(_SEVEN), 7),
        (Product(_SEVEN, 3), 21),
        (Product(_SEVEN, Fixed(2)), 14),
        (Product(_SEVEN, halve="down"), 3),
        (Product(_SEVEN, halve="up"), 4),
        (Product(_SEVEN, 3, halve="down"), 10),
        (Product(_SEVEN, most=4), 4),
        (Product(_SEVEN, halve="up", most=4), 4),
        (Product(Fixed(3), minus=True), -3),
        (NumberOf(SELF, "first-digit"), 2),
        (NumberOf(SELF, "digit"), 6),
        (NumberOf(Extreme(every(CHAMPION), only_one=True), "icon"), 6),
        (NumberOf(Extreme(every(CHAMPION)), "icon"), 12),
    ],
)
@table_test(rules=["gloss.adjusted-level"])
def test_a_number_made_of_others(t: Table, number: Number, gained: int) -> None:
    with given("1st/266", Always(gains(Is(SELF), number))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/284", "1st/452"])
        t.begin(active="A", phase=3, windows="pass")
        t.level("1st/266", 4 + gained)
        t.settled("A", "ask-phase-3")
