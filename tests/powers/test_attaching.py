"""Cards that come to hang on somebody else's champion."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.powers.attaching import HangOn
from sixrealms.powers.refs import OPPONENT
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["immunity.always-active", "spell.offensive-defensive"])
def test_a_card_finds_no_hold_on_an_immune_champion(t: Table) -> None:
    with given("1st/340", Play(HangOn(OPPONENT))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["1st/340"])
        t.seat("B", formation={"A": "The Yeomanry"}, pool=["Alias the Sell-Sword"])
        t.begin(active="A", phase=4)
        t.A.attacks("The Yeomanry", with_="Sadira")
        t.B.defends("Alias the Sell-Sword")
        t.A.plays("1st/340")
        t.on("1st/340", "Sadira")
        t.total("Alias the Sell-Sword", 6)
        t.total("Sadira", 4)  # immunity.level-bonus-lost
        t.settled("A", "ask-combat")


@table_test(rules=["spell.offensive-defensive"])
def test_its_bonus_counts_where_it_hangs(t: Table) -> None:
    with given("1st/340", Play(HangOn(OPPONENT))):
        t.seat("A", formation={"A": "Nibenay"}, pool=["Sadira"], hand=["1st/340"])
        t.seat("B", formation={"A": "The Yeomanry"}, pool=["Herminard"])
        t.begin(active="A", phase=4)
        t.A.attacks("The Yeomanry", with_="Sadira")
        t.B.defends("Herminard")
        t.A.plays("1st/340")
        t.on("1st/340", "Herminard")
        t.level("Herminard", 9)
        t.level("Sadira", 4)
        t.settled("A", "ask-combat")
