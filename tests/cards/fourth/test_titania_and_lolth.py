"""Titania and Lolth."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from sixrealms.engine.ability import Play
from sixrealms.language import CHAMPION, DRAW, IN_POOL, Lasting, gains
from tests.made_up import given
from tests.table_talk import Table, card_test


@pytest.mark.parametrize("way", range(1, 8))
@card_test("4th/485", rules=["immunity.always-active"], edition="1st")
def test_titania_chooses_the_type_of_champion_that_is_sheltered(t: Table, way: int) -> None:
    champions = {"Nenioc": 5, "Neeva": 7, "Borys": 9, "4th/342": 9, "BR/88": 6, "NS/41": 3, "Sadira": 4}
    chosen = list(champions)[way - 1]
    weaker = Play(Lasting(gains(CHAMPION & IN_POOL, -1)), at=("3",))
    with ExitStack() as stack:
        for strike in ("1st/91", "PO/98", "NO/92", "4th/424", "1st/106"):
            stack.enter_context(given(strike, weaker))
        hand = ["1st/91", "PO/98", "NO/92", "4th/424", "1st/106"]
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/485", *champions])
        t.seat("B", formation={"A": "Nyrond"}, pool=["4th/333", "Otto"], hand=hand)
        t.begin(active="A", phase="start", windows="pass", unenforced=True)
        t.A.says("yes")
        t.A.mode(way)
        t.A.passes(5)
        t.B.passes(2)
        t.B.plays("1st/91")
        t.B.plays("PO/98", by="4th/333")
        for champion, level in champions.items():
            t.level(champion, level if champion == chosen else level - 2)
        t.B.plays("NO/92")
        t.B.plays("4th/424", by="4th/333")
        t.B.plays("1st/106", by="Otto")
        t.level(chosen, champions[chosen] - 3)
        t.changed(*hand, *(f"{seat}:filler#{n}" for seat in "AB" for n in range(1, 4)))
        t.settled("B")


@card_test("4th/489", rules=["avatar.sacrifice", "gloss.defeated"], edition="1st")
def test_defeated_lolth_is_shuffled_away_with_the_drow_given_up_for_her(t: Table) -> None:
    strong = ["Borys + Crystal of the Ebon Flame + Gladiators + War Party"]
    t.seat("A", formation={"A": "DL/8"}, pool=["1st/45", "1st/71"], hand=["4th/489"], discard=["1st/163"])
    t.seat("B", formation={"A": "Nyrond"}, pool=strong)
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/489")
    t.A.chooses("1st/45")
    t.zone("1st/45", "discard")
    t.zone("1st/71", "discard")
    t.A.passes()
    t.A.attacks("Nyrond", with_="4th/489")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("4th/489", "draw")
    t.zone("1st/45", "draw")
    t.zone("1st/71", "draw")
    t.zone("1st/163", "discard")
    top = t.state.listed(t.state.active, DRAW)[:2]
    t.expect(set(top) != {t.card("1st/45"), t.card("1st/71")}, "they do not lie on top")
    t.changed("Borys", "Gladiators", "War Party", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/489", rules=["gloss.defeated"], edition="1st")
def test_alone_she_is_shuffled_away_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["4th/489"], discard=["1st/163"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys + Crystal of the Ebon Flame + Gladiators + War Party"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="4th/489")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("4th/489", "draw")
    t.zone("1st/163", "discard")
    t.expect(t.state.listed(t.state.active, DRAW)[0] != t.card("4th/489"), "she does not lie on top")
    t.changed("Borys", "Gladiators", "War Party", "B:filler#1")
    t.settled("B", "ask-spoils")
