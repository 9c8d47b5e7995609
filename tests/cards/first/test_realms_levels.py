"""Realms of 1st Edition that change levels: whose, by how much, and whose not."""

from __future__ import annotations

from tests.cards.sieges import siege, stands
from tests.table_talk import Table, card_family, card_test

ATTACKERS_LOSE = {"1st/18": (1,), "1st/140": (2,)}
DEFENDERS_GAIN = {"1st/19": (1,), "1st/222": (1,)}
#: The type that gains, an example of it, and one of another type.
TYPE_GAINS = {
    "1st/21": (("Mul Savage", 6), 4, ("Azhul", 4)), "1st/113": (("Mul Savage", 6), 3, ("Azhul", 4)),
    "1st/119": (("Mul Savage", 6), 5, ("Azhul", 4)), "1st/136": (("Azhul", 4), 4, ("Mul Savage", 6)),
}  # fmt: skip
CHANGES = ATTACKERS_LOSE | DEFENDERS_GAIN | TYPE_GAINS | {"1st/7": (), "1st/23": (), "1st/25": (), "1st/27": ()}


@card_family(ATTACKERS_LOSE, rules=["realm.power.when-attacked"])
def test_attackers_are_weaker_there(t: Table, realm: str, loss: int) -> None:
    siege(t, realm, "T'kkyl", "Azhul")
    stands(t, ("T'kkyl", 3 - loss), 9 - loss, ("Azhul", 4), 3)


@card_family(DEFENDERS_GAIN, rules=["realm.power.when-attacked"])
def test_defenders_are_stronger_there(t: Table, realm: str, gain: int) -> None:
    attacker, defender = ("Rangers of the Hornwood", 4), ("Tergoz Tenhammer", 5)
    siege(t, realm, attacker[0], defender[0])
    stands(t, attacker, 9, (defender[0], defender[1] + gain), 3 + gain)


@card_family(TYPE_GAINS, rules=["realm.power.when-attacked"])
def test_champions_of_one_type_are_stronger_there(
    t: Table, realm: str, gaining: tuple[str, int], gain: int, other: tuple[str, int]
) -> None:
    siege(t, realm, "T'kkyl", gaining[0])
    stands(t, ("T'kkyl", 3), 9, (gaining[0], gaining[1] + gain), 3)


@card_family(TYPE_GAINS)
def test_champions_of_other_types_are_not(
    t: Table, realm: str, gaining: tuple[str, int], gain: int, other: tuple[str, int]
) -> None:
    siege(t, realm, "T'kkyl", other[0])
    stands(t, ("T'kkyl", 3), 9, other, 3)


@card_family(TYPE_GAINS)
def test_attackers_of_that_type_gain_nothing(
    t: Table, realm: str, gaining: tuple[str, int], gain: int, other: tuple[str, int]
) -> None:
    siege(t, realm, gaining[0], "Preserver")
    stands(t, gaining, 9, ("Preserver", 6), 3)


@card_family(CHANGES, rules=["realm.power.when-attacked"])
def test_the_realm_next_door_changes_nothing(t: Table, realm: str, *_: object) -> None:
    siege(t, realm, "T'kkyl", "Mul Savage", next_door=True)
    stands(t, ("T'kkyl", 3), 9, ("Mul Savage", 6), 3)


@card_test("1st/7", rules=["realm.power.when-attacked"])
def test_only_allies_are_stronger_on_the_moonshaes(t: Table) -> None:
    siege(t, "Moonshae Isles", "T'kkyl", "Azhul")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 4), 6)


@card_test("1st/23", rules=["worldbonus.from-start", "activation.list.realm"])
def test_damara_doubles_a_defender_of_its_world_before_its_items_count(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Gnomes of Samek"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Damara"}, pool=["King Havlor II + Flameblade"], hand=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Damara", with_="Gnomes of Samek")
    t.B.defends("King Havlor II")
    t.A.plays("Gladiators")
    t.trace("King Havlor II", ["+5 base", "+3 world", "+8 power Damara", "+2 bonus Flameblade"])
    t.level("Gnomes of Samek", 7)
    t.level("Gladiators", 9)
    t.settled("A", "ask-combat")


@card_test("1st/23")
def test_damara_doubles_nobody_from_elsewhere(t: Table) -> None:
    siege(t, "Damara", "T'kkyl", "Azhul")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 4), 3)


@card_test("1st/25", rules=["realm.power.when-attacked"])
def test_dragonspear_helps_the_allies_of_a_monster(t: Table) -> None:
    siege(t, "Dragonspear Castle", "T'kkyl", "Mul Savage")
    stands(t, ("T'kkyl", 3), 9, ("Mul Savage", 6), 5)


@card_test("1st/25")
def test_dragonspear_helps_no_allies_of_a_hero_and_none_of_an_attacking_monster(t: Table) -> None:
    siege(t, "Dragonspear Castle", "Stef'fa Naf'ski", "Preserver")
    stands(t, ("Stef'fa Naf'ski", 5), 9, ("Preserver", 6), 3)


