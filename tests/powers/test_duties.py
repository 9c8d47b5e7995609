"""Who could have attacked and has not."""

from __future__ import annotations

import pytest

from sixrealms.language import ACTIVE_PLAYER, SELF, YOU, Always, CannotFight, Draw, HasShirked, Is, When
from tests.made_up import given
from tests.table_talk import Table, table_test


@pytest.mark.parametrize(("pool", "hand", "drawn"), [("1st/266", "", 1), ("", "1st/266", 1), ("1st/325", "", 0)])
@table_test(rules=["turn.phase4.one-realm"])
def test_a_player_shirks_with_a_champion_of_pool_or_hand(t: Table, pool: str, hand: str, drawn: int) -> None:
    with (
        given("1st/94", When("turn-end", Draw(), only=HasShirked(ACTIVE_PLAYER), whose=YOU)),
        given("1st/325", Always(CannotFight(Is(SELF), ("attack",)))),
        given("1st/79", Always(CannotFight(Is(SELF), ("attack",)))),
    ):
        t.seat(
            "A",
            formation={"A": "Draj"},
            pool=["1st/79 + 1st/94", *([pool] if pool else [])],
            hand=[hand] if hand else [],
            draw=[5],
        )
        t.seat("B", formation={"A": "Nyrond"})
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.passes(2)
        t.turn_of("B")
        t.count("A", hand=bool(hand) + drawn, draw=5 - drawn)
        t.changed(*(["A:filler#1"] if drawn else []))
        t.settled("B")


@table_test(rules=["turn.phase4.one-realm"])
def test_an_attack_by_anybody_is_enough_for_a_player_but_not_for_a_champion(t: Table) -> None:
    with (
        given("1st/94", When("phase-5", Draw(), only=HasShirked(ACTIVE_PLAYER), whose=YOU)),
        given("1st/79", When("phase-5", Draw(), only=HasShirked(SELF), whose=YOU)),
    ):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/79 + 1st/94", "1st/266"], draw=[9])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/305"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Nyrond", with_="1st/266")
        t.B.defends("1st/305")
        t.A.passes()
        t.B.keeps()
        t.A.passes()
        t.count("A", hand=1, draw=8)
        t.changed("1st/266", "1st/305", "A:filler#1", "B:filler#1")
        t.settled("A", "ask-phase-5")
