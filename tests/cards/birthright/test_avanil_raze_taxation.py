"""Avanil, Raze and Taxation of the Birthright booster."""

from __future__ import annotations

from functools import partial

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}


@pytest.mark.parametrize(
    ("ruleset", "goes"), [("tournament", "abyss"), ("tournament-110", "abyss"), ("fourth-edition", "discard")]
)
@card_test("BR/5", rules=["named.avanil", "named.rulings-supersede"])
def test_avanil_is_given_up_for_five_cards(t: Table, ruleset: str, goes: str) -> None:
    t.seat("A", formation=REALM_A)
    t.seat("B", formation={"A": "Nyrond", "B": "BR/5"})
    t.begin(active="A", phase=3, ruleset=ruleset, size=110 if ruleset == "tournament-110" else 55)
    t.A.passes()
    t.B.passes()
    t.A.passes()
    t.B.passes()
    t.A.passes()
    t.asked("B", "ask-anytime")
    t.B.uses("BR/5")
    t.zone("BR/5", goes)
    t.count("B", hand=5, draw=7)
    drew(t, "B", 5)
    t.standing("Nyrond")
    t.settled("B")


@card_test("BR/5", rules=["raze.power-off"])
def test_razed_avanil_gives_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "BR/5 (razed)"})
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=3)
    t.A.cannot("use", "BR/5", because=("condition-not-met", "asleep"))
    t.settled("A", "ask-phase-3")


@card_test("BR/5", rules=["battle.end.realm-gone"])
def test_given_up_while_attacked_it_ends_the_battle(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul"])
    t.seat("B", formation={"A": "BR/5"}, pool=["T'kkyl"])
    t.begin(active="A", phase=4)
    t.A.attacks("BR/5", with_="Azhul")
    t.B.uses("BR/5")
    t.zone("BR/5", "abyss")
    t.zone("Azhul", "pool")
    t.count("B", hand=5)
    drew(t, "B", 5)
    t.settled("A", "ask-phase-4")


@card_test("BR/59", rules=["power.condition-mandatory", "spell.phase-listed"])
def test_raze_costs_its_caster(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira + Orb of Doom", "Preserver"], hand=["BR/59"])
    t.seat("B", formation={"A": "Nyrond", "B": "Celene (razed)", "C": "Furyondy + 1st/141"})
    t.seat("C", formation=REALM_C)
    t.begin(active="A", phase=3, windows="pass")
    t.A.plays("BR/59", by="Sadira")
    t.offered("Nyrond", "Keoland")
    t.A.chooses("Keoland")
    t.razed("Keoland")
    t.zone("Sadira", "discard")
    t.zone("Orb of Doom", "discard")
    t.zone("BR/59", "discard")
    t.zone("Preserver", "pool")
    t.standing("Nyrond")
    t.settled("A", "ask-phase-3")


@card_test("BR/59", rules=["battle.end.realm-gone", "spell.phase-listed"])
def test_cast_in_combat_it_razes_the_attacked_realm_too(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["BR/59"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Sadira")
    t.B.defends("Borys")
    t.A.plays("BR/59", by="Sadira")
    t.A.chooses("Keoland")
    t.razed("Keoland")
    t.standing("Nyrond")
    t.zone("Sadira", "discard")
    t.zone("Borys", "pool")
    t.changed("BR/59")
    drew(t, "B", 1)
    t.settled("B", "ask-spoils")


@card_test("BR/59", rules=["spell.target-required"])
def test_without_a_realm_it_can_raze_it_is_not_cast(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["BR/59"])
    t.seat("B", formation={"A": "Furyondy + 1st/141", "B": "Celene (razed)"})
    t.begin(active="A", phase=3)
    t.A.cannot("play", "BR/59", "Sadira", because="no-target")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(
    ("realms", "drawn"), [(["Rashemen"], 1), (["BR/5", "Rashemen"], 2), (["BR/5", "BR/7", "BR/8 (razed)"], 3)]
)
@card_test("BR/118", rules=["gloss.rule-card.global", "turn.phase1.draw"])
def test_taxation_counts_ones_own_birthright_realms(t: Table, realms: list[str], drawn: int) -> None:
    t.seat("A", formation=dict(zip("ABC", realms, strict=False)))
    t.seat("B", formation={"A": "BR/9", "B": "BR/10", "C": "BR/11"}, table=["BR/118"])
    t.begin(active="A", phase=0, unenforced=True)
    t.A.passes()
    t.count("A", hand=drawn)
    drew(t, "A", 3)
    t.settled("A", "ask-phase-2")


@card_test("BR/118", rules=["gloss.rule-card.global", "setup.first-turn-draw.protected"])
def test_its_own_player_pays_as_well_but_not_in_his_first_turn(t: Table) -> None:
    t.seat("A", formation={"A": "BR/9", "B": "BR/10", "C": "BR/11"}, table=["BR/118"])
    t.seat("B", formation=REALM_B)
    t.begin(active="A", phase=0, unenforced=True)
    t.A.passes()
    t.count("A", hand=4)
    drew(t, "A", 4)
    t.settled("A", "ask-phase-2")


@card_test("BR/118", rules=["setup.first-turn-draw.protected"])
def test_the_first_draw_is_not_taxed(t: Table) -> None:
    t.seat("A", formation=REALM_A)
    t.seat("B", formation=REALM_B, table=["BR/118"])
    t.begin(active="A", phase=0, taken={"A": 1, "B": 1})
    t.A.passes()
    t.count("A", hand=3)
    drew(t, "A", 3)
    t.settled("A", "ask-phase-2")


@card_test("BR/118", rules=["gloss.rule-card.global"])
def test_champions_and_holdings_of_that_world_are_not_counted(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["BR/85"])
    t.seat("B", formation=REALM_B, table=["BR/118"])
    t.begin(active="A", phase=0, unenforced=True)
    t.world("BR/85", "BR")
    t.A.passes()
    t.count("A", hand=1)
    drew(t, "A", 1)
    t.settled("A", "ask-phase-2")
