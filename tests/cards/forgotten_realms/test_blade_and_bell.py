"""Vorpal Blade and Bell of Might."""

from __future__ import annotations

from functools import partial

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")
REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}

BELL, BLADE = "FR/118", "FR/56"


@pytest.mark.parametrize(("card", "falls"), [("1st/52", True), ("Gladiators", False)])
@card_test(BLADE, rules=["activation.played-in-battle"])
def test_the_blade_strikes_as_it_is_drawn_in_combat_as_well(t: Table, card: str, falls: bool) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=[BLADE])
    t.seat("B", formation=REALM_B, pool=["Azhul + Orb of Doom"], draw=[card, 3])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.A.plays(BLADE)
    t.zone(card, "discard")
    t.zone("Azhul", "discard" if falls else "battle")
    t.zone("Orb of Doom", "discard" if falls else "attached")
    t.on(BLADE, "T'kkyl")
    t.changed("T'kkyl")
    t.settled("A", "ask-next-attacker" if falls else "ask-combat")


@card_test(BLADE, rules=["activation.played-in-battle"])
def test_put_on_in_the_pool_it_strikes_nobody(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=[BLADE])
    t.seat("B", formation=REALM_B, pool=["Azhul"], draw=["1st/52", 3])
    t.begin(active="A", phase=3)
    t.A.plays(BLADE, on="T'kkyl")
    t.count("B", draw=4)
    t.on(BLADE, "T'kkyl")
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("card", "falls"), [("Gladiators", False), ("Kank Lancers", False), ("War Party", False),
                                             ("Borys [1st/305]", False), ("1st/150", True), ("1st/251", True),
                                             ("1st/52", True), ("1st/53", True), ("1st/254", False)])  # fmt: skip
@card_test(BLADE, rules=["instant.no-chance-for-attached"])
def test_the_blade_kills_on_a_digit_of_three_or_less(t: Table, card: str, falls: bool) -> None:
    t.seat("A", formation=REALM_A, pool=[f"T'kkyl + {BLADE}"])
    t.seat("B", formation=REALM_B, pool=["Azhul"], draw=[card, 3])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.zone(card, "abyss" if card == "1st/150" else "discard")
    t.zone("Azhul", "discard" if falls else "battle")
    if falls:
        t.zone("T'kkyl", "pool")
    else:
        t.total("T'kkyl", 6)
    t.settled("A" if falls else "B", "ask-next-attacker" if falls else "ask-combat")


@card_test(BLADE, rules=["power.combat-only-when-involved"])
def test_an_empty_pile_gives_no_digit_and_a_blade_in_the_pool_is_still(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"T'kkyl + {BLADE}", "Azhul"])
    t.seat("B", formation=REALM_B, pool=["Herminard", "Neeva"], draw=[])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Herminard")
    t.zone("Herminard", "battle")
    t.total("T'kkyl", 6)
    t.settled("B", "ask-combat")


@card_test(BLADE, rules=["power.combat-only-when-involved"])
def test_in_the_pool_it_draws_nothing(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"T'kkyl + {BLADE}", "Azhul"])
    t.seat("B", formation=REALM_B, pool=["Herminard"], draw=["1st/251", 3])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Herminard")
    t.zone("1st/251", "draw")
    t.zone("Herminard", "battle")
    t.settled("A", "ask-combat")


# -- the Bell ---------------------------------------------------------------------------------------------------------


