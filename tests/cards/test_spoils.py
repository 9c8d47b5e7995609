"""Cards that change who draws spoils of victory, and how many."""

from __future__ import annotations

import pytest

from tests.table_talk import Table, card_family, card_test


def _to_be_beaten(t: Table, ally: str) -> None:
    """A attacks Nyrond; B's champion and its ally are weaker, and nobody else can defend against A's next one."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mul Savage + Orb of Doom", "Neeva"], hand=[2], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul"], hand=[ally, 4], draw=[5])
    t.seat("C", formation={"A": "Vaasa"}, hand=[4], draw=[5])
    t.seat("D", formation={"A": "Tyr"}, hand=[4], draw=[5])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Azhul")
    t.B.plays(ally)
    t.B.passes()


# -- The Starving Artist ----------------------------------------------------------------------------------------------


@card_test("1st/439", rules=["spoils.attacker-any-cause"], edition="1st")
def test_the_artist_leaves_the_victor_without_spoils_and_an_opponent_with_two_cards(t: Table) -> None:
    _to_be_beaten(t, "1st/439")
    t.B.player("C")
    t.C.chooses("C:filler#1")
    t.C.chooses("C:filler#2")
    t.count("C", hand=2)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.declines()
    t.razed("Nyrond")
    t.count("A", hand=2, draw=5)
    t.changed("Azhul", "1st/439")
    t.settled("A", "ask-phase-4")


@card_test("1st/439", rules=["gloss.player-target"], edition="1st")
def test_the_artist_asks_only_of_who_has_more_than_two_cards(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["1st/439"], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Neeva"], hand=[2], draw=[5])
    t.seat("C", formation={"A": "Vaasa"}, hand=[3], draw=[5])
    t.seat("D", formation={"A": "Tyr"}, draw=[5])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Neeva")
    t.A.plays("1st/439")
    t.A.passes()
    t.C.chooses("C:filler#1")
    t.count("C", hand=2)
    t.changed("Azhul", "1st/439")
    t.settled("A", "ask-phase-4")


@card_test("1st/439", rules=["spoils.defender-any-cause"], edition="1st")
def test_a_small_hand_stays_and_the_artists_own_side_draws_none_either(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mul Savage + Orb of Doom", "Sadira"], hand=[1], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Neeva + Orb of Doom"], hand=["1st/439", 4], draw=[5])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Azhul")
    t.B.plays("1st/439")
    t.B.passes()
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Neeva")
    t.A.passes()
    t.count("A", hand=1, draw=5)
    t.count("B", hand=4, draw=5)
    t.changed("Azhul", "1st/439", "Sadira")
    t.settled("A", "ask-phase-4")


# -- Stug -------------------------------------------------------------------------------------------------------------

STUG = {"3rd/272": (), "4th/226": ()}


@card_family(STUG, rules=["spoils.attacker-any-cause", "spoils.source"], edition="1st")
def test_stug_gives_the_victors_spoils_to_a_player_outside_the_battle(t: Table, stug: str) -> None:
    _to_be_beaten(t, stug)
    t.B.says("yes")
    t.B.player("C")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.declines()
    t.razed("Nyrond")
    t.C.keeps()
    t.count("C", hand=5, draw=4)
    t.count("A", hand=2, draw=5)
    t.changed("Azhul", stug)
    t.settled("A", "ask-phase-4")


@card_family(STUG, edition="1st")
def test_stug_may_let_them_be(t: Table, stug: str) -> None:
    _to_be_beaten(t, stug)
    t.B.says("no")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.declines()
    t.A.keeps()
    t.count("A", hand=3, draw=4)
    t.razed("Nyrond")
    t.changed("Azhul", stug)
    t.settled("A", "ask-phase-4")


# -- Dagrande and Pook's Palace ---------------------------------------------------------------------------------------


def _razes_nyrond(t: Table, champion: str, *, home: str = "Rashemen", other: str = "") -> None:
    """A's champion attacks Nyrond, and nobody defends it."""
    t.seat("A", formation={"A": home}, pool=[champion], hand=[2], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, pool=[other] if other else [], hand=[2], draw=[5])
    _undefended(t, champion)


