"""Piles searched and put in order, phases left out, hands too large: the Hall, the Oracle, the Wardmeister, Annam."""

from __future__ import annotations

from functools import partial

import pytest

from tests.cards.drawn import drew
from tests.cards.meeting import CRISTYNE
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")


def _pile(t: Table, seat: str) -> tuple[int, ...]:
    return t.state.listed(t.sitting.objects.seat(seat), 0)


# -- Mithral Hall -----------------------------------------------------------------------------------------------------


def _hall(t: Table, *pile: str, attacker: str = "Azhul", defender: str = "Neeva", pool: tuple[str, ...] = ()) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[attacker, "Dagrande"])
    t.seat("B", formation={"A": "Cormyr + 4th/76", "B": "Nyrond"}, pool=[defender, *pool], draw=[*pile, 9])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Cormyr", with_=attacker)
    t.B.defends(defender)


@pytest.mark.parametrize("way", [1, 2])
@card_test("4th/76", rules=["setup.shuffle"])
def test_the_first_item_of_the_pile_rewards_a_defence(t: Table, way: int) -> None:
    _hall(t, "Gith", "War Party", "Magic Sword", "Orb of Doom", pool=("Sadira",))
    before = _pile(t, "B")
    t.A.passes()
    t.zone("Azhul", "discard")
    t.B.mode(way)
    if way == 1:
        t.offered("Neeva", "Sadira")
        t.B.chooses("Sadira")
        t.on("Magic Sword", "Sadira")
    else:
        t.zone("Magic Sword", "hand")
    rest = tuple(card for card in before if card != t.card("Magic Sword"))
    t.expect(set(_pile(t, "B")) <= set(rest), "nothing else has gone")
    t.changed("Neeva", "Gith", "War Party", "Orb of Doom", *(f"B:filler#{i}" for i in range(1, 10)))
    t.expect(_pile(t, "B") != rest[1:], "it has been shuffled")
    t.settled("B", "ask-spoils")


@card_test("4th/76", rules=["card.world.matching"])
def test_what_nobody_in_the_pool_may_bear_goes_to_the_hand(t: Table) -> None:
    _hall(t, "1st/93", "Magic Sword")
    t.A.passes()
    t.zone("1st/93", "hand")
    t.changed("Azhul", "Neeva", "Magic Sword", *(f"B:filler#{i}" for i in range(1, 10)))
    t.settled("B", "ask-spoils")


@card_test("4th/76")
def test_an_attack_that_stops_is_no_defence(t: Table) -> None:
    _hall(t, "Magic Sword", attacker="Borys", defender="Azhul")
    t.B.passes()
    t.A.stops()
    t.zone("Magic Sword", "draw")
    t.changed("Borys", "Azhul")
    t.settled("A", "ask-phase-4")


