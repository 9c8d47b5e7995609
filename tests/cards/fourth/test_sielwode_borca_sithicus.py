"""Sielwode, Borca and Sithicus: what becomes of cards used in a battle, and who may come into it."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ALLY, ANY, SELF, TARGET, Is, LoseRound, MayUse, Target, The, discard, one
from tests.cards.drawn import drew
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test

#: Cards of the sorts Sielwode swallows, each used by A; and what it spares.
_SWALLOWED = ["1st/340", "1st/352", "4th/424", "4th/436", "BR/41", "War Party"]
_SPARED = ["Orb of Doom"]


@pytest.mark.parametrize(("realm", "zone"), [("4th/48", "abyss"), ("DL/8", "discard")])
@card_test("4th/48", rules=["combat.h.winner-discards"], edition="1st")
def test_what_the_loser_used_at_sielwode_is_in_the_abyss(t: Table, realm: str, zone: str) -> None:
    everything = Always(MayUse(Is(SELF), ANY))
    with ExitStack() as stack:
        for card in ("1st/268", "4th/424", "BR/41", "4th/436", "1st/340", "1st/352"):
            stack.enter_context(given(card, everything))
        t.seat("A", formation={"A": "Rashemen"}, pool=["Bagual + Orb of Doom"], hand=_SWALLOWED)
        t.seat(
            "B",
            formation={"A": realm, "B": "4th/48" if realm == "DL/8" else "DL/8"},
            pool=["Borys + 1st/257 + 4th/237 + Zadoc"],
        )
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(realm, with_="Bagual")
        t.B.defends("Borys")
        for card in _SWALLOWED[:-1]:
            t.A.plays(card, by="Bagual")
        t.A.plays("War Party")
        t.A.passes()
        for card in (*_SWALLOWED, "Zadoc", "4th/237", "1st/257"):
            t.zone(card, zone)
        t.zone("Orb of Doom", "discard")
        t.zone("Bagual", "discard")
        t.zone("Borys", "pool")
        drew(t, "B", 1)
        t.changed("B:filler#1")
        t.settled("B", "ask-spoils")


@card_test("4th/48", rules=["combat.h.winner-discards"], edition="1st")
def test_so_is_what_is_destroyed_in_the_battle_and_what_the_winner_used(t: Table) -> None:
    meet(t, "Mordenkainen + Zadoc", "Neeva + War Party", ["1st/331", "1st/340"], ["Gladiators"], realm="4th/48")
    t.A.plays("1st/331", by="Mordenkainen")
    t.zone("War Party", "abyss")
    t.B.plays("Gladiators")
    t.A.plays("1st/340", by="Mordenkainen")
    t.A.passes()
    for card in ("1st/331", "1st/340", "Zadoc", "Gladiators"):
        t.zone(card, "abyss")
    t.changed("Mordenkainen", "Neeva", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/48", rules=["combat.h.winner-discards"], edition="1st")
def test_sielwode_leaves_what_took_no_part_in_the_battle(t: Table) -> None:
    with given("1st/99", Play(discard(The(TARGET)), targets=(Target("target", one(ALLY)),), at=("any",))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "Neeva + Zadoc"], hand=["1st/99"])
        t.seat("B", formation={"A": "4th/48"}, pool=["Azhul + War Party"])
        t.begin(active="A", phase=4, unenforced=True)
        t.A.attacks("4th/48", with_="Borys")
        t.A.plays("1st/99")
        t.A.chooses("Zadoc")
        t.zone("Zadoc", "discard")
        t.changed("1st/99", "Borys")
        t.settled("B", "ask-defend")


@card_test("4th/61", rules=["combat.one-round-per-champion"], edition="1st")
def test_at_borca_champions_of_ravenloft_stand_together(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "RL/99"])
    t.seat("B", formation={"A": "4th/61"}, pool=["RL/83 + RL/66", "RL/98", "RL/91", "RL/84", "Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/61", with_="Borys")
    t.B.defends("RL/91")
    t.total("RL/91", 5 + 3)
    t.B.uses("4th/61")
    t.offered("RL/83", "RL/98", "RL/84")
    t.B.chooses("RL/83")
    t.on("RL/83", "RL/91")
    t.total("RL/91", 5 + 3 + 7)
    t.A.passes()
    t.zone("Borys", "discard")
    t.zone("RL/83", "pool")
    t.zone("RL/91", "pool")
    t.changed("B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/61", rules=["combat.one-round-per-champion"], edition="1st")
def test_one_champion_helps_at_borca_and_none_that_has_fought(t: Table) -> None:
    with given("1st/106", Play(LoseRound())):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira", "Borys + Gladiators"], hand=["1st/106"])
        t.seat("B", formation={"A": "4th/61"}, pool=["RL/83", "RL/98", "RL/91", "RL/84 + Orb of Doom"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("4th/61", with_="Sadira")
        t.B.defends("RL/83")
        t.A.plays("1st/106", by="Sadira")
        t.A.attacks("4th/61", with_="Borys")
        t.B.defends("RL/91")
        t.B.uses("4th/61")
        t.offered("RL/98", "RL/84")
        t.B.chooses("RL/98")
        t.on("RL/98", "RL/91")
        t.B.cannot("use", "4th/61", because="card.power.definition")
        t.changed("Sadira", "Borys", "Gladiators", "1st/106")
        t.settled("B", "ask-combat")


@card_test("4th/61", rules=["combat.h.loser-discards-all"], edition="1st")
def test_who_helps_in_vain_at_borca_is_lost(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Gladiators"])
    t.seat("B", formation={"A": "4th/61"}, pool=["RL/83", "RL/91"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/61", with_="Borys")
    t.B.defends("RL/91")
    t.B.uses("4th/61")
    t.on("RL/83", "RL/91")
    t.B.passes()
    t.zone("RL/83", "discard")
    t.zone("RL/91", "discard")
    t.changed("Borys", "Gladiators")
    t.settled("A", "ask-next-attacker")


@pytest.mark.parametrize(("realm", "defender"), [("4th/61", "Azhul"), ("DL/8", "RL/91")])
@card_test("4th/61", rules=["power.condition-mandatory"], edition="1st")
def test_nobody_helps_another_or_elsewhere(t: Table, realm: str, defender: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat(
        "B", formation={"A": realm, "B": "DL/8" if realm == "4th/61" else "4th/61"}, pool=["RL/83", "RL/91", "Azhul"]
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm, with_="Borys")
    t.B.defends(defender)
    t.B.cannot("use", "4th/61", because="power.condition-mandatory")
    goes_on(t, "Borys")


@card_test("4th/63", rules=["power.cost-beats-protection"], edition="1st")
def test_sithicus_swallows_a_battle_elsewhere(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Gladiators + Orb of Doom", "Bagual"])
    t.seat("B", formation={"A": "DL/8", "B": "4th/63"}, pool=["Azhul + War Party", "Neeva + Zadoc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Azhul")
    t.B.uses("4th/63")
    for card in ("Borys", "Gladiators", "Azhul", "War Party"):
        t.zone(card, "abyss")
    t.zone("Orb of Doom", "discard")
    t.zone("4th/63", "discard")
    t.zone("Neeva", "pool")
    t.on("Zadoc", "Neeva")
    t.standing("DL/8")
    t.count("B", hand=2)
    t.changed("B:filler#1", "B:filler#2")
    t.settled("B", "ask-spoils")


@card_test("4th/63", rules=["power.combat-only-when-involved"], edition="1st")
def test_sithicus_of_a_bystander_leaves_a_fighting_realm(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Bagual"])
    t.seat("B", formation={"A": "4th/62"})
    t.seat("C", formation={"A": "4th/63"})
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("4th/62", with_="Bagual")
    t.B.defends("4th/62")
    t.C.uses("4th/63")
    t.zone("Bagual", "abyss")
    t.standing("4th/62")
    t.zone("4th/63", "discard")
    t.changed("C:filler#1", "B:filler#1")
    t.settled("B")


@card_test("4th/63", rules=["power.condition-mandatory"], edition="1st")
def test_sithicus_does_not_swallow_its_own_attackers(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "4th/63"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("4th/63", with_="Borys")
    t.B.defends("Azhul")
    t.B.cannot("use", "4th/63", because="power.condition-mandatory")
    goes_on(t, "Borys")


@card_test("4th/63", rules=["power.condition-mandatory"], edition="1st")
def test_without_a_battle_sithicus_lies_still(t: Table) -> None:
    t.seat("A", formation={"A": "4th/63"}, pool=["Borys"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("use", "4th/63", because=("power.condition-mandatory", "spell.target-required"))
    t.settled("A")
