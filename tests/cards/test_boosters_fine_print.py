"""What booster cards leave alone, down to single words of theirs."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always, Play, Target, When
from sixrealms.powers.allowances import DrawsPerTurn
from sixrealms.powers.battle_effects import LoseRound
from sixrealms.powers.card_questions import CHAMPION
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import OPPONENT
from sixrealms.powers.sets import one
from sixrealms.powers.whereabouts import OPPOSING
from tests.cards.drawn import drew
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}


@card_test("AR/27", rules=["gloss.played-against"])
def test_the_rod_helps_its_bearer_and_nobody_else(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["War Party"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage", "Neeva + AR/27"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.plays("War Party")
    t.B.could_not_answer("AR/27", because="not-fighting")
    t.on("War Party", "Azhul")
    t.settled("B", "ask-combat")


@card_test("AR/106", rules=["pool.not-while-fighting"])
def test_onad_cannot_leave_the_fight_for_an_event(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"], hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["AR/106"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.A.passes()
    t.B.defends("AR/106")
    t.A.plays("Good Fortune")
    t.B.could_not_answer("AR/106", because="not-in-pool")
    t.zone("AR/106", "battle")
    t.changed("Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-combat")


@card_test("BR/59", rules=["power.condition-mandatory"])
def test_raze_is_for_one_realm(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["BR/59"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Celene"})
    t.begin(active="A", phase=3)
    t.A.plays("BR/59", by="Sadira")
    t.A.chooses("Keoland")
    t.razed("Keoland")
    t.zone("Sadira", "discard")
    t.changed("BR/59")
    t.settled("A", "ask-phase-3")


@card_test("BR/101", rules=["combat.b.attacker-choice"])
def test_the_king_names_champions_that_wait_in_pools(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul", "Neeva", "Dagrande"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"])
    t.seat("C", formation=REALM_C, hand=["BR/101"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.C.plays("BR/101")
    t.offered("Neeva", "Dagrande")
    t.changed("BR/101")
    t.settled("C")


@pytest.mark.parametrize(("lost", "drawn"), [(False, 2), (True, 1)])
@card_test("BR/118", rules=["gloss.rule-card.global"])
def test_taxes_come_from_unrazed_realms_of_that_world(t: Table, lost: bool, drawn: int) -> None:
    t.seat("A", formation={"A": f"BR/1{' (razed)' if lost else ''}", "B": "Rashemen"})
    t.seat("B", formation=REALM_B, table=["BR/118"])
    t.begin(active="A", phase="start", unenforced=True)
    t.A.passes()
    t.count("A", hand=drawn)
    drew(t, "A", drawn)
    t.settled("A")


@card_test("BR/118", rules=["gloss.rule-card.global"])
def test_one_card_is_drawn_whatever_takes_draws_away(t: Table) -> None:
    with given("1st/224", Always(DrawsPerTurn(YOU, -1))):
        t.seat("A", formation={"A": "1st/224"})
        t.seat("B", formation=REALM_B, table=["BR/118"])
        t.begin(active="A", phase="start")
        t.A.passes()
        t.count("A", hand=1)
        drew(t, "A", 1)
        t.settled("A")


@card_test("DL/83", rules=["dispel.reflection-lasting", "gloss.psionic-attack"])
def test_reflection_is_for_spells(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["NS/123"], hand=["PO/77", "PO/93"])
    t.seat("B", formation=REALM_B, pool=["Nenioc + Orb of Doom + War Party + Dwarven Hammer"], hand=["DL/83"])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("Nyrond", with_="NS/123")
    t.B.defends("Nenioc")
    t.A.plays("PO/77", by="NS/123")
    t.B.could_not_answer("DL/83", because="dispel.timing")
    t.on("PO/77", "NS/123")
    t.settled("A", "ask-combat")


@card_test("DL/83", rules=["dispel.reflection-lasting", "gloss.psionic-attack"])
def test_nor_once_it_has_been_cast_for_anything_but_spells(t: Table) -> None:
    with given("PO/77", Play(targets=(Target("target", one(CHAMPION & OPPOSING)),))):
        t.seat("A", formation=REALM_A, pool=["NS/123"], hand=["PO/77"])
        t.seat("B", formation=REALM_B, pool=["Nenioc"], hand=["DL/83", "War Party"])
        t.begin(active="A", phase=4)
        t.A.attacks("Nyrond", with_="NS/123")
        t.B.defends("Nenioc")
        t.B.plays("DL/83", by="Nenioc")
        t.B.plays("War Party")
        t.A.plays("PO/77", by="NS/123")
        t.B.could_not_answer("DL/83", because="dispel.timing")
        t.on("PO/77", "NS/123")
        t.settled("B", "ask-combat")


@pytest.mark.parametrize(("teams", "turned"), [((0, 1, 2), True), ((0, 1, 0), False)])
@card_test("DL/83", rules=["dispel.reflection-lasting"], rotate="the teams are told by their seats")
def test_nor_is_it_for_spells_of_partners(t: Table, teams: tuple[int, ...], turned: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["1st/393"])
    t.seat("B", formation=REALM_B)
    t.seat("C", formation=REALM_C, pool=["Nenioc"], hand=["DL/83"])
    t.begin(active="A", phase=3, answers={"teams": teams})
    t.A.plays("1st/393", by="Sadira")
    t.A.chooses("Keoland")
    if not turned:
        t.C.could_not_answer("DL/83", because="dispel.turning-offensive-only")
        t.zone("Keoland", "discard")
    t.changed("1st/393")
    t.settled("C" if turned else "A")


@card_test("UD/106", rules=["power.condition-mandatory"])
def test_the_triumvirate_takes_one_avatar_with_it(t: Table) -> None:
    t.seat("A", formation={"A": "UD/106", "B": "Rashemen"}, pool=["4th/479"])
    t.seat("B", formation=REALM_B, pool=["NS/44", "NS/122"])
    t.begin(active="A", phase="start")
    t.A.says("yes")
    t.offered("4th/479", "NS/44", "NS/122")
    t.A.chooses("NS/44")
    t.zone("NS/44", "abyss")
    t.zone("UD/106", "discard")
    t.settled("A")


@card_test("UD/108", rules=["copy.duration"])
def test_the_cavernous_hall_is_a_hall_again_after_the_battle(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"])
    t.seat("B", formation={"A": "UD/108"}, pool=["NS/123"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("UD/108", with_="Azhul")
    t.B.chooses("NS/123")
    t.B.defends("UD/108")
    t.total("UD/108", 9)
    t.A.passes()
    t.B.keeps()
    t.expect(not t.state.effects, "nothing lasts")
    t.changed("Azhul")
    drew(t, "B", 1)
    t.settled("A")


@card_test("UD/108", rules=["copy.not-avatars"])
def test_no_avatar_lends_it_his_mind(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"])
    t.seat("B", formation={"A": "UD/108"}, pool=["MI/79", "NS/123", "PO/21"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("UD/108", with_="Azhul")
    t.offered("NS/123", "PO/21")
    t.settled("B")


@card_test("DU/106", rules=["formation.order.front-first"])
def test_elminsters_intuition_costs_one_realm(t: Table) -> None:
    t.seat("A", formation={"D": "Draj", "E": "Raam", "F": "Gulg"}, hand=["DU/106"], draw=["Neeva"])
    t.seat("B", formation=REALM_B, hand=["Neeva"], draw=["Sadira", 3])
    t.begin(active="A", phase=3)
    t.A.plays("DU/106")
    t.A.names("Neeva")
    t.offered("Draj", "Raam", "Gulg")
    t.A.chooses("Raam")
    t.zone("Raam", "abyss")
    t.changed("DU/106")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("card", "safe"), [("Fast Talking!", True), ("RR/116", False)])
@card_test("RR/31", "RR/116", rules=["general.golden-rule"])
def test_falx_keeps_items_from_the_discard_pile_not_from_the_abyss(t: Table, card: str, safe: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["RR/116"], hand=["Fast Talking!"])
    t.seat("B", formation=REALM_B, pool=["RR/31 + Flameblade"])
    t.begin(active="A", phase=3, windows="pass")
    if safe:
        t.A.plays(card)
    else:
        t.A.uses(card)
        t.A.chooses("Flameblade")
    t.zone("Flameblade", "attached" if safe else "abyss")
    t.changed("RR/116", "Fast Talking!")
    t.settled("A", "ask-phase-3")


KILL = When("activate", LoseRound(OPPONENT, kept=False))


@card_test("UD/96", rules=["copy.exact-text", "combat.d.activation"])
def test_the_giant_goes_before_fowron_with_his_own_power(t: Table) -> None:
    with given("RR/40", KILL):
        t.seat("A", formation=REALM_A, pool=["UD/96"])
        t.seat("B", formation=REALM_B, pool=["RR/40"])
        t.begin(active="A", phase=3, windows="pass")
        t.A.uses("UD/96")
        t.A.passes()
        t.A.attacks("Nyrond", with_="UD/96")
        t.B.defends("RR/40")
        t.zone("UD/96", "discard")
        t.zone("RR/40", "pool")
        drew(t, "B", 1)
        t.settled("B", "ask-spoils")


@card_test("UD/108", rules=["copy.exact-text", "combat.d.activation"])
def test_the_psionicist_goes_before_the_hall_with_his_own_power(t: Table) -> None:
    with given("NS/123", KILL):
        t.seat("A", formation=REALM_A, pool=["NS/123"])
        t.seat("B", formation={"A": "UD/108"})
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("UD/108", with_="NS/123")
        t.B.chooses("NS/123")
        t.B.defends("UD/108")
        t.razed("UD/108")
        t.zone("NS/123", "pool")
        drew(t, "A", 1)
        t.settled("A", "ask-spoils")
