"""What stays behind with a realm: an ally after a victory, a dragon beaten there, a holding that takes two defeats."""

from __future__ import annotations

from sixrealms.language import CHAMPION, IN_COMBAT, Always, gains
from tests.cards.meeting import CRISTYNE
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("RL/2", rules=["combat.h.winner-discards", "combat.e.totals"], edition="4th")
def test_an_ally_of_a_victorious_defender_stays_with_darkon_and_fights_for_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], draw=[5])
    t.seat("B", formation={"A": "RL/2"}, pool=["1st/268", "Borys"], hand=["War Party", "Zadoc"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("RL/2", with_="Neeva")
    t.B.defends("1st/268")
    t.B.plays("War Party")
    t.B.plays("Zadoc")
    t.A.passes()
    t.offered("War Party", "Zadoc")
    t.B.chooses("War Party")
    t.on("War Party", "RL/2")
    t.kind("War Party", "Undead")
    t.zone("Zadoc", "discard")
    t.zone("Neeva", "discard")
    t.changed("1st/268", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("RL/2", rules=["combat.e.totals"], edition="4th")
def test_what_has_stayed_fights_for_whoever_defends_and_only_one_stays(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Neeva"], draw=[5])
    t.seat("B", formation={"A": "RL/2"}, pool=["Borys", "1st/268"], hand=["Zadoc"], draw=[5])
    t.seat("C", formation={"A": CRISTYNE}, pool=["1st/79"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("RL/2", with_="Azhul")
    t.B.defends("1st/268")
    t.B.plays("Zadoc")
    t.total("1st/268", 4)
    t.A.passes()
    t.B.chooses("Zadoc")
    t.on("Zadoc", "RL/2")
    t.zone("Azhul", "discard")
    t.B.keeps()
    t.A.passes(2)
    t.changed("1st/268", "Azhul", "B:filler#1", *(f"B:filler#{n}" for n in range(2, 5)))
    t.settled("B")


@card_test("RL/2", "1st/252", rules=["combat.g.decision"], edition="4th")
def test_what_lies_with_darkon_is_on_the_losing_side_too(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys", "Mul Savage"], draw=[5])
    t.seat("B", formation={"A": "RL/2 + 1st/252"}, pool=["1st/268", "Azhul"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("RL/2", with_="Borys")
    t.B.defends("1st/268")
    t.total("1st/268", 2 + 2)
    t.B.passes()
    t.offered("Borys", "Mul Savage", "Azhul")
    t.B.chooses("Mul Savage")
    t.zone("Mul Savage", "discard")
    t.zone("1st/268", "discard")
    t.zone("Azhul", "pool")
    t.on("1st/252", "RL/2")
    t.changed("Borys")
    t.settled("A", "ask-next-attacker")


@card_test("RL/2", "3rd/280", rules=["combat.g.decision"], edition="4th")
def test_and_on_the_winning_side(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/268", "Mul Savage + 1st/94"], draw=[5])
    t.seat("B", formation={"A": "RL/2 + 3rd/280"}, pool=["Azhul"], draw=[5])
    kept = {"card": "RL/2", "by": "B", "chosen": {"target": "3rd/280"}}
    t.begin(active="A", phase=4, windows="pass", unenforced=True, effects=[kept])
    t.A.attacks("RL/2", with_="1st/268")
    t.B.defends("Azhul")
    t.A.passes()
    t.B.says("yes")
    t.zone("1st/94", "discard")
    t.zone("1st/268", "discard")
    t.on("3rd/280", "RL/2")
    t.changed("Azhul", "B:filler#1")
    t.settled("B", "ask-spoils")


def _refuge(t: Table, attackers: list[str]) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=attackers, draw=[9])
    t.seat("B", formation={"A": "DU/28"}, pool=["1st/284", "Neeva"], hand=["1st/54"], draw=[9])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)


@card_test("DU/28", rules=["combat.e.totals"], edition="4th")
def test_a_beaten_dragon_is_kept_and_fights_in_the_next_battle_there(t: Table) -> None:
    _refuge(t, ["1st/177", "Borys"])
    t.A.attacks("DU/28", with_="1st/177")
    t.B.defends("1st/284")
    t.A.passes()
    t.B.says("yes")
    t.on("1st/177", "DU/28")
    t.changed("1st/284", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("DU/28", rules=["combat.e.totals"], edition="4th")
def test_a_kept_dragon_fights_once_with_its_level_alone(t: Table) -> None:
    with given("1st/305", Always(gains(CHAMPION & IN_COMBAT, 5), anywhere=True)):
        t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], draw=[9])
        t.seat("B", formation={"A": "DU/28 + 1st/305"}, pool=["1st/284"], draw=[9])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("DU/28", with_="Neeva")
        t.B.defends("1st/284")
        t.total("1st/284", 6 + 9)
        t.A.passes()
        t.zone("Neeva", "discard")
        t.zone("1st/305", "discard")
        t.changed("1st/284", "B:filler#1")
        t.settled("B", "ask-spoils")


@card_test("DU/28", rules=["combat.h.loser-discards-all"], edition="4th")
def test_others_than_dragons_are_not_kept(t: Table) -> None:
    _refuge(t, ["Azhul"])
    t.A.attacks("DU/28", with_="Azhul")
    t.B.defends("1st/284")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.changed("1st/284", "B:filler#1")
    t.settled("B", "ask-spoils")


def _hommlet(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "Azhul"], draw=[5])
    t.seat("B", formation={"A": "DL/8 + RR/22"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Neeva")
    t.B.declines()
    t.standing("DL/8")
    t.on("RR/22", "DL/8")


@card_test("RR/22", rules=["battle.end.no-defence", "raze.holding-lost"], edition="4th")
def test_the_realm_of_the_village_falls_to_the_second_attack_of_a_turn(t: Table) -> None:
    _hommlet(t)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.declines()
    t.razed("DL/8")
    t.zone("RR/22", "discard")
    t.changed("Neeva", "Azhul", "A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("RR/22", rules=["combat.j.spoils-attacker"], edition="4th")
def test_one_attack_on_the_village_earns_nothing(t: Table) -> None:
    _hommlet(t)
    t.A.stops()
    t.standing("DL/8")
    t.count("A", hand=0)
    t.changed("Neeva")
    t.settled("A", "ask-phase-4")
