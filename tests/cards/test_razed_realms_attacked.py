"""Razed realms that are attacked once more: who may, and what becomes of them."""

from __future__ import annotations

from tests.table_talk import Table, card_test


def _spider(t: Table, realm: str = "Nyrond (razed)", pool: tuple[str, ...] = ()) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/65", "Mul Savage"], draw=[5])
    t.seat("B", formation={"A": realm, "B": "Draj"}, pool=list(pool))
    t.begin(active="A", phase=4, windows="pass", unenforced=True)


@card_test("BR/65", rules=["combat.a.target-legal", "battle.end.no-defence"], edition="4th")
def test_the_spider_attacks_a_razed_realm_which_is_discarded(t: Table) -> None:
    _spider(t)
    t.A.cannot("attack", "Nyrond", "Mul Savage", because="razed")
    t.A.attacks("Nyrond", with_="BR/65")
    t.B.declines()
    t.zone("Nyrond", "discard")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("BR/65", rules=["combat.a.target-legal"], edition="4th")
def test_a_razed_realm_is_defended_like_another(t: Table) -> None:
    _spider(t, pool=("Borys",))
    t.A.attacks("Nyrond", with_="BR/65")
    t.B.defends("Borys")
    t.A.passes()
    t.razed("Nyrond")
    t.zone("BR/65", "discard")
    t.changed("Borys", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("BR/65", rules=["combat.a.target-legal", "battle.end.realm-gone"], edition="4th")
def test_a_razed_realm_lost_with_its_defender_is_discarded(t: Table) -> None:
    _spider(t, pool=("Azhul",))
    t.A.attacks("Nyrond", with_="BR/65")
    t.B.defends("Azhul")
    t.B.passes()
    t.zone("Azhul", "discard")
    t.zone("Nyrond", "discard")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("BR/65", rules=["combat.i.new-attacker"], edition="4th")
def test_a_standing_realm_stands_when_the_spider_beats_its_defender(t: Table) -> None:
    _spider(t, realm="Nyrond", pool=("Azhul",))
    t.A.attacks("Nyrond", with_="BR/65")
    t.B.defends("Azhul")
    t.B.passes()
    t.standing("Nyrond")
    t.zone("Azhul", "discard")
    t.settled("A", "ask-next-attacker")


@card_test("BR/65", rules=["raze.face-down"], edition="4th")
def test_a_standing_realm_is_only_razed(t: Table) -> None:
    _spider(t, realm="Nyrond")
    t.A.attacks("Nyrond", with_="BR/65")
    t.B.declines()
    t.razed("Nyrond")
    t.changed("A:filler#1")
    t.settled("A", "ask-spoils")


@card_test("BR/65", rules=["immunity.offensive-only"], edition="4th")
def test_the_spider_uses_blood_abilities_and_is_immune_to_offensive_cleric_spells(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/65"], hand=["4th/443"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Nenioc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="BR/65")
    t.B.defends("Nenioc")
    t.A.can("play", "4th/443", "BR/65")
    t.settled("A", "ask-combat")


def _mithas(t: Table, after: int) -> None:
    """Mithas is razed in a turn of A's; so many more turns have begun."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mul Savage"], hand=[1], draw=[9])
    t.seat("B", formation={"A": "DL/1"}, draw=[9])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Borys"], draw=[9])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/1", with_="Mul Savage")
    t.B.declines()
    t.A.keeps()
    t.razed("DL/1")


@card_test("DL/1", rules=["rebuild.cost"], edition="4th")
def test_mithas_stands_again_when_its_player_has_their_turn(t: Table) -> None:
    _mithas(t, 0)
    t.A.passes(2)
    t.turn_of("B")
    t.standing("DL/1")
    t.changed("Mul Savage", *(f"A:filler#{n}" for n in range(1, 3)), *(f"B:filler#{n}" for n in range(1, 4)))
    t.settled("B")


@card_test("DL/1", rules=["combat.a.target-legal"], edition="4th")
def test_mithas_is_discarded_if_it_is_attacked_again_before_that(t: Table) -> None:
    t.seat("A", formation={"A": "DL/1"}, draw=[9])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Mul Savage"], draw=[9])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Borys"], draw=[9])
    t.begin(active="B", phase=4, windows="pass", unenforced=True)
    t.B.attacks("DL/1", with_="Mul Savage")
    t.A.declines()
    t.B.keeps()
    t.razed("DL/1")
    t.B.passes(2)
    t.turn_of("C")
    t.C.passes(3)
    t.C.attacks("DL/1", with_="Borys")
    t.A.declines()
    t.zone("DL/1", "discard")
    t.changed("Mul Savage", "Borys", "B:filler#1", *(f"C:filler#{n}" for n in range(1, 5)))
    t.settled("C", "ask-spoils")
