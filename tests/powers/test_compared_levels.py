"""Levels against numbers that are found, and numbers taken away."""

from __future__ import annotations

import pytest

from sixrealms.engine.terms import LevelKind
from sixrealms.language import (
    CHAMPION,
    FOR_THIS_TURN,
    HERO,
    OTHERS,
    SELF,
    DrawDigit,
    Lasting,
    Levels,
    NumberOf,
    Of,
    Stored,
    Use,
    discard,
    every,
    seq,
)
from sixrealms.powers.card_questions import Level
from tests.made_up import given
from tests.table_talk import Table, table_test


def _uses(t: Table, draw: list[str | int]) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["1st/266"], draw=draw)
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/164 + Orb of Doom", "1st/259", "1st/69"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("1st/266")


@pytest.mark.parametrize("which", ["base", "own", "icon", "adjusted"])
@table_test(rules=["gloss.adjusted-level"])
def test_a_level_is_less_than_the_digit_of_a_card(t: Table, which: LevelKind) -> None:
    fewer = Level(below=NumberOf(SELF, "digit"), which=which)
    with given("1st/266", Use(discard(every(CHAMPION & Of(OTHERS) & fewer)))):
        _uses(t, [3])
        t.zone("1st/69", "discard")
        t.zone("1st/164", "pool")
        t.zone("1st/259", "pool")
        t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("draw", "gone"), [(["1st/206", 3], ("1st/164", "1st/259")), ([], ())])
@table_test(rules=["gloss.adjusted-level"])
def test_a_level_is_more_than_a_digit_that_has_been_drawn(
    t: Table, draw: list[str | int], gone: tuple[str, ...]
) -> None:
    more = Level(above=Stored("digit"))
    with given("1st/266", Use(seq(DrawDigit(), discard(every(CHAMPION & Of(OTHERS) & more))))):
        _uses(t, draw)
        for card in ("1st/164", "1st/259", "1st/69"):
            t.zone(card, "discard" if card in gone else "pool")
        t.changed("Orb of Doom", *(["1st/206"] if draw else []))
        t.settled("A", "ask-phase-3")


@table_test(rules=["gloss.base-level.changed"])
def test_a_number_is_taken_away(t: Table) -> None:
    less = Levels(HERO & Of(OTHERS), add=NumberOf(SELF, "base", minus=True), which="base")
    with given("1st/266", Use(Lasting(less, FOR_THIS_TURN))):
        _uses(t, [3])
        t.base("1st/259", 3)
        t.base("1st/164", 6)
        t.settled("A", "ask-phase-3")
