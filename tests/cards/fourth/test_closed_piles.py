"""The Ward of Ironguarding: nobody else's card looks into a draw pile or takes something out of it."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Use
from sixrealms.engine.power import Effect
from sixrealms.language import (
    DISCARD,
    OTHERS,
    TARGET,
    YOU,
    Choose,
    Draw,
    Fixed,
    Look,
    PlayAtOnce,
    The,
    discard,
    in_draw_pile,
    top_of_piles,
)
from tests.cards.drawn import drew
from tests.cards.meeting import CRISTYNE
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
CLERIC, PRIEST = "1st/268", "1st/266"

BREAK_IN: dict[str, Effect] = {
    "look": Look(top_of_piles(OTHERS, 2)),
    "discard": discard(top_of_piles(OTHERS)),
    "choose": Choose(in_draw_pile(who=OTHERS), then=discard(The(TARGET))),
    "play": PlayAtOnce(top_of_piles(OTHERS), DISCARD),
}


def _warded(t: Table, *, wards: bool = True) -> None:
    """A casts the ward in phase 3 and ends the turn; B is in phase 3."""
    t.seat("A", formation={"A": "Rashemen"}, pool=[CLERIC], hand=["4th/412"], draw=["Gith", "Skulk", 20])
    t.seat("B", formation={"A": CRISTYNE}, pool=[PRIEST], draw=["Thugs", 20])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    if wards:
        t.A.plays("4th/412", by=CLERIC)
        t.zone("4th/412", "table")
    t.A.passes(3)
    t.B.passes(2)
    t.phase(3)


def _settled(t: Table, seat: str, about: str) -> None:
    drew(t, "B", 1)
    t.changed("4th/412", *(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 12)))
    t.settled(seat, about)


@pytest.mark.parametrize("way", list(BREAK_IN))
@card_test("4th/412")
def test_no_card_of_others_breaks_into_the_pile(t: Table, way: str) -> None:
    with given(PRIEST, Use(BREAK_IN[way], once="turn")):
        _warded(t)
        t.B.cannot("use", PRIEST, because="no-effect")
        t.zone("Gith", "draw")
        t.expect(not t.state.seen[t.card("Gith")], "nobody knows it")
        _settled(t, "B", "ask-phase-3")


@pytest.mark.parametrize("way", list(BREAK_IN))
@card_test("4th/412")
def test_without_the_ward_they_do(t: Table, way: str) -> None:
    with given(PRIEST, Use(BREAK_IN[way], once="turn")):
        _warded(t, wards=False)
        t.B.can("use", PRIEST)
        _settled(t, "B", "ask-phase-3")


@card_test("4th/412")
def test_its_own_player_looks_and_draws_as_ever(t: Table) -> None:
    with given(CLERIC, Use(Look(top_of_piles(YOU, 2)), once="turn"), Use(Draw(Fixed(1)), once="turn")):
        t.seat("A", formation={"A": "Rashemen"}, pool=[CLERIC], hand=["4th/412"], draw=["Gith", "Skulk", 20])
        t.seat("B", formation={"A": CRISTYNE})
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/412", by=CLERIC)
        t.A.uses(CLERIC, power=1)
        t.expect(bool(t.state.seen[t.card("Skulk")]), "looked at")
        t.A.uses(CLERIC, power=2)
        t.zone("Gith", "hand")
        t.changed("4th/412")
        t.settled("A", "ask-phase-3")


@card_test("4th/412")
def test_the_piles_of_others_stay_open(t: Table) -> None:
    with given(CLERIC, Use(BREAK_IN["discard"], once="turn")):
        t.seat("A", formation={"A": "Rashemen"}, pool=[CLERIC], hand=["4th/412"])
        t.seat("B", formation={"A": CRISTYNE}, draw=["Gith", 5])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/412", by=CLERIC)
        t.A.uses(CLERIC)
        t.zone("Gith", "discard")
        t.changed("4th/412")
        t.settled("A", "ask-phase-3")


@card_test("4th/412")
def test_the_ward_ends_with_its_players_next_turn(t: Table) -> None:
    with given(PRIEST, Use(BREAK_IN["discard"], once="turn")):
        _warded(t)
        t.B.passes(3)
        t.zone("4th/412", "table")
        t.A.passes(5)
        t.zone("4th/412", "discard")
        t.B.passes(2)
        t.B.can("use", PRIEST)
        t.changed("Gith", "Skulk")
        _settled(t, "B", "ask-phase-3")