def _undefended(t: Table, champion: str, *, attacks: int = 1) -> None:
    t.begin(active="A", phase=4, windows="pass", answers={"attacks_per_turn": attacks})
    t.A.attacks("Nyrond", with_=champion)
    t.B.declines()
    t.razed("Nyrond")


@card_test("3rd/82", rules=["spoils.source", "spoils.first-card-only"], edition="1st")
def test_dagrande_earns_two(t: Table) -> None:
    _razes_nyrond(t, "3rd/82")
    t.A.keeps("filler")
    t.A.keeps()
    t.count("A", hand=4, draw=3)
    t.settled("A", "ask-phase-4")


@card_family({"3rd/82": ("3rd/82", "Nyrond"), "FR/24": ("Neeva", "Nyrond + FR/24")}, edition="1st")
def test_a_defence_earns_two(t: Table, printing: str, champion: str, realm: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=[2], draw=[5])
    t.seat("B", formation={"A": realm, "B": "Thay"}, pool=[f"{champion} + Orb of Doom"], hand=[2], draw=[5])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends(champion)
    t.A.passes()
    t.B.keeps("filler")
    t.B.keeps()
    t.count("B", hand=4, draw=3)
    t.changed("Sadira")
    t.settled("A", "ask-phase-4")


@card_test("FR/24", rules=["spoils.source"], edition="1st")
def test_the_palace_gives_nothing_for_an_attack(t: Table) -> None:
    _razes_nyrond(t, "Neeva", home="Rashemen + FR/24")
    t.A.keeps()
    t.count("A", hand=3, draw=4)
    t.settled("A", "ask-phase-4")


@card_test("3rd/82", rules=["spoils.source"], edition="1st")
def test_dagrande_gives_nothing_for_what_another_champion_does(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["3rd/82", "Neeva"], hand=[2], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, hand=[2])
    _undefended(t, "Neeva")
    t.A.keeps()
    t.count("A", hand=3, draw=4)
    t.settled("A", "ask-phase-4")


# -- The Noble Outlaw -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("given", "fourth"), [(True, False), (True, True), (False, True)])
@card_test("BR/91", rules=["spoils.source"], edition="1st")
def test_the_outlaw_gives_spoils_to_a_third_player(t: Table, given: bool, fourth: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva"], hand=[2], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, hand=[2], draw=[5])
    t.seat("C", formation={"A": "Vaasa"}, pool=["BR/91"], hand=[2], draw=[5])
    if fourth:
        t.seat("D", formation={"A": "Tyr"}, hand=[2], draw=[5])
    _undefended(t, "Neeva")
    t.C.says("yes" if given else "no")
    if given and fourth:
        t.C.player("B")
    (t.B if given else t.A).keeps()
    t.count("A", hand=2 if given else 3)
    t.count("B", hand=3 if given else 2)
    t.settled("A", "ask-phase-4")


@card_test("BR/91", edition="1st")
def test_with_two_players_nobody_draws(t: Table) -> None:
    _razes_nyrond(t, "Neeva", other="BR/91")
    t.B.says("yes")
    t.count("A", hand=2, draw=5)
    t.settled("A", "ask-phase-4")


@card_test("BR/91", edition="1st")
def test_the_outlaw_keeps_what_his_own_player_wins(t: Table) -> None:
    _razes_nyrond(t, "BR/91")
    t.A.keeps()
    t.count("A", hand=3, draw=4)
    t.settled("A", "ask-phase-4")


@card_test("BR/91", edition="1st")
def test_the_outlaw_does_so_once_in_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", "Griffin"], hand=[2], draw=[5])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["BR/91"], hand=[2])
    _undefended(t, "Neeva", attacks=2)
    t.B.says("yes")
    t.A.attacks("Keoland", with_="Griffin")
    t.B.declines()
    t.A.keeps()
    t.count("A", hand=3, draw=4)
    t.razed("Keoland")
    t.settled("A", "ask-phase-4")
