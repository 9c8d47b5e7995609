"""Holdings whose player bargains with others in a battle: for a passage, for a hand, for arms."""

from __future__ import annotations

from sixrealms.language import (
    ATTACKED_REALM,
    LoseRound,
    Play,
    The,
    discard,
)
from tests.made_up import given
from tests.table_talk import Table, card_test

# -- Straits of Aerele Shipping ---------------------------------------------------------------------------------------


def _straits(t: Table, realm: str = "DL/8", hand: tuple[str, ...] = ()) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "1st/284 + Gladiators + Orb of Doom"], hand=[1], draw=[5])
    t.seat("B", formation={"A": realm, "B": "Nyrond"}, pool=["Neeva"], hand=[1, *hand], draw=[5])
    t.seat("C", formation={"A": "Vaasa + 4th/107"}, pool=["Borys"], hand=[1], draw=[5])
    t.begin(active="A", phase=4, unenforced=True)


@card_test("4th/107", rules=["spoils.attacker-any-cause"], edition="1st")
def test_the_straits_carry_an_attacker_for_a_card(t: Table) -> None:
    _straits(t)
    t.A.attacks("DL/8", with_="Azhul")
    t.C.uses("4th/107")
    for card in ("Azhul", "1st/284", "Gladiators"):
        t.kind(card, "Swimmer")
    t.not_kind("Neeva", "Swimmer")
    t.not_kind("Orb of Doom", "Swimmer")
    t.B.declines()
    t.razed("DL/8")
    t.count("A", hand=1, draw=5)
    t.count("C", hand=2, draw=4)
    t.not_kind("Azhul", "Swimmer")
    t.changed("Azhul", "C:filler#2")
    t.settled("A", "ask-phase-4")


@card_test("4th/107", rules=["once.waiting"], edition="1st")
def test_a_realm_that_holds_out_brings_the_straits_nothing(t: Table) -> None:
    _straits(t)
    t.A.attacks("DL/8", with_="Azhul")
    t.C.uses("4th/107")
    t.B.defends("Neeva")
    t.A.passes()
    t.count("C", hand=1, draw=5)
    t.count("B", hand=2, draw=4)
    t.changed("Azhul", "B:filler#2")
    t.settled("B", "ask-spoils")


@card_test("4th/107", rules=["spoils.attacker-any-cause"], edition="1st")
def test_a_realm_discarded_is_as_good_as_razed(t: Table) -> None:
    with given("1st/101", Play(discard(The(ATTACKED_REALM)))):
        _straits(t, hand=("1st/101",))
        t.A.attacks("DL/8", with_="Azhul")
        t.B.passes()
        t.C.uses("4th/107")
        t.B.plays("1st/101")
        t.count("C", hand=2, draw=4)
        t.count("A", hand=1, draw=5)
        t.changed("Azhul", "C:filler#2", "DL/8", "1st/101")
        t.settled("A", "ask-phase-4")