@card_test("1st/227", rules=["gloss.allies.when"])
def test_balic_halves_attacking_allies_and_rounds_up(t: Table) -> None:
    t.seat(
        "A", formation={"A": "Sembia"}, pool=["Gnomes of Samek"], hand=["The Iron Legion", "War Party", "Kank Lancers"]
    )
    t.seat("B", formation={"A": "Balic"}, pool=["Tergoz Tenhammer"], hand=["War Band", "Elf Galleon"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Balic", with_="Gnomes of Samek")
    t.B.defends("Tergoz Tenhammer")
    t.A.plays("The Iron Legion")
    t.level("The Iron Legion", 2)
    t.B.plays("War Band")
    t.level("War Band", 3)
    t.A.plays("War Party")
    t.level("War Party", 2)
    t.A.plays("Kank Lancers")
    t.level("Gnomes of Samek", 4)
    t.total("Gnomes of Samek", 4 + 2 + 2 + 3)
    t.total("Tergoz Tenhammer", 8)
    t.settled("B", "ask-combat")


@card_test("1st/221", rules=["realm.power.when-attacked"])
def test_draj_weakens_attackers_that_do_not_fly(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Gnomes of Samek"], hand=["Gladiators", "Pteranadon"])
    t.seat("B", formation={"A": "Draj"}, pool=["Skeletal Horde"], hand=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Draj", with_="Gnomes of Samek")
    t.level("Gnomes of Samek", 2)
    t.B.defends("Skeletal Horde")
    t.A.plays("Gladiators")
    t.B.plays("War Band")
    t.level("Gladiators", 7)
    t.level("Skeletal Horde", 5)
    t.level("War Band", 3)
    t.settled("B", "ask-combat")


@card_test("1st/221")
def test_draj_does_not_weaken_flyers(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Tyrinon"], hand=["Pteranadon", "War Party"])
    t.seat("B", formation={"A": "Draj"}, pool=["King Havlor II"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Draj", with_="Tyrinon")
    t.B.defends("King Havlor II")
    t.level("Tyrinon", 5)
    t.A.plays("Pteranadon")
    t.level("Pteranadon", 2)
    t.level("King Havlor II", 5)
    t.settled("B", "ask-combat")


@card_test("1st/221", rules=["realm.power.when-attacked"])
def test_draj_leaves_attackers_of_other_realms_alone(t: Table) -> None:
    siege(t, "Draj", "Rangers of the Hornwood", "Tergoz Tenhammer", next_door=True)
    stands(t, ("Rangers of the Hornwood", 4), 9, ("Tergoz Tenhammer", 5), 3)


@card_test("1st/227", rules=["realm.power.when-attacked"])
def test_balic_leaves_allies_at_other_realms_alone(t: Table) -> None:
    siege(t, "Balic", "Rangers of the Hornwood", "Tergoz Tenhammer", next_door=True)
    stands(t, ("Rangers of the Hornwood", 4), 9, ("Tergoz Tenhammer", 5), 3)


@card_test("1st/116", rules=["gloss.artifact.not-item", "combat.e.totals"])
def test_blackmoor_strengthens_what_its_defender_wears(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["Azhul + Wand of Light"], hand=["Gladiators", "Orb of Doom"])
    t.seat("B", formation={"A": "Blackmoor"}, pool=["Mordenkainen + Flameblade + Ren's Crystal Ball"], hand=["Shield"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Blackmoor", with_="Azhul")
    t.B.defends("Mordenkainen")
    t.level("Mordenkainen", 7 + 3 + (2 + 2) + 2)
    t.A.plays("Gladiators")
    t.A.plays("Orb of Doom", on="Azhul")
    t.level("Azhul", 4 + 3 + 2)
    t.B.plays("Shield", by="Mordenkainen")
    t.level("Mordenkainen", 16 + 2)
    t.settled("A", "ask-combat")


@card_test("1st/27", rules=["realm.power.when-attacked", "raze.still-in-play"])
def test_darkhold_counts_on_a_zhentil_keep_anywhere_even_razed(t: Table) -> None:
    t.seat("A", formation={"A": "Zhentil Keep (razed)"}, pool=["T'kkyl"], hand=["Gladiators"])
    t.seat("B", formation={"A": "Darkhold"}, pool=["Azhul"], hand=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Darkhold", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.B.plays("War Band")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 6), 5)


@card_test("1st/27", rules=["inplay.definition"])
def test_darkhold_counts_on_no_zhentil_keep_in_a_hand_or_pile(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators"], discard=["Zhentil Keep"])
    t.seat("B", formation={"A": "Darkhold"}, pool=["Azhul"], hand=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Darkhold", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.B.plays("War Band")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 4), 3)


@card_test("1st/112", rules=["realm.power.when-attacked"])
def test_the_lands_of_iuz_rely_on_an_iuz_in_any_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl", "Iuz the Evil"], hand=["Gladiators"])
    t.seat("B", formation={"A": "The Lands of Iuz"}, pool=["Azhul"], hand=["War Band"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Lands of Iuz", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.B.plays("War Band")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 7), 6)


@card_test("1st/112")
def test_the_avatar_of_iuz_is_iuz_as_well(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators"])
    t.seat("B", formation={"A": "The Lands of Iuz"}, pool=["Azhul"], hand=["War Band"])
    t.seat("C", pool=["Iuz, Avatar of Evil [4th/488]"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("The Lands of Iuz", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.B.plays("War Band")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 7), 6)


@card_test("1st/112", rules=["inplay.definition"])
def test_without_iuz_in_play_his_lands_strengthen_nobody(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, pool=["T'kkyl"], hand=["Gladiators", "Iuz the Evil"])
    t.seat("B", formation={"A": "The Lands of Iuz"}, pool=["Azhul"], hand=["War Band"], discard=["Arms of Iuz"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("The Lands of Iuz", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays("Gladiators")
    t.B.plays("War Band")
    stands(t, ("T'kkyl", 3), 9, ("Azhul", 4), 3)
