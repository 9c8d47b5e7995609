"""Cards that come to hang on somebody else's champion."""

from __future__ import annotations

from sixrealms.engine.ability import Always, Play, Use
from sixrealms.powers.attachment import UNLAWFULLY_WORN, HangOn
from sixrealms.powers.card_questions import ARTIFACT, ITEM
from sixrealms.powers.moves import discard
from sixrealms.powers.refs import OPPONENT
from sixrealms.powers.sets import every
from sixrealms.powers.treasure import TakesAttachments
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


@table_test(rules=["pool.loss-attachments"])
def test_only_what_is_named_comes_to_the_victor(t: Table) -> None:
    with given("1st/259", Always(TakesAttachments(ITEM))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/259"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["T'kkyl + Orb of Doom + 1st/318"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Nyrond", with_="1st/259")
        t.B.defends("T'kkyl")
        t.B.passes()
        t.zone("T'kkyl", "discard")
        t.on("Orb of Doom", "1st/259")
        t.zone("1st/318", "discard")
        t.level("1st/259", 9)
        t.settled("A", "ask-next-attacker")


@table_test(rules=["card.world.matching"])
def test_worn_against_the_rules_is_an_artifact_of_another_world_that_nothing_allows(t: Table) -> None:
    with given("1st/264", Use(discard(every(ARTIFACT & UNLAWFULLY_WORN)))):
        t.seat(
            "A", formation={"A": "Draj"}, pool=["1st/264 + 1st/318", "Azhul + 1st/410", "Neeva + Ego Coin + 1st/199"]
        )
        t.seat("B", formation={"A": "Nyrond"}, pool=["Mordenkainen + 1st/218"])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.uses("1st/264")
        t.zone("1st/410", "discard")
        t.on("1st/318", "1st/264")
        t.on("1st/199", "Neeva")
        t.changed("1st/218")
        t.settled("A", "ask-phase-3")