@card_test("4th/76", rules=["discard.implies-defeat"])
def test_an_attacker_merely_sent_home_is_not_beaten(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"])
    t.seat("B", formation={"A": "Cormyr + 4th/76"}, pool=["Otto"], hand=["Charm Monster"], draw=["Magic Sword", 9])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Cormyr", with_="Borys")
    t.B.defends("Otto")
    t.B.plays("Charm Monster", by="Otto")
    t.zone("Magic Sword", "draw")
    t.changed("Borys", "Otto", "Charm Monster")
    t.settled("A", "ask-phase-4")


@card_test("4th/76")
def test_a_defence_next_door_finds_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"])
    t.seat("B", formation={"A": CRISTYNE, "B": "Cormyr + 4th/76"}, pool=["Neeva"], draw=["Gith", "Magic Sword", 9])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends("Neeva")
    t.A.passes()
    t.zone("Magic Sword", "draw")
    t.changed("Azhul", "Neeva", "Gith")
    t.settled("B", "ask-spoils")


# -- Rengarth Oracle --------------------------------------------------------------------------------------------------


@card_test("4th/503")
def test_six_cards_lie_in_another_order(t: Table) -> None:
    top = ["Gith", "War Party", "Magic Sword", "Orb of Doom", "Fireball", "Neeva"]
    t.seat("A", formation={"A": "Rashemen"}, pool=["1st/268"], hand=["4th/503"], draw=[*top, "Sadira", 9])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Borys"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    rest = _pile(t, "A")[6:]
    t.A.plays("4th/503", by="1st/268")
    t.offered(*top)
    for card in ("Neeva", "Gith", "Fireball", "War Party"):
        t.A.chooses(card)
    t.offered("Magic Sword", "Orb of Doom")
    t.A.chooses("Orb of Doom")
    order = ("Neeva", "Gith", "Fireball", "War Party", "Orb of Doom", "Magic Sword")
    t.expect(_pile(t, "A") == (*map(t.card, order), *rest), "in the order chosen")
    a, b = (1 << t.sitting.objects.seat(seat) for seat in "AB")
    t.expect(all(t.state.seen[t.card(card)] & (a | b) == a for card in order), "known to the one who looked")
    t.zone("4th/503", "abyss")
    t.settled("A", "ask-phase-3")


# -- The Wardmeister Strategy -----------------------------------------------------------------------------------------


def _wardmeister(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=["Nyrond", "Dagrande"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Azhul"], hand=["PR/3"])
    t.begin(active="A", phase=1, windows="ask", unenforced=True)


@pytest.mark.parametrize("way", [1, 2])
@card_test("PR/3", rules=["turn.sequence"])
def test_the_turn_has_no_phase_3_or_no_phase_4(t: Table, way: int) -> None:
    _wardmeister(t)
    t.B.plays("PR/3")
    t.B.mode(way)
    t.phase(2)
    t.A.plays("Nyrond", at="B")
    t.A.passes()
    t.phase(4 if way == 1 else 3)
    if way == 1:
        t.A.can("attack", CRISTYNE, "Borys")
    else:
        t.A.can("play", "Dagrande")
    t.A.passes()
    t.phase(5)
    drew(t, "A", 3)
    t.changed("PR/3", "Nyrond", *(f"A:filler#{i}" for i in range(1, 4)))
    t.settled("A", "ask-phase-5")


@card_test("PR/3")
def test_the_turn_after_it_is_whole_again(t: Table) -> None:
    _wardmeister(t)
    t.B.plays("PR/3")
    t.B.mode(1)
    t.A.passes(3)
    t.B.passes(2)
    t.phase(3)
    drew(t, "A", 3)
    drew(t, "B", 3)
    t.changed("PR/3", *(f"{seat}:filler#{i}" for seat in "AB" for i in range(1, 4)))
    t.settled("B", "ask-phase-3")


@card_test("PR/3", rules=["power.condition-mandatory"])
def test_once_a_realm_is_laid_the_turn_has_begun(t: Table) -> None:
    _wardmeister(t)
    t.B.passes()
    t.A.plays("Nyrond", at="B")
    t.B.cannot("play", "PR/3", because=("condition-not-met", "not-your-decision"))
    drew(t, "A", 3)
    t.changed("Nyrond", *(f"A:filler#{i}" for i in range(1, 4)))
    t.settled("A", "ask-phase-2")


@card_test("PR/3", rules=["power.condition-mandatory"])
def test_ones_own_turn_is_left_alone(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=["PR/3"])
    t.seat("B", formation={"A": CRISTYNE})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.cannot("play", "PR/3", because="condition-not-met")
    t.settled("A", "ask-phase-2")


# -- Annam ------------------------------------------------------------------------------------------------------------


def _annam(t: Table, *, cards: int = 8) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/480"], hand=[9])
    t.seat("B", formation={"A": CRISTYNE}, hand=[cards])
    t.seat("C", formation={"A": "Nyrond"}, hand=[7])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)


@pytest.mark.parametrize("robs", [True, False])
@card_test("4th/480")
def test_annam_takes_a_card_by_chance_from_a_large_hand(t: Table, robs: bool) -> None:
    _annam(t)
    t.A.says("yes" if robs else "no")
    t.expect(len(t.state.hand(t.sitting.objects.seat("B"))) == (7 if robs else 8), "one card less")
    t.changed(*(f"B:filler#{i}" for i in range(1, 9)))
    t.settled("A", "ask-phase-0")


@card_test("4th/480")
def test_annams_player_chooses_among_large_hands(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/480"])
    t.seat("B", formation={"A": CRISTYNE}, hand=[8])
    t.seat("C", formation={"A": "Nyrond"}, hand=[9])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.A.says("yes")
    t.A.player("C")
    t.expect(len(t.state.hand(t.sitting.objects.seat("C"))) == 8, "one card less")
    t.changed(*(f"C:filler#{i}" for i in range(1, 10)))
    t.settled("A", "ask-phase-0")


@card_test("4th/480")
def test_annam_robs_nobody_in_the_turns_of_others(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/480"])
    t.seat("B", formation={"A": CRISTYNE})
    t.seat("C", formation={"A": "Nyrond"}, hand=[9])
    t.begin(active="B", phase="start", windows="pass", unenforced=True)
    t.settled("B", "ask-phase-0")


@card_test("4th/480")
def test_annam_leaves_smaller_hands_alone(t: Table) -> None:
    _annam(t, cards=7)
    t.settled("A", "ask-phase-0")


@pytest.mark.parametrize(
    ("giant", "comes"),
    [("4th/310 + 1st/153", True), ("4th/314 + 1st/153 + 1st/102", False), ("Borys + 1st/153", False)],
)
@card_test("4th/480", rules=["avatar.sacrifice"])
def test_annam_costs_a_giant_of_level_14(t: Table, giant: str, comes: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[giant], hand=["4th/480"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["4th/327 + 1st/153"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    if comes:
        t.A.plays("4th/480")
        t.zone("4th/310", "discard")
        t.zone("A:1st/153", "discard")
        t.zone("4th/480", "pool")
    else:
        t.A.cannot("play", "4th/480", because="cost-not-payable")
    t.settled("A", "ask-phase-3")