@card_test(BELL, rules=["once.waiting", "pause.duplicate-target", "dup.separate"])
def test_the_bell_repeats_one_event_until_the_next_own_phase_3(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", "Good Fortune [2nd/100]"], draw=[20])
    t.seat("B", formation=REALM_B, pool=[f"Azhul + {BELL}"], draw=[20])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune [1st/100]")
    t.B.answers(BELL)
    t.count("B", hand=5)
    t.A.plays("Good Fortune [2nd/100]")
    t.count("B", hand=5)
    t.count("A", hand=10)
    t.on(BELL, "Azhul")
    t.changed("Good Fortune [1st/100]", "Good Fortune [2nd/100]")
    drew(t, "A", 10)
    drew(t, "B", 5)
    t.settled("A", "ask-phase-3")


@card_test(BELL, rules=["once.waiting"])
def test_ones_own_events_do_not_ring_it(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Azhul + {BELL}"], hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["Neeva"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.count("A", hand=5)
    t.count("B", hand=0)
    t.changed("Good Fortune")
    drew(t, "A", 5)
    t.settled("A", "ask-phase-3")


@card_test(BELL, rules=["pause.negated-not-duplicable"])
def test_a_negated_event_does_not_ring_it(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune"])
    t.seat("B", formation=REALM_B, pool=["4th/255"])
    t.seat("C", formation=REALM_C, pool=[f"Azhul + {BELL}"])
    t.begin(active="A", phase=3)
    t.A.plays("Good Fortune")
    t.B.answers("4th/255")
    t.C.could_not_answer(BELL, because="negated-event")
    t.count("A", hand=0)
    t.count("C", hand=0)
    t.on(BELL, "Azhul")
    t.changed("Good Fortune", "4th/255")
    t.settled("A", "ask-phase-3")


@card_test(BELL, rules=["once.waiting", "once.phase3"])
def test_after_the_owners_phase_3_it_rings_again(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", "Good Fortune [2nd/100]"], draw=[20])
    t.seat("B", formation=REALM_B, pool=[f"Azhul + {BELL}"], hand=["Orb of Doom"], draw=[20])
    t.begin(active="A", phase=5)
    t.A.plays("Good Fortune [1st/100]")
    t.B.answers(BELL)
    t.A.passes()
    t.passes_all()
    t.B.passes()
    t.A.passes()
    t.B.passes()
    t.B.plays("Orb of Doom", on="Azhul")
    t.A.plays("Good Fortune [2nd/100]")
    t.B.answers(BELL)
    t.count("A", hand=10)
    t.count("B", hand=5 + 3 + 5)
    t.changed("Good Fortune [1st/100]", "Good Fortune [2nd/100]")
    drew(t, "A", 10)
    drew(t, "B", 13)
    t.settled("B", "ask-phase-3")


@card_test(BELL, rules=["once.waiting", "once.phase3"])
def test_phase_3_of_another_does_not_make_it_ring_again(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["Good Fortune", "Good Fortune [2nd/100]"], draw=[20])
    t.seat("B", formation=REALM_B, pool=[f"Azhul + {BELL}"], draw=[20])
    t.seat("C", formation=REALM_C, hand=["Dagrande"], draw=[20])
    t.begin(active="B", phase=5)
    t.B.passes()
    t.A.plays("Good Fortune [1st/100]")
    t.B.answers(BELL)
    t.passes_all()
    t.turn_of("C")
    t.C.passes()
    t.A.passes()
    t.C.passes()
    t.C.plays("Dagrande")
    t.A.plays("Good Fortune [2nd/100]")
    t.count("A", hand=10)
    t.count("B", hand=5)
    t.on(BELL, "Azhul")
    t.changed("Good Fortune [1st/100]", "Good Fortune [2nd/100]", "Dagrande")
    drew(t, "A", 10)
    drew(t, "B", 5)
    drew(t, "C", 3)
    t.settled("C", "ask-phase-3")


@card_test(BELL, rules=["once.extra-turns", "once.waiting"])
def test_an_extra_turn_does_not_give_it_another_use(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen", "B": "AR/92"}, pool=[f"Azhul + {BELL}"], hand=["Orb of Doom"], draw=[20])
    t.seat("B", formation=REALM_B, hand=["Good Fortune", "Good Fortune [2nd/100]"], draw=[20])
    t.begin(active="A", phase=5)
    t.A.uses("AR/92")
    t.B.plays("Good Fortune [1st/100]")
    t.A.answers(BELL)
    t.passes_all()
    t.count("A", hand=6)
    t.A.passes()
    t.passes_all()
    t.turn_of("A")
    t.A.passes()
    t.B.passes()
    t.A.passes()
    t.A.plays("Orb of Doom", on="Azhul")
    t.B.plays("Good Fortune [2nd/100]")
    t.count("A", hand=5 + 3)
    t.count("B", hand=10)
    t.on(BELL, "Azhul")
    t.changed("Good Fortune [1st/100]", "Good Fortune [2nd/100]", "AR/92")
    drew(t, "A", 8)
    drew(t, "B", 10)
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(("owner", "falls"), [("A", True), ("B", False)])
@card_test(BLADE, rules=["power.conflict.attacker-first"])
def test_with_a_sure_thing_the_digit_is_whose_it_helps(t: Table, owner: str, falls: bool) -> None:
    t.seat("A", formation=REALM_A, pool=[f"T'kkyl + {BLADE}"], table=["NS/74"] if owner == "A" else [])
    t.seat("B", formation=REALM_B, pool=["Azhul"], table=["NS/74"] if owner == "B" else [])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("Azhul")
    t.zone("Azhul", "discard" if falls else "battle")
    t.settled("A" if falls else "B", "ask-next-attacker" if falls else "ask-combat")
