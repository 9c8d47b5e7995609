"""Magical items of 4th Edition: what they do in a fight and outside of it."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always
from sixrealms.language import OPPONENT, SELF, Is, gains
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test


@card_test("4th/168", edition="1st")
def test_the_ghost_crystal_brings_back_one_undead_ally_a_turn(t: Table) -> None:
    t.seat(
        "A",
        formation={"A": "Rashemen"},
        pool=["Azhul + 4th/168"],
        discard=["Swordwraith", "Sea Zombie", "War Party", "Skeletal Horde"],
    )
    t.seat("B", formation={"A": "Nyrond"}, discard=["Skeleton"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.uses("4th/168")
    t.offered("Swordwraith", "Sea Zombie")
    t.A.chooses("Sea Zombie")
    t.zone("Sea Zombie", "hand")
    t.A.cannot("use", "4th/168", because="already-used")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("ruleset", ["fourth-edition", "tournament"])
@card_test("4th/168", edition="1st")
def test_the_ghost_crystal_is_silent_in_other_phases(t: Table, ruleset: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/168"], discard=["Swordwraith"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True, ruleset=ruleset)
    t.A.cannot("use", "4th/168", because="wrong-moment")
    t.settled("A", "ask-phase-4")


@card_test("4th/169", rules=["activation.full-on-entry"], edition="1st")
def test_the_net_sweeps_away_allies_that_lie_there(t: Table) -> None:
    meet(t, "Azhul + 4th/169 + Swordwraith", "Mul Savage + War Party + Gladiators")
    t.zone("War Party", "discard")
    t.zone("Gladiators", "discard")
    t.on("Swordwraith", "Azhul")
    goes_on(t, "Mul Savage")


@card_test("4th/171", edition="1st")
def test_the_rings_see_a_hand_and_take_one_card_of_it(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/171"], hand=["Gith"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["War Party", "Zadoc"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Galek"])
    t.seat("D", formation={"A": "Sembia"})
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("yes")
    t.A.player("B")
    t.offered("War Party", "Zadoc")
    t.A.chooses("Zadoc")
    t.zone("Zadoc", "discard")
    t.zone("War Party", "hand")
    t.settled("A")


@card_test("4th/171", "NO/311", edition="1st")
def test_nobody_has_to_look(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/171", "Neeva + NO/311"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["War Party", "Zadoc"])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("no")
    t.A.says("no")
    t.zone("War Party", "hand")
    t.zone("Zadoc", "hand")
    t.settled("A")


@card_test("4th/172", rules=["counter.exception"], edition="1st")
def test_the_shield_absorbs_one_offensive_spell_a_round(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mul Savage + 4th/172 + Zadoc"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"], hand=["1st/331", "Cone of Cold", "1st/343"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Sadira")
    t.B.plays("1st/331", by="Sadira")
    t.A.answers("4th/172")
    t.zone("1st/331", "discard")
    t.B.plays("Cone of Cold", by="Sadira")
    t.A.could_not_answer("4th/172", because="already-used")
    goes_on(t, "Sadira", "Cone of Cold")


@card_test("4th/172", rules=["counter.exception"], edition="1st")
def test_the_shield_answers_no_defensive_spell(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mul Savage + 4th/172"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"], hand=["1st/343"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Sadira")
    t.B.plays("1st/343", by="Sadira")
    t.A.could_not_answer("4th/172", because="cannot-answer-that")
    t.changed("1st/343")
    goes_on(t, "Sadira")


@card_family({"4th/173": (), "3rd/314": ()}, rules=["gloss.allies.traits"], edition="1st")
def test_the_shield_annihilates_one_ally_played_in_the_round(t: Table, printing: str) -> None:
    meet(t, f"Azhul + {printing} + 1st/102", "Mul Savage", their_hand=["War Party", "Gladiators"])
    t.B.plays("War Party")
    t.A.uses(printing)
    t.zone("War Party", "discard")
    t.B.plays("Gladiators")
    t.A.cannot("use", printing, because="already-used")
    goes_on(t, "Mul Savage")


@card_family({"4th/174": (), "3rd/315": ()}, edition="1st")
def test_the_shield_takes_the_power_of_one_offensive_item_but_not_its_bonus(t: Table, printing: str) -> None:
    with given("1st/206", Always(gains(Is(OPPONENT), -2))), given("1st/103", Always(gains(Is(OPPONENT), -1))):
        meet(t, f"Azhul + {printing}", "Mul Savage + 1st/206 + 1st/103 + Crystal of the Ebon Flame")
        t.level("Azhul", 4 + 2 - 3)
        t.A.uses(printing)
        t.offered("1st/206", "Crystal of the Ebon Flame")
        t.A.chooses("1st/206")
        t.level("Azhul", 4 + 2 - 1)
        t.level("Mul Savage", 6 + 2 + 6)
        t.A.cannot("use", printing, because="already-used")
        goes_on(t, "Mul Savage")


@card_test("4th/177", edition="1st")
def test_dragons_have_no_power_against_the_dragonslayer(t: Table) -> None:
    with given("1st/305", Always(gains(Is(OPPONENT), -3))), given("4th/237", Always(gains(Is(OPPONENT), -1))):
        meet(t, "Azhul + 4th/177", "Borys + 4th/237")
        t.level("Azhul", 8)
        goes_on(t, "Borys")


@card_test("4th/177", edition="1st")
def test_others_keep_theirs_and_so_do_dragons_that_meet_another_champion(t: Table) -> None:
    with given("1st/305", Always(gains(Is(OPPONENT), -1))), given("1st/182", Always(gains(Is(OPPONENT), -1))):
        meet(t, "Mul Savage", "Borys + Zadoc", pool=["Azhul + 4th/177"])
        t.level("Mul Savage", 4)
        goes_on(t, "Borys", "Zadoc")


@card_test("4th/179", edition="1st")
def test_the_horn_blasts_the_holding_of_the_realm_it_comes_to(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/179"])
    t.seat("B", formation={"A": "Nyrond + Arms of Furyondy", "B": "Sembia + Lost Oasis"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Azhul")
    t.zone("Arms of Furyondy", "discard")
    t.on("Lost Oasis", "Sembia")
    t.settled("B", "ask-defend")


@card_test("4th/179", edition="1st")
def test_the_horn_does_not_blow_for_another_attacker(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/179", "Neeva"])
    t.seat("B", formation={"A": "Nyrond + Arms of Furyondy"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Nyrond", with_="Neeva")
    t.on("Arms of Furyondy", "Nyrond")
    t.settled("B", "ask-defend")


@card_test("4th/180", edition="1st")
def test_the_wand_is_worth_the_last_digit_it_draws(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/180"], draw=["1st/54", "1st/60"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.level("Azhul", 4)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Mul Savage")
    t.level("Azhul", 8)
    t.zone("1st/54", "discard")
    goes_on(t, "Mul Savage")


@card_test("4th/185", rules=["discard.to-owner"], edition="1st")
def test_a_victorious_attack_costs_the_defender_every_holding(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "Vaasa + Lost Oasis"}, pool=["Neeva + 4th/185", "Azhul"])
    t.seat("B", formation={"A": "DL/8", "B": "Sembia + Arms of Furyondy"}, pool=["Zadoc [1st/79]", "Borys"])
    t.seat("C", formation={"A": "Nyrond + Black Waters"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Neeva")
    t.B.defends("1st/79")
    t.B.passes()
    t.zone("Arms of Furyondy", "discard")
    t.on("Lost Oasis", "Vaasa")
    t.on("Black Waters", "Nyrond")
    t.changed("1st/79", "Neeva")
    t.settled("A", "ask-next-attacker")


@card_test("4th/185", rules=["discard.to-owner"], edition="1st")
def test_a_defence_won_costs_nobody_a_holding(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen + Arms of Furyondy"}, pool=["1st/79", "Azhul"])
    t.seat("B", formation={"A": "DL/8", "B": "Sembia + Lost Oasis"}, pool=["Neeva + 4th/185"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="1st/79")
    t.B.defends("Neeva")
    t.A.passes()
    t.on("Lost Oasis", "Sembia")
    t.on("Arms of Furyondy", "Rashemen")
    t.changed("1st/79", "Neeva")
    t.B.keeps("filler")
    t.settled("A")


@card_test("4th/199", rules=["immunity.always-active"], edition="1st")
def test_the_scarab_shelters_from_realms_and_the_undead(t: Table) -> None:
    with (
        given("DL/8", Always(gains(Is(OPPONENT) | Is(SELF), -1))),
        given("1st/155", Always(gains(Is(OPPONENT), -2))),
    ):
        meet(t, "Azhul + 4th/199", "Skeletal Horde")
        t.level("Azhul", 7)
        goes_on(t, "Skeletal Horde")


@card_test("4th/199", rules=["immunity.always-active"], edition="1st")
def test_the_scarab_does_not_shelter_from_the_living_or_from_undead_allies(t: Table) -> None:
    with given("1st/284", Always(gains(Is(OPPONENT), -1))), given("1st/169", Always(gains(Is(OPPONENT), -1))):
        meet(t, "Azhul + 4th/199", "Mul Savage + Swordwraith")
        t.level("Azhul", 5)
        goes_on(t, "Mul Savage")


@card_test("4th/200", rules=["discard.to-owner"], edition="1st")
def test_the_arrow_slays_a_champion_at_home_who_is_not_the_opponents(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/200", "Neeva"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys", "Sadira"])
    t.seat("C", formation={"A": "Nyrond"}, pool=["Mul Savage", "Otto"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Borys")
    t.level("Azhul", 6)
    t.A.uses("4th/200")
    t.offered("Neeva", "Mul Savage", "Otto")
    t.A.chooses("Otto")
    t.zone("Otto", "discard")
    t.zone("4th/200", "abyss")
    goes_on(t, "Borys")


@card_family({"4th/201": (4, "Mul Savage"), "NO/208": (1, "Azhul")}, rules=["combat.e.totals"], edition="1st")
def test_its_bearer_helps_from_the_pool(t: Table, printing: str, levels: int, bearer: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Neeva", f"{bearer} + {printing}"])
    t.seat("B", formation={"A": "DL/8"}, pool=["Borys + Crystal of the Ebon Flame"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("use", printing, because="no-target")
    t.A.attacks("DL/8", with_="Neeva")
    t.B.defends("Borys")
    t.A.uses(printing)
    t.offered("Neeva", "Borys")
    t.A.chooses("Neeva")
    t.level("Neeva", 7 + levels)
    t.level("Borys", 15)
    t.A.cannot("use", printing, because="already-used")
    goes_on(t, "Borys")


@card_family({"4th/201": (), "NO/208": ()}, rules=["power.condition-mandatory"], edition="1st")
def test_in_the_fight_its_bearer_cannot_lend(t: Table, printing: str) -> None:
    meet(t, f"Neeva + {printing}", "Borys + Crystal of the Ebon Flame")
    t.level("Neeva", 11)
    t.A.cannot("use", printing, because="condition-not-met")
    goes_on(t, "Borys")


@card_test("NO/208", rules=["power.condition-mandatory"], edition="1st")
def test_only_a_hero_lends_a_level(t: Table) -> None:
    meet(t, "Azhul", "Borys", pool=["Mul Savage + NO/208"])
    t.A.cannot("use", "NO/208", because="condition-not-met")
    goes_on(t, "Borys")


@card_test("4th/204", rules=["gloss.defeated"], edition="1st")
def test_the_mace_sends_beaten_undead_to_the_abyss(t: Table) -> None:
    meet(t, "Neeva + 4th/204 + Gladiators", "Skeletal Horde", their_hand=["Swordwraith", "War Party"])
    t.B.plays("Swordwraith")
    t.B.plays("War Party")
    t.B.passes()
    t.zone("Skeletal Horde", "abyss")
    t.zone("Swordwraith", "abyss")
    t.zone("War Party", "discard")
    t.changed("Neeva", "Gladiators")
    t.settled("A", "ask-next-attacker")


@card_test("4th/204", rules=["gloss.defeated"], edition="1st")
def test_the_living_go_where_they_always_go_and_so_do_undead_others_beat(t: Table) -> None:
    meet(t, "Neeva + Gladiators", "Skeletal Horde", their_hand=["Swordwraith"], pool=["Azhul + 4th/204"])
    t.B.plays("Swordwraith")
    t.B.passes()
    t.zone("Skeletal Horde", "discard")
    t.zone("Swordwraith", "discard")
    t.changed("Neeva", "Gladiators")
    t.settled("A", "ask-next-attacker")


@card_test("NO/311", edition="1st")
def test_the_ring_sees_a_hand_and_takes_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + NO/311"], hand=["Gith"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["War Party", "Zadoc"])
    t.seat("C", formation={"A": "Vaasa"}, hand=["Galek"])
    t.seat("D", formation={"A": "Sembia"})
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("yes")
    t.A.player("B")
    t.zone("War Party", "hand")
    t.zone("Zadoc", "hand")
    t.settled("A")


@card_test("4th/172", rules=["power.combat-only-when-involved"], edition="1st")
def test_the_shield_absorbs_nothing_in_the_pool(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Sadira"], hand=["Death Spell"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul + 4th/172"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("Death Spell", by="Sadira")
    t.A.chooses("Azhul")
    t.B.could_not_answer("4th/172", because="not-fighting")
    t.zone("Azhul", "discard")
    t.zone("4th/172", "discard")
    t.changed("Death Spell", "Sadira")
    t.settled("A", "ask-phase-3")


@card_test("4th/177", edition="1st")
def test_others_have_their_power_against_the_dragonslayer(t: Table) -> None:
    with given("1st/284", Always(gains(Is(OPPONENT), -1))), given("1st/182", Always(gains(Is(OPPONENT), -1))):
        meet(t, "Azhul + 4th/177", "Mul Savage + Zadoc")
        t.level("Azhul", 6)
        goes_on(t, "Mul Savage", "Zadoc")


@card_test("4th/178", rules=["combat.e.totals"], edition="1st")
def test_allies_swim_along_as_they_are_played(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 4th/178"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Sembia", with_="Azhul")
    t.B.defends("Borys")
    t.A.plays("War Party")
    t.total("Azhul", 4 + 2 + 4)
    goes_on(t, "Borys")


@card_test("4th/179", edition="1st")
def test_defending_the_horn_spares_its_own_walls(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": "DL/8 + Arms of Furyondy"}, pool=["Borys + 4th/179"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("DL/8", with_="Azhul")
    t.B.defends("Borys")
    t.on("Arms of Furyondy", "DL/8")
    goes_on(t, "Azhul")


@card_test("4th/184", rules=["turn.phase3.attach-required"], edition="1st")
def test_only_clerics_swing_the_hammer_of_the_gods(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul", "Nenioc"], hand=["4th/184"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", "4th/184", "Azhul", because="not-this-bearer")
    t.A.plays("4th/184", on="Nenioc")
    t.on("4th/184", "Nenioc")
    t.settled("A", "ask-phase-3")


@card_test("4th/204", rules=["gloss.defeated"], edition="1st")
def test_the_living_whom_the_mace_beats_are_discarded(t: Table) -> None:
    meet(t, "Neeva + 4th/204 + Gladiators", "Mul Savage", their_hand=["War Party"])
    t.B.plays("War Party")
    t.B.passes()
    t.zone("Mul Savage", "discard")
    t.zone("War Party", "discard")
    t.changed("Neeva", "Gladiators")
    t.settled("A", "ask-next-attacker")
