"""Heroes, wizards and clerics of the editions that beat some at sight, or ask something of a battle."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Play
from sixrealms.language import ATTACKERS, BEARER, CHAMPION, OPPONENT, Is, Lasting, gains
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

#: Who attacks, who falls at sight, who does not.
SLAYERS = {
    "1st/440": ("1st/440", "Mordenkainen", "Borys"),
    "3rd/196": ("3rd/196", "Dagrande", "Sadira"),
    "3rd/163": ("3rd/163", "DL/37", "Azhul"),
}


@card_family(SLAYERS, rules=["instant.one-card-chance"], edition="1st")
def test_they_beat_their_prey_at_sight(t: Table, printing: str, mine: str, prey: str, other: str) -> None:
    meet(t, mine, prey, pool=["Neeva"])
    t.zone(prey, "discard")
    t.changed(mine)
    t.settled("A", "ask-next-attacker")


@card_family(SLAYERS, rules=["instant.one-card-chance"], edition="1st")
def test_others_they_fight(t: Table, printing: str, mine: str, prey: str, other: str) -> None:
    meet(t, mine, other)
    t.zone(other, "battle")
    goes_on(t)


@card_test("1st/440", rules=["instant.one-card-chance"], edition="1st")
def test_the_king_of_the_elves_falls_to_the_undead_and_wizards_mourn_him(t: Table) -> None:
    meet(t, "1st/440", "Skeletal Horde", pool=["Mordenkainen", "Sadira"], their_pool=["Azhul", "1st/165"])
    t.zone("1st/440", "discard")
    t.zone("Mordenkainen", "discard")
    t.zone("1st/165", "discard")
    t.zone("Sadira", "pool")
    t.changed("Skeletal Horde", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_family({"NO/178": ()}, edition="1st")
def test_seragrimm_only_defends(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["NO/178", "Azhul"])
    t.seat("B", formation={"A": "DL/8"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "DL/8", "NO/178", because="card.power.definition")
    t.A.can("attack", "DL/8", "Azhul")
    t.settled("A")


@card_test("NO/178", edition="1st")
def test_he_does_defend(t: Table) -> None:
    meet(t, "Azhul", "NO/178")
    goes_on(t, "Azhul")


@card_family({"NO/262": (), "3rd/262": ()}, edition="1st")
def test_walls_have_no_power_against_them(t: Table, printing: str) -> None:
    with given("1st/246", Always(gains(CHAMPION & ATTACKERS, -1))):
        meet(t, printing, "Borys", realm="DL/8 + Black Waters")
        t.level(printing, 2)
        goes_on(t, "Borys")


@card_family({"NO/262": (), "3rd/262": ()}, edition="1st")
def test_defending_they_leave_them_alone(t: Table, printing: str) -> None:
    with given("1st/246", Always(gains(CHAMPION & ATTACKERS, -1))):
        meet(t, "Borys", printing, realm="DL/8 + Black Waters")
        t.level("Borys", 8)
        goes_on(t)


@pytest.mark.parametrize(("realm", "level"), [("Raam", 22), ("DL/8", 7)])
@card_test("3rd/259", edition="1st")
def test_neeva_defends_dark_sun_twice_as_well(t: Table, realm: str, level: int) -> None:
    meet(t, "Mul Savage", "3rd/259", realm=realm)
    t.level("3rd/259", level)
    goes_on(t, "Mul Savage")


@pytest.mark.parametrize(("realm", "level"), [("DL/8", 6), ("Sembia", 7)])
@card_test("NO/89", edition="1st")
def test_the_cleric_of_malar_hunts_abroad(t: Table, realm: str, level: int) -> None:
    meet(t, "NO/89", "Borys", realm=realm)
    t.level("NO/89", level)
    goes_on(t, "Borys")


@card_test("3rd/265", rules=["battle.after-combat-discards"], edition="1st")
def test_t_kkyl_eats_the_allies_of_whoever_he_beats(t: Table) -> None:
    meet(t, "3rd/265 + Gladiators", "Bagual", their_hand=["Gith", "Galek"], pool=["Azhul"], their_pool=["Borys"])
    t.B.plays("Gith")
    t.B.passes()
    t.zone("Gith", "abyss")
    t.zone("Bagual", "discard")
    t.zone("Gladiators", "discard")
    t.zone("Galek", "hand")
    t.changed("3rd/265")
    t.settled("A", "ask-next-attacker")


@card_test("3rd/265", rules=["battle.after-combat-discards"], edition="1st")
def test_beaten_he_eats_nobody(t: Table) -> None:
    meet(t, "3rd/265", "Azhul", their_hand=["Gith"])
    t.A.passes()
    t.zone("Gith", "hand")
    t.changed("3rd/265", "Azhul", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("3rd/62", rules=["turn.phase5.no-phase3-actions"], edition="1st")
def test_the_magister_goes_home_with_his_items(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["3rd/62 + Orb of Doom + 1st/410", "Azhul + Magic Sword"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=5, windows="pass", unenforced=True)
    t.A.uses("3rd/62")
    t.zone("3rd/62", "hand")
    t.zone("Orb of Doom", "hand")
    t.zone("1st/410", "discard")
    t.on("Magic Sword", "Azhul")
    t.settled("A", "ask-phase-5")


@card_test("3rd/62", edition="1st")
def test_psionicists_do_nothing_to_the_magister(t: Table) -> None:
    with given("4th/342", Always(gains(Is(OPPONENT), -1))):
        meet(t, "3rd/62", "4th/342")
        t.level("3rd/62", 4)
        goes_on(t, "4th/342")


@card_test("3rd/162", rules=["power.cost-beats-protection"], edition="1st")
def test_nothing_takes_an_item_from_mordenkainen(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/329"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["3rd/162 + Orb of Doom", "Azhul + Magic Sword"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/329")
    t.zone("Magic Sword", "discard")  # all there is to choose
    t.on("Orb of Doom", "3rd/162")
    t.settled("A")


@card_test("3rd/162", rules=["general.touch.retarget"], edition="1st")
def test_his_only_item_is_chosen_in_vain(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/329"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["3rd/162 + Orb of Doom", "Azhul"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/329")
    t.on("Orb of Doom", "3rd/162")
    t.settled("A")


@card_test("3rd/263", rules=["counter.exception"], edition="1st")
def test_vaerhirmana_negates_a_psionic_power_a_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/342"], hand=["PO/98", "PO/100"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + Gladiators", "3rd/263"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="4th/342")
    t.B.defends("Borys")
    t.A.plays("PO/98", by="4th/342")
    t.B.answers("3rd/263")
    t.zone("PO/98", "discard")
    t.A.plays("PO/100", by="4th/342")
    t.B.could_not_answer("3rd/263", because="already-used")
    t.changed("Borys", "PO/100", "Gladiators")
    goes_on(t)


@pytest.mark.parametrize(("foe", "zone"), [("Borys", "limbo"), ("Dragon King", "limbo"), ("1st/461", "discard")])
@card_test("3rd/306", rules=["limbo.return-time"], edition="1st")
def test_beaten_by_dark_sun_the_preserver_goes_to_limbo(t: Table, foe: str, zone: str) -> None:
    meet(t, "3rd/306", foe)
    t.A.passes()
    t.zone("3rd/306", zone)
    t.changed(foe, "B:filler#1")
    t.settled("B")


@pytest.mark.parametrize("look", ["yes", "no"])
@card_test("4th/272", edition="1st")
def test_vangerdahast_may_look_at_the_attackers_hand(t: Table, look: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=["Gith"])
    t.seat("B", formation={"A": "DL/8"}, pool=["4th/272"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Borys")
    t.B.defends("4th/272")
    t.B.says(look)
    t.zone("Gith", "hand")
    goes_on(t, "Borys")


@card_test("4th/279", edition="1st")
def test_while_kalid_na_is_in_play_his_realm_is_not_played(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["AR/92", "Nyrond"])
    t.seat("B", formation={"A": "DL/8"}, pool=["4th/279"])
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("play", "AR/92", because="forbidden")
    t.A.can("play", "Nyrond")
    t.settled("A")


@pytest.mark.parametrize("sister", ["4th/298", "4th/299"])
@card_test("4th/300", edition="1st")
def test_topaz_comes_to_her_sisters_aid_and_goes_home(t: Table, sister: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[sister, "4th/300 + Orb of Doom"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + Gladiators + Crystal of the Ebon Flame"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_=sister)
    t.B.defends("Borys")
    t.A.uses("4th/300")
    t.A.cannot("use", "4th/300", because=("not-in-pool", "no-effect"))
    t.A.passes()
    t.zone("4th/300", "pool")
    t.on("Orb of Doom", "4th/300")
    t.changed(sister, "Borys", "Gladiators", "B:filler#1")
    t.settled("B", "ask-spoils")


@card_test("4th/300", rules=["power.condition-mandatory"], edition="1st")
def test_she_helps_nobody_else(t: Table) -> None:
    meet(t, "Azhul", "Borys", pool=["4th/300"])
    t.A.cannot("use", "4th/300", because="condition-not-met")
    goes_on(t, "Borys")


@card_test("4th/477", rules=["avatar.sacrifice"], edition="1st")
def test_corellon_costs_a_great_elf(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/483", "Neeva", "4th/485"], hand=["4th/477"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/477")
    t.zone("4th/483", "discard")
    t.zone("4th/477", "pool")
    t.settled("A")


@card_test("4th/477", rules=["immunity.always-active"], edition="1st")
def test_under_corellon_rule_cards_do_nothing_to_elves_of_his_player(t: Table) -> None:
    with given("1st/430", Always(gains(CHAMPION, -1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["4th/477", "3rd/263", "Azhul"], table=["1st/430"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/163"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.level("3rd/263", 4)
        t.level("4th/477", 18)
        t.level("Azhul", 3)
        t.level("1st/163", 4)
        t.settled("A")


@card_test("1st/456", edition="1st")
def test_halcyon_brings_a_card_back_from_each_round_won(t: Table) -> None:
    meet(t, "1st/456", "Bagual", pool=["Azhul"], their_pool=["Borys"], discard=["Gith", "Magic Sword"])
    t.B.passes()
    t.A.says("yes")
    t.offered("Gith", "Magic Sword")
    t.A.chooses("Gith")
    t.zone("Gith", "hand")
    t.zone("Magic Sword", "discard")
    t.changed("Bagual", "1st/456")
    t.settled("A", "ask-next-attacker")


@card_family({"3rd/189": (True,), "NO/189": (False,)}, edition="1st")
def test_clerics_ask_the_arch_druid(t: Table, printing: str, bars: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc", "4th/469"], hand=["1st/366", "4th/471"], discard=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=[printing])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    if bars:
        t.A.cannot("play", "4th/471", because="forbidden")
    t.A.plays("1st/366", by="Nenioc")
    t.B.says("no")
    t.zone("Azhul", "discard")
    t.changed("1st/366")
    t.settled("A")


@card_test("3rd/69", rules=["power.cost-beats-protection"], edition="1st")
def test_the_cleric_of_torm_goes_from_the_pool_for_any_ally(t: Table) -> None:
    meet(t, "Azhul + Gith", "Borys + Galek", pool=["3rd/69"])
    t.A.uses("3rd/69")
    t.offered("Gith", "Galek")
    t.A.chooses("Galek")
    t.zone("Galek", "discard")
    t.zone("3rd/69", "discard")
    t.on("Gith", "Azhul")
    goes_on(t, "Borys")


@card_test("3rd/270", rules=["gloss.played-against"], edition="1st")
def test_shayira_takes_the_power_of_what_is_played_against_her(t: Table) -> None:
    with given("1st/182", Always(gains(Is(OPPONENT), -1))):
        meet(t, "3rd/270 + Crystal of the Ebon Flame", "Bagual", their_hand=["Zadoc"])
        t.B.plays("Zadoc")
        t.level("3rd/270", 9)
        t.level("Zadoc", 2)
        goes_on(t, "Bagual")


@card_test("1st/435", edition="1st")
def test_against_bagoomba_no_small_allies_attack(t: Table) -> None:
    meet(t, "Azhul", "1st/435", ["Gith", "War Party", "Orb of Doom"])
    t.A.cannot("play", "Gith", "Azhul", because="forbidden")
    t.A.can("play", "War Party", "Azhul")
    t.A.can("play", "Orb of Doom", "Azhul")
    goes_on(t)


@card_test("1st/458", rules=["immunity.always-active"], edition="1st")
def test_items_of_alicias_opponents_do_nothing_at_all(t: Table) -> None:
    with given("1st/103", Always(gains(Is(BEARER), 4))), given("1st/106", Always(gains(Is(OPPONENT), -1))):
        meet(t, "1st/458", "Azhul + 1st/103 + Orb of Doom")
        t.total("Azhul", 4)
        goes_on(t)


@card_test("3rd/75", edition="1st")
def test_lesser_offensive_items_lose_their_power_before_grypht(t: Table) -> None:
    weaker = Always(gains(Is(OPPONENT), -1))
    with given("1st/104", weaker), given("1st/153", weaker), given("1st/103", weaker):
        meet(t, "3rd/75 + 1st/94", "Mul Savage + Orb of Doom + Crystal of the Ebon Flame + 1st/103")
        t.level("3rd/75", 4 - 2)
        goes_on(t, "Mul Savage")


@card_family({"3rd/75": ()}, edition="1st")
def test_from_the_pool_grypht_does_nothing(t: Table, printing: str) -> None:
    meet(t, "Mul Savage + Orb of Doom", "Borys", pool=[printing])
    t.level("Mul Savage", 8)
    goes_on(t, "Borys")


@card_family({"3rd/282": ()}, edition="1st")
def test_allies_that_come_over_to_the_other_side_do_not_count_against_it(t: Table, printing: str) -> None:
    meet(t, printing, "Azhul + Gladiators")
    t.total("Azhul", 4)
    goes_on(t, "Gladiators", printing)


@card_test("3rd/60", rules=["gloss.played-against"], edition="1st")
def test_against_tergoz_they_are_only_not_played(t: Table) -> None:
    meet(t, "3rd/60", "Azhul + Gladiators")
    t.total("Azhul", 4 + 9)
    goes_on(t)


@card_test("4th/27", edition="1st")
def test_nor_do_they_against_urik(t: Table) -> None:
    meet(t, "Azhul + Gladiators", "Borys + War Party", realm="4th/27")
    t.total("Azhul", 4 + 3)
    t.total("Borys", 9 + 3 + 4)
    goes_on(t, "Gladiators", "War Party")


@card_family({"3rd/170": (), "3rd/176": ()}, rules=["move.allies.protected"], edition="1st")
def test_allies_fly_along_as_they_are_played(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Raam"}, pool=["Borys + Gladiators"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Raam", with_=printing)
    t.B.defends("Borys")
    t.A.plays("War Party")
    t.on("War Party", printing)
    goes_on(t, "Borys", "Gladiators")


@card_family({"3rd/262": (False,), "NO/262": (True,)}, edition="1st")
def test_defending_erellika_negates_psionic_powers(t: Table, printing: str, works: bool) -> None:
    with given("PO/98", Play(Lasting(gains(Is(OPPONENT), -1)))):
        meet(t, "4th/342", f"{printing} + Crystal of the Ebon Flame + Gladiators", ["PO/98"])
        if works:
            t.A.can("play", "PO/98", "4th/342")
        else:
            t.A.cannot("play", "PO/98", "4th/342", because="power-lost")
        goes_on(t, "4th/342", "Gladiators")


@card_test("NO/189", edition="1st")
def test_two_arch_druids_ask_for_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Nenioc"], hand=["1st/366"], discard=["Azhul"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["NO/189"])
    t.seat("C", formation={"A": "DL/8"}, pool=["3rd/189"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/366", by="Nenioc")
    t.C.says("yes")
    t.zone("Azhul", "hand")
    t.changed("1st/366")
    t.settled("A")
