"""Realms of 1st Edition that borrow, devour or will not fall: The Sea Barons, Gulg, Nibenay."""

from __future__ import annotations

from tests.table_talk import Table, card_family, card_test

# -- The Sea Barons ---------------------------------------------------------------------------------------------------


@card_test("1st/133", "1st/141", rules=["realm.power.when-attacked"])
def test_the_sea_barons_share_the_holding_of_the_great_kingdom(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators"])
    t.seat("B", formation={"A": "The Sea Barons", "B": "The Great Kingdom + Castle Hart"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Sea Barons", with_="T'kkyl")
    t.B.defends("Azhul")
    t.level("Azhul", 6)
    t.level("T'kkyl", 3)
    t.settled("A", "ask-combat")


@card_test("1st/133", "1st/142", rules=["combat.c.defender-choice"])
def test_the_holding_of_anybodys_great_kingdom_makes_the_sea_barons_fight(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul"])
    t.seat("B", formation={"A": "The Sea Barons"})
    t.seat("C", formation={"A": "The Great Kingdom + Arms of the Horned Society"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Sea Barons", with_="Azhul")
    t.B.defends("The Sea Barons")
    t.type("The Sea Barons", "hero")
    t.level("The Sea Barons", 5)
    t.settled("A", "ask-combat")


@card_test("1st/133", "1st/149", rules=["immunity.always-active"])
def test_what_stands_always_stands_for_the_sea_barons_too(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Preserver"], hand=["Disintegrate"])
    t.seat("B", formation={"A": "The Sea Barons", "B": "The Great Kingdom + Fortification", "C": "Vaasa"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Disintegrate", by="Preserver")
    t.asked("A", "ask-target")
    t.offered("Sembia", "Vaasa")
    t.A.chooses("Vaasa")
    t.zone("Vaasa", "discard")
    t.zone("Disintegrate", "discard")
    t.settled("A")


@card_test("1st/133", "1st/141")
def test_the_sea_barons_share_no_other_holding_and_lend_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl", "Bagual"], hand=["Gladiators"])
    t.seat("B", formation={"A": "The Sea Barons", "B": "Furyondy + Castle Hart", "C": "Vaasa"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Sea Barons", with_="T'kkyl")
    t.B.defends("Azhul")
    t.level("Azhul", 4)
    t.settled("A", "ask-combat")


# -- Gulg -------------------------------------------------------------------------------------------------------------


@card_family(
    {"1st/225": (), "4th/29": ()}, rules=["combat.term.battle-on-card", "activation.played-in-battle"], edition="1st"
)
def test_gulg_destroys_the_first_ally_of_every_attacker(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Hubadai", "Dagrande"], hand=["Gladiators", "War Party", "Zadoc"])
    t.seat("B", formation={"A": printing}, pool=["King Havlor II", "Tergoz Tenhammer"], hand=["War Band", "Stug"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks(printing, with_="Hubadai")
    t.B.defends("King Havlor II")
    t.A.plays("Gladiators")
    t.zone("Gladiators", "discard")
    t.total("Hubadai", 4)
    t.A.plays("War Party")
    t.on("War Party", "Hubadai")
    t.total("Hubadai", 8)
    t.B.plays("War Band")
    t.on("War Band", "King Havlor II")
    t.A.plays("Zadoc")
    t.total("Hubadai", 10)
    t.B.passes()
    t.A.attacks(printing, with_="Dagrande")
    t.B.defends("Tergoz Tenhammer")
    t.zone("King Havlor II", "discard")
    t.zone("Hubadai", "pool")
    t.zone("Zadoc", "discard")
    t.zone("War Party", "discard")
    t.zone("War Band", "discard")
    t.settled("A", "ask-combat")


@card_test("1st/225", rules=["combat.term.battle-on-card"])
def test_gulg_devours_also_where_it_defends_itself(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Dagrande"], hand=["Zadoc", "War Party"])
    t.seat("B", formation={"A": "Gulg"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Gulg", with_="Dagrande")
    t.B.defends("Gulg")
    t.A.plays("Zadoc")
    t.zone("Zadoc", "discard")
    t.A.plays("War Party")
    t.total("Dagrande", 4 + 4)
    t.settled("B", "ask-combat")


@card_test("1st/225", rules=["combat.term.battle-on-card"])
def test_in_the_next_round_gulg_destroys_again(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tyrinon", "Dagrande"], hand=["Gladiators", "War Party", "Zadoc"])
    t.seat("B", formation={"A": "Gulg"}, pool=["Tergoz Tenhammer", "King Havlor II"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Gulg", with_="Tyrinon")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Zadoc")
    t.zone("Zadoc", "discard")
    t.A.plays("Gladiators")
    t.B.passes()
    t.zone("Gladiators", "discard")
    t.zone("Tergoz Tenhammer", "discard")
    t.A.attacks("Gulg", with_="Dagrande")
    t.B.defends("King Havlor II")
    t.A.plays("War Party")
    t.zone("War Party", "discard")
    t.zone("Tyrinon", "pool")
    t.settled("A", "ask-combat")


@card_test("1st/225", rules=["realm.power.when-attacked"])
def test_next_door_to_gulg_allies_live(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Vaasa", "B": "Gulg"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Vaasa", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.on("Gladiators", "T'kkyl")
    t.settled("B", "ask-combat")


# -- Nibenay ----------------------------------------------------------------------------------------------------------

LAYS_SIEGE = ["Gnomes of Samek", "Tyrinon"]


def _razing(t: Table, champion: str) -> None:
    """Nobody defends Nibenay; the attacker draws his spoils and goes on to the end of the turn."""
    t.A.attacks("Nibenay", with_=champion)
    t.B.declines()
    t.asked("A", "ask-spoils")
    t.A.keeps()


@card_test("1st/226", rules=["spoils.attacker-any-cause", "raze.holding-lost", "battle.end.no-defence"])
def test_the_first_razing_leaves_nibenay_face_up_but_costs_its_holding_and_earns_spoils(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Gnomes of Samek"], draw=["Zadoc"])
    t.seat("B", formation={"A": "Nibenay + Altaruk"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    _razing(t, "Gnomes of Samek")
    t.standing("Nibenay")
    t.zone("Altaruk", "discard")
    t.zone("Zadoc", "hand")
    t.zone("Gnomes of Samek", "pool")
    t.settled("A", "ask-phase-4")


def _next_attack(t: Table) -> None:
    """A's turn and B's pass; A stands in phase 4 again."""
    t.A.passes(2)
    t.B.passes(5)
    t.A.passes(3)
    t.asked("A", "ask-phase-4")
    for seat, cards in (("A", 4), ("B", 3)):
        t.changed(*(f"{seat}:Thugs#{i}" for i in range(1, cards + 1)))


@card_test("1st/226", rules=["raze.face-down"])
def test_the_second_razing_in_a_row_turns_nibenay_over(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Gnomes of Samek"])
    t.seat("B", formation={"A": "Nibenay"}, pool=["Azhul"])
    t.begin(active="A", phase=4, windows="pass")
    _razing(t, "Gnomes of Samek")
    t.standing("Nibenay")
    _next_attack(t)
    _razing(t, "Gnomes of Samek")
    t.razed("Nibenay")
    t.settled("A", "ask-phase-4")


@card_test("1st/226", rules=["battle.end.attacker-defeated"])
def test_an_attack_it_survives_breaks_the_row_of_nibenay(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Gnomes of Samek", "Hubadai"])
    t.seat("B", formation={"A": "Nibenay"}, pool=["Griffin"])
    t.begin(active="A", phase=4, windows="pass")
    _razing(t, "Hubadai")
    _next_attack(t)
    t.A.attacks("Nibenay", with_="Gnomes of Samek")
    t.B.defends("Griffin")
    t.A.passes()
    t.B.keeps()
    t.zone("Gnomes of Samek", "discard")
    _next_attack(t)
    _razing(t, "Hubadai")
    t.standing("Nibenay")
    t.changed(*(f"{seat}:Thugs#{i}" for seat in "AB" for i in range(1, 9)))
    t.settled("A", "ask-phase-4")


@card_test("1st/226", "1st/339", rules=["battle.end.realm-gone", "battle.end.realm-gone-return"])
def test_razed_by_a_card_in_mid_battle_nibenay_stands_but_the_battle_is_over(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Grypht the Saurial"], hand=["Invisibility"], draw=["Zadoc"])
    t.seat("B", formation={"A": "Nibenay"}, pool=["Tergoz Tenhammer"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nibenay", with_="Grypht the Saurial")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("Invisibility", by="Grypht the Saurial")
    t.standing("Nibenay")
    t.zone("Tergoz Tenhammer", "pool")
    t.zone("Grypht the Saurial", "pool")
    t.zone("Invisibility", "discard")
    t.zone("Zadoc", "hand")
    t.settled("A", "ask-spoils")


@card_test("1st/226", "1st/150", rules=["raze.face-down"])
def test_what_razes_regardless_of_powers_turns_nibenay_over_at_once(t: Table) -> None:
    t.seat("A", hand=["Siege!"])
    t.seat("B", formation={"A": "Nibenay", "B": "Vaasa"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Siege!")
    t.razed("Nibenay")
    t.standing("Vaasa")
    t.zone("Siege!", "void")
    t.settled("A", "ask-phase-3")


# -- Zhentil Keep -----------------------------------------------------------------------------------------------------


@card_test(
    "1st/3", "1st/99", rules=["battle.end.realm-gone", "battle.end.realm-gone-return", "spoils.attacker-any-cause"]
)
def test_a_realm_that_fights_for_itself_is_still_a_realm_to_a_cataclysm(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Cataclysm!"], draw=["Thugs"])
    t.seat("B", formation={"A": "Zhentil Keep", "B": "Vaasa"})
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Zhentil Keep", with_="T'kkyl")
    t.B.defends("Zhentil Keep")
    t.level("Zhentil Keep", 5)
    t.A.plays("Cataclysm!")
    t.offered("Sembia", "Zhentil Keep", "Vaasa")
    t.A.chooses("Zhentil Keep")
    t.zone("Zhentil Keep", "discard")
    t.zone("T'kkyl", "pool")
    t.zone("Cataclysm!", "void")
    t.zone("Thugs", "hand")
    t.settled("A", "ask-spoils")


@card_test("1st/223", rules=["gloss.artifact.on-realm"])
def test_an_item_given_to_a_realm_that_fights_stays_after_its_victory(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Neeva"])
    t.seat("B", formation={"A": "Urik"}, hand=["Orb of Doom", "War Party"], draw=["Thugs"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Urik", with_="Neeva")
    t.B.defends("Urik")
    t.B.plays("Orb of Doom", on="Urik")
    t.level("Urik", 4 + 2)
    t.B.plays("War Party")
    t.A.passes()
    t.zone("Neeva", "discard")
    t.zone("War Party", "discard")
    t.on("Orb of Doom", "Urik")
    t.zone("Thugs", "hand")
    t.settled("B", "ask-spoils")
