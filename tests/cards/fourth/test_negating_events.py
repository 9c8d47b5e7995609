"""Spells and powers that negate any event, and who may use them."""

from __future__ import annotations

from functools import partial

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

NEGATORS = [("4th/382", "Sadira"), ("RR/48", "Nenioc"), ("DR/47", "RR/31")]


@pytest.mark.parametrize(("negator", "caster"), NEGATORS)
@card_test("4th/382", "RR/48", "DR/47", rules=["event.negate.any", "pause.actions"])
def test_a_spell_negates_a_harmful_event_for_all(t: Table, negator: str, caster: str) -> None:
    others = [n for n, _ in NEGATORS if n != negator]
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], hand=["Fast Talking!"], discard=others)
    t.seat("B", formation=REALM_B, pool=[f"{caster} + Dwarven Hammer"], hand=[negator])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking!")
    t.B.answers(negator, by=caster)
    t.on("Orb of Doom", "Azhul")
    t.on("Dwarven Hammer", caster)
    t.zone("Fast Talking!", "void")
    t.zone(negator, "discard")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(
    ("negator", "caster", "works"), [("4th/382", "Sadira", True), ("RR/48", "Nenioc", True), ("DR/47", "RR/31", False)]
)
@card_test("4th/382", "RR/48", "DR/47", rules=["event.helpful.negators", "event.negate.any"])
def test_all_but_the_dragons_negate_help_as_well(t: Table, negator: str, caster: str, works: bool) -> None:
    others = [n for n, _ in NEGATORS if n != negator]
    t.seat("A", formation=REALM_A, hand=["Good Fortune"], discard=others)
    t.seat("B", formation=REALM_B, pool=[caster], hand=[negator])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    if works:
        t.B.answers(negator, by=caster)
        t.count("A", hand=0)
    else:
        t.count("A", hand=5)
    t.changed(negator, "Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test("4th/382", "RR/48", "DR/47", rules=["icon.ability.by-type", "power.condition-mandatory"])
def test_each_needs_somebody_able_to_cast_it(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], hand=["Fast Talking!", "Banishment"])
    t.seat(
        "B",
        formation=REALM_B,
        pool=[*["Azhul [2nd/266]"][:0], "Sadira", "Quagmiela the Dragon"],
        hand=["RR/48", "DR/47"],
    )
    t.seat("C", formation=REALM_C, pool=["Nenioc"], hand=["4th/382"])
    t.begin(active="A", phase=3)
    t.A.plays("Fast Talking!")
    t.zone("Orb of Doom", "discard")
    t.zone("RR/48", "hand")
    t.zone("DR/47", "hand")
    t.zone("4th/382", "hand")
    t.changed("Fast Talking!")
    t.settled("A", "ask-phase-3")


@card_test("4th/382", "RR/48", "DR/47", rules=["counter.exception"])
def test_spells_are_no_events(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Sadira"], hand=["Banishment"])
    t.seat(
        "B", formation=REALM_B, pool=["Mul Savage", "Preserver", "Nenioc", "RR/31"], hand=["4th/382", "RR/48", "DR/47"]
    )
    t.begin(active="A", phase=3)
    t.A.plays("Banishment", by="Sadira")
    t.A.chooses("Mul Savage")
    t.zone("Mul Savage", "discard")
    t.changed("Banishment")
    t.settled("A", "ask-phase-3")


# -- Helm -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", ["Fast Talking!", "Good Fortune"])
@card_test("4th/255", rules=["event.negate.any", "event.helpful.negators", "pause.actions"])
def test_helm_is_discarded_to_negate_any_event(t: Table, event: str) -> None:
    t.seat("A", formation=REALM_A, pool=["Azhul + Orb of Doom"], hand=[event])
    t.seat("B", formation=REALM_B, pool=["4th/255 + Dwarven Hammer", "Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays(event)
    t.B.answers("4th/255")
    t.zone("4th/255", "discard")
    t.zone("Dwarven Hammer", "discard")
    t.on("Orb of Doom", "Azhul")
    t.count("A", hand=0)
    t.zone(event, "void")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize("ruleset", ["tournament", "fourth-edition"])
@card_test("4th/255", rules=["event.negate.any", "event.harmful.calm"])
def test_not_from_the_hand(t: Table, ruleset: str) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, hand=["4th/255"])
    t.begin(active="A", phase=3, ruleset=ruleset)
    t.A.plays("Good Fortune")
    t.zone("4th/255", "hand")
    t.count("A", hand=5)
    t.changed("Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test("4th/255", rules=["pool.not-while-fighting", "icon.ability.by-type"])
def test_nor_while_he_fights_where_he_casts_both_kinds_of_spells(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Borys"], hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["4th/255"], hand=["Cone of Cold", "Sticks to Snakes"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Borys")
    t.A.passes()
    t.B.defends("4th/255")
    t.A.plays("Good Fortune")
    t.count("A", hand=5)
    t.B.plays("Cone of Cold", by="4th/255")
    t.total("4th/255", 11)
    t.on("Cone of Cold", "4th/255")
    t.zone("Sticks to Snakes", "hand")
    drew(t, "A", 5)
    t.changed("Good Fortune")
    t.settled("A", "ask-combat")


@card_test("4th/255", rules=["icon.ability.by-type"])
def test_helm_casts_cleric_spells(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Neeva"])
    t.seat("B", formation=REALM_B, pool=["4th/255"], hand=["Sticks to Snakes"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("4th/255")
    t.B.plays("Sticks to Snakes", by="4th/255")
    t.total("4th/255", 10)
    t.settled("A", "ask-combat")
