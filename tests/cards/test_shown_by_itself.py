"""Cards whose other tests need made-up powers, each in a position of real cards that everybody can try."""

from __future__ import annotations

from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_family, card_test

REALM_A, REALM_B = {"A": "Rashemen"}, {"A": "Nyrond"}


@card_test("NO/175", edition="1st")
def test_the_mist_wolf_drives_away_an_ally_at_its_realm(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["NO/175"])
    t.seat("B", formation={"A": "RL/2 + Zadoc"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("NO/175")
    t.zone("Zadoc", "discard")
    t.changed("NO/175")
    t.settled("A")


@card_test("1st/413", edition="1st")
def test_under_the_map_of_life_no_realm_is_laid(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["1st/413", "Nyrond"])
    t.seat("B", formation={"A": "Vaasa"})
    t.begin(active="A", phase=2, windows="pass")
    t.A.plays("1st/413")
    t.A.cannot("play", "Nyrond", because="forbidden")
    t.zone("Nyrond", "hand")
    t.zone("1st/413", "table")
    t.settled("A")


@card_family({"1st/451": (), "1st/453": ()}, edition="1st")
def test_fear_finds_the_other_champion(t: Table, printing: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Fear"])
    t.seat("B", formation=REALM_B, pool=[printing, "Azhul"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Fear", by="Sadira")
    t.on("Fear", "Azhul")
    t.settled("A")


@card_test("3rd/134", rules=["raze.still-in-play"], edition="1st")
def test_hookhill_stands_where_bissel_lies_razed(t: Table) -> None:
    t.seat("A", formation={"A": "Sembia"}, hand=["Siege!"])
    t.seat("B", formation={"A": "3rd/134"})
    t.seat("C", formation={"A": "Furyondy", "B": "Bissel (razed)"})
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("Siege!")
    t.razed("Sembia")
    t.changed("Siege!", "3rd/134", "Furyondy")
    t.settled("A")


@card_test("3rd/177", edition="1st")
def test_colleen_slays_another_monster_but_not_quagmiela(t: Table) -> None:
    meet(t, "Lovely Colleen", "3rd/177")
    t.zone("3rd/177", "battle")
    goes_on(t)


@card_test("3rd/180", edition="1st")
def test_heroes_rage_and_wizards_do_not(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", "Sadira"], hand=["3rd/180"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("3rd/180")
    t.level("Azhul", 9)
    t.level("Sadira", 4)
    t.level("Neeva", 7)
    t.changed("3rd/180")
    t.settled("A")


@card_test("3rd/184", edition="1st")
def test_trystan_takes_the_power_of_the_iron_legion(t: Table) -> None:
    meet(t, "Azhul", "Borys + 4th/209", ["3rd/184"])
    t.base("Azhul", 0)
    t.A.plays("3rd/184")
    t.base("Azhul", 4)
    goes_on(t, "Borys", "4th/209")


@card_family({"3rd/190": (), "4th/216": ()}, edition="1st")
def test_beside_the_hound_tentacles_spare_a_small_champion(t: Table, printing: str) -> None:
    meet(t, f"Azhul + {printing} + War Party", "Elminster the Mage [1st/44]", their_hand=["NO/378"], pool=["Bagual"])
    t.B.plays("NO/378", by="Elminster the Mage")
    t.zone("Bagual", "discard")
    t.zone("Azhul", "battle")
    goes_on(t, "NO/378")


@card_family({"3rd/284": (6,), "4th/321": (9,)}, edition="1st")
def test_its_own_items_do_not_help_it_either(t: Table, printing: str, level: int) -> None:
    meet(t, f"{printing} + Orb of Doom", "Borys")
    t.level(printing, level)
    goes_on(t, "Borys")


@card_test("3rd/16", edition="1st")
def test_the_wand_is_dark_in_the_high_forest(t: Table) -> None:
    meet(t, "Neeva + 3rd/109", "Skeletal Horde", realm="3rd/16")
    t.level("Skeletal Horde", 5)
    goes_on(t, "Neeva")


@card_test("4th/211", edition="1st")
def test_the_wand_is_dark_before_the_saurial(t: Table) -> None:
    meet(t, "Neeva + 3rd/109", "Skeletal Horde + 4th/211")
    t.level("Skeletal Horde", 5)
    goes_on(t, "Neeva")


@card_test("4th/117", edition="1st")
def test_the_keep_falls_instead_of_its_realm(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393"])
    t.seat("B", formation={"A": "Nyrond + 4th/117"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Nyrond")
    t.zone("4th/117", "discard")
    t.zone("Nyrond", "formation")
    t.changed("1st/393")
    t.settled("A")


@card_test("4th/145", edition="1st")
def test_under_the_balance_the_legion_frightens_nobody(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["4th/145"])
    t.seat("B", formation=REALM_B, pool=["Borys + 4th/209"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.plays("4th/145")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Borys")
    t.base("Azhul", 4)
    t.changed("4th/145", "Borys", "4th/209")
    t.settled("A", "ask-combat")


@card_test("4th/158", edition="1st")
def test_an_avatar_walks_in_for_nothing(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["4th/158", "4th/473"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("4th/158")
    t.A.plays("4th/473")
    t.zone("4th/473", "pool")
    t.zone("Azhul", "pool")
    t.changed("4th/158")
    t.settled("A")


@card_test("4th/188", edition="1st")
def test_in_the_dark_haven_one_is_half_as_strong(t: Table) -> None:
    meet(t, "Neeva + 4th/188", "Borys")
    t.base("Neeva", 3)
    goes_on(t, "Borys")


@card_test("4th/337", edition="1st")
def test_ansalong_leaves_an_offensive_item_its_bonus_alone(t: Table) -> None:
    meet(t, "4th/337", "Azhul + 4th/173", ["Zadoc", "War Party"], realm="Nyrond")
    t.A.plays("Zadoc")
    t.A.plays("War Party")
    t.B.cannot("use", "4th/173", because="power-lost")
    t.level("Azhul", 6)
    t.on("Zadoc", "4th/337")
    goes_on(t, "Azhul", "War Party")


@card_test("4th/385", rules=["move.flyer.any-realm"], edition="1st")
def test_those_that_walk_fly_and_those_that_fly_walk(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira", "Dagrande"], hand=["4th/385"])
    t.seat("B", formation=REALM_B, pool=["Gloriana"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("4th/385", by="Sadira")
    t.kind("Dagrande", "Flyer")
    t.changed("4th/385")
    t.settled("A")


@card_test("4th/408", edition="1st")
def test_a_warded_cleric_is_not_lost(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Bagual"], hand=["4th/408"])
    t.seat("B", formation=REALM_B, pool=["Borys"], draw=[])
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("4th/408", by="Bagual")
    t.A.passes()
    t.A.attacks("Nyrond", with_="Bagual")
    t.B.defends("Borys")
    t.A.passes()
    t.zone("Bagual", "limbo")
    t.changed("4th/408", "Borys")
    t.settled("A")


@card_test("4th/428", edition="1st")
def test_a_phobia_costs_as_many_levels_as_its_user_has(t: Table) -> None:
    meet(t, "4th/331", "Borys", ["4th/428"])
    t.A.plays("4th/428", by="4th/331")
    t.base("Borys", 3)
    goes_on(t, "4th/428", "4th/331")


@card_test("4th/450", edition="1st")
def test_by_the_digit_two_two_allies_are_talked_away(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["4th/351"], hand=["4th/450"], draw=["1st/82", 5])
    t.seat("B", formation=REALM_B, pool=["Borys + Galek + Pteranadon + War Party"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="4th/351")
    t.B.defends("Borys")
    t.A.plays("4th/450", by="4th/351")
    t.B.chooses("Galek", "Pteranadon")
    t.zone("Galek", "discard")
    t.zone("Pteranadon", "discard")
    t.on("War Party", "Borys")
    t.changed("4th/450", "1st/82", "4th/351", "Borys")
    t.settled("A", "ask-combat")


@card_test("4th/103", edition="1st")
def test_bad_omens_pass_swimmers_by(t: Table) -> None:
    t.seat("A", formation={"A": "BR/5 + 4th/103"}, pool=["4th/313", "Azhul"])
    t.seat("B", formation=REALM_B, hand=["3rd/91"])
    t.begin(active="B", phase=3, windows="pass", unenforced=True)
    t.B.plays("3rd/91")
    t.level("4th/313", 5)
    t.level("Azhul", 2)
    t.changed("3rd/91")
    t.settled("B")


@card_test("3rd/146", edition="1st")
def test_the_arms_send_a_cataclysm_elsewhere(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Furyondy + 3rd/146", "B": "Vaasa"})
    t.begin(active="A", phase=3)
    t.A.plays("Cataclysm!")
    t.A.chooses("Furyondy")
    t.B.answers("3rd/146")
    t.B.chooses("Rashemen")
    t.zone("Rashemen", "discard")
    t.standing("Furyondy")
    t.changed("Cataclysm!")
    t.settled("A")


@card_test("DU/116", rules=["gloss.hand"], edition="1st")
def test_who_looks_at_the_mine_loses_their_hand(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira + 1st/411"], hand=["Zadoc"])
    t.seat("B", formation=REALM_B, hand=["DU/116"])
    t.begin(active="A", phase="start", windows="pass")
    t.A.says("yes")
    t.zone("Zadoc", "discard")
    t.zone("1st/411", "discard")
    t.changed("DU/116")
    t.settled("A")


@card_test("4th/427", edition="1st")
def test_what_was_foreseen_is_played_first(t: Table) -> None:
    meet(t, "4th/331", "Neeva", ["4th/427"], ["Gith", "War Party", "Magic Sword"])
    t.A.plays("4th/427", by="4th/331")
    t.B.chooses("Gith", "Magic Sword")
    t.B.cannot("play", "War Party", "Neeva", because="forbidden")
    t.B.plays("Gith")
    t.on("Gith", "Neeva")
    t.zone("War Party", "hand")
    goes_on(t, "4th/427", "4th/331", "Magic Sword")


@card_test("4th/435", edition="1st")
def test_a_tail_slap_falls_back_on_its_own_side(t: Table) -> None:
    meet(t, "1st/446 + Zadoc", "Mul Savage + Crystal of the Ebon Flame", ["4th/439"], ["4th/435"])
    t.A.plays("4th/439", by="1st/446")
    t.B.answers("4th/435", by="Mul Savage")
    t.zone("Zadoc", "discard")
    goes_on(t, "4th/439", "4th/435", "Crystal of the Ebon Flame", "1st/446")


@card_test("4th/442", edition="1st")
def test_a_wall_of_fire_does_not_stop_the_master_of_fire(t: Table) -> None:
    meet(t, "4th/351", "Elminster the Mage [1st/44]", ["4th/442"], ["3rd/335"])
    t.A.plays("4th/442", by="4th/351")
    t.B.plays("3rd/335", by="Elminster the Mage")
    t.zone("4th/351", "battle")
    goes_on(t, "4th/442", "3rd/335", "Elminster the Mage")