@card_test("4th/107", rules=["once.waiting"], edition="1st")
def test_the_straits_serve_others_alone_and_only_in_a_battle(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + 4th/107"}, pool=["Azhul"])
    t.seat("B", formation={"A": "DL/8 + 4th/107 [4th/107]"}, pool=["Neeva"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("use", "A:4th/107", because="condition-not-met")
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Neeva")
    t.A.cannot("use", "A:4th/107", because="condition-not-met")
    t.B.cannot("use", "B:4th/107", because=("condition-not-met", "not-your-decision"))
    t.A.passes()
    t.changed("Azhul", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/107", rules=["dungeon-card.attack.defended"], edition="1st")
def test_a_dungeon_card_is_no_realm_for_the_straits(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], draw=[5])
    t.seat("B", formation={"A": "Nyrond"}, draw=[5], table=["DU/24"])
    t.seat("C", formation={"A": "Vaasa + 4th/107"}, hand=[1], draw=[5])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DU/24", with_="Azhul")
    t.C.uses("4th/107")
    t.B.declines()
    t.count("C", hand=1, draw=5)
    t.changed("DU/24", "Azhul", "A:filler#1")
    t.settled("A")


# -- Barter -----------------------------------------------------------------------------------------------------------


def _barter(t: Table, says: str = "yes", attacker: str = "Azhul") -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "1st/284 + Orb of Doom"], hand=[1], draw=[5])
    t.seat("B", formation={"A": "DL/8 + 4th/111"}, pool=["Neeva"], hand=["War Party", "1st/182"], draw=[5])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Otto"], hand=["Gladiators"], draw=[5])
    t.seat("D", formation={"A": "Tyr"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_=attacker)
    t.B.says("yes")
    t.B.player("C")
    t.C.says(says)


@card_test("4th/111", rules=["spoils.defender-any-cause"], edition="1st")
def test_hands_are_bartered_for_the_battle_and_both_draw_for_a_defence(t: Table) -> None:
    _barter(t)
    t.contents("B", "hand", ["Gladiators"])
    t.contents("C", "hand", ["War Party", "1st/182"])
    t.B.defends("Neeva")
    t.A.passes()
    t.contents("B", "hand", ["War Party", "1st/182", "B:filler#1"])
    t.B.keeps()
    t.contents("C", "hand", ["Gladiators", "C:filler#1"])
    t.changed("Azhul")
    t.settled("C", "ask-spoils")


@card_test("4th/111", rules=["battle.end.no-defence"], edition="1st")
def test_a_lost_realm_brings_the_partner_nothing(t: Table) -> None:
    _barter(t)
    t.B.declines()
    t.A.keeps()
    t.contents("B", "hand", ["War Party", "1st/182"])
    t.contents("C", "hand", ["Gladiators"])
    t.changed("DL/8", "4th/111", "A:filler#2")
    t.settled("A", "ask-phase-4")


@card_test("4th/111", rules=["spoils.defender-any-cause"], edition="1st")
def test_an_attacker_who_went_home_brings_the_partner_nothing(t: Table) -> None:
    with given("1st/257", Play(LoseRound())):
        _barter(t, attacker="1st/284")
        t.B.defends("Neeva")
        t.B.plays("Gladiators")
        t.zone("1st/284", "pool")
        t.count("B", hand=2, draw=5)
        t.count("C", hand=0, draw=5)
        t.changed("Gladiators", "Neeva")
        t.settled("A", "ask-phase-4")


@card_test("4th/111", rules=["discard.to-owner"], edition="1st")
def test_who_refuses_keeps_their_hand_and_draws_nothing(t: Table) -> None:
    _barter(t, "no")
    t.contents("B", "hand", ["War Party", "1st/182"])
    t.B.defends("Neeva")
    t.A.passes()
    t.B.keeps()
    t.count("C", hand=1, draw=5)
    t.changed("Azhul", "B:filler#1")
    t.settled("A", "ask-phase-4")


# -- Boeruine Trading Guild -------------------------------------------------------------------------------------------


def _guild(t: Table, their_hand: tuple[str, ...] = ("War Party", "Gith", "1st/94", "1st/101", "1st/310")) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys + Orb of Doom"], hand=[1], draw=[5])
    t.seat("B", formation={"A": "DL/8 + 4th/105"}, pool=["Azhul", "Neeva"], hand=[1], draw=[5])
    t.seat("C", formation={"A": "Vaasa"}, pool=["Otto"], hand=list(their_hand), draw=[5])
    t.seat("D", formation={"A": "Tyr"}, hand=["Gladiators"], draw=[5])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("Azhul")


@card_test("4th/105", rules=["option.aiding.scope"], edition="1st")
def test_the_guild_asks_another_for_allies_and_items_which_are_discarded_with_the_victor(t: Table) -> None:
    _guild(t)
    t.B.uses("4th/105")
    t.B.player("C")
    t.offered("War Party", "Gith", "1st/94", "1st/310")
    t.C.plays("War Party", with_="Azhul")
    t.on("War Party", "Azhul")
    t.C.plays("1st/94", on="Azhul")
    t.total("Azhul", 11)
    t.C.passes()
    t.count("C", hand=4, draw=4)
    t.A.passes()
    t.zone("Azhul", "pool")
    t.zone("1st/94", "discard", of="C")
    t.zone("War Party", "discard", of="C")
    t.count("C", hand=4, draw=4)
    t.count("B", hand=2, draw=4)
    t.changed("Borys", "Orb of Doom", "B:filler#2", "C:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/105", rules=["option.aiding.scope"], edition="1st")
def test_the_guild_asks_once_a_battle_and_help_is_lost_with_the_loser(t: Table) -> None:
    _guild(t, ("1st/94",))
    t.B.uses("4th/105")
    t.B.player("C")
    t.C.plays("1st/94", on="Azhul")
    t.count("C", hand=1, draw=4)
    t.B.cannot("use", "4th/105", because="already-used")
    t.B.passes()
    t.zone("1st/94", "discard", of="C")
    t.changed("Azhul", "Borys", "C:filler#1")
    t.settled("A", "ask-next-attacker")


@card_test("4th/105", rules=["option.aiding.scope"], edition="1st")
def test_who_refuses_the_guild_draws_nothing(t: Table) -> None:
    _guild(t)
    t.B.uses("4th/105")
    t.B.player("C")
    t.C.passes()
    t.count("C", hand=5, draw=5)
    t.settled("B", "ask-combat")


@card_test("4th/105", rules=["realm.power.when-attacked"], edition="1st")
def test_the_guild_serves_its_own_realm_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "Nyrond", "B": "DL/8 + 4th/105"}, pool=["Azhul"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Azhul")
    t.B.cannot("use", "4th/105", because="condition-not-met")
    t.settled("B", "ask-combat")
