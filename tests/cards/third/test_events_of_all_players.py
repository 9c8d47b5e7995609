"""Events of 3rd Edition that every player feels: the Barbarian's revenge and the storm at sea."""

from __future__ import annotations

from tests.table_talk import Table, card_test

REALM_A, REALM_B, REALM_C = {"A": "Rashemen"}, {"A": "Nyrond"}, {"A": "Keoland"}
FOUR = {"A": "Draj", "B": "Raam", "C": "Vaasa", "D": "Gulg"}


@card_test("3rd/213", rules=["event.order"], edition="1st")
def test_who_has_four_realms_gives_up_one_or_two_of_the_hand(t: Table) -> None:
    razed = {**REALM_A, "B": "Thay (razed)", "C": "Sembia", "D": "Tyr"}
    t.seat("A", formation=razed, pool=["Azhul"], hand=["3rd/213", "Waterdeep", "Urik"])
    t.seat("B", formation={**FOUR, "E": "Balic (razed)"}, hand=["Evermeet", "Cormyr", "Nibenay", "Gith"])
    t.seat(
        "C",
        formation={"A": "Nyrond", "B": "Keoland", "C": "Furyondy", "D": "Griff Mountains"},
        pool=["Neeva"],
        hand=["Veluna"],
    )
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("3rd/213")
    t.B.mode(2)
    t.offered("Evermeet", "Cormyr", "Nibenay")
    t.B.chooses("Cormyr", "Nibenay")
    t.zone("Cormyr", "discard")
    t.zone("Nibenay", "discard")
    t.zone("Evermeet", "hand")
    t.offered("Nyrond", "Keoland", "Furyondy", "Griff Mountains")
    t.C.chooses("Griff Mountains")
    t.zone("Griff Mountains", "discard")
    t.zone("Veluna", "hand")
    t.changed("3rd/213")
    t.settled("A")


@card_test("3rd/213", rules=["event.order"], edition="1st")
def test_a_razed_realm_will_do(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond", "B": "Keoland", "C": "Furyondy", "D": "Tyr"}, hand=["3rd/213"])
    t.seat("B", formation={**FOUR, "E": "Balic (razed)"}, hand=["Evermeet", "Cormyr"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("3rd/213")
    t.A.chooses("Tyr")
    t.zone("Tyr", "discard")
    t.B.mode(1)
    t.B.chooses("Balic")
    t.zone("Balic", "discard")
    t.changed("3rd/213")
    t.settled("A")


@card_test("3rd/213", rules=["gloss.cancel.event"], edition="1st")
def test_of_all_answers_only_a_limited_wish_fails(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["3rd/213"])
    t.seat("B", formation=FOUR, pool=["Sadira", "Nenioc"], hand=["4th/382", "Intercession"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("3rd/213")
    t.B.cannot("answer", "4th/382", "Sadira", because="cannot-be-answered-so")
    t.B.answers("Intercession", by="Nenioc")
    t.changed("3rd/213", "Intercession")
    t.settled("A", "ask-phase-3")


@card_test("3rd/214", rules=["event.order", "gloss.hand"], edition="1st")
def test_in_the_storm_all_draw_openly_and_lose_the_realms(t: Table) -> None:
    t.seat("A", formation=REALM_A, hand=["3rd/214", "Thay"], draw=["Azhul", "Raam", "Vaasa", "Neeva"])
    t.seat("B", formation=REALM_B, draw=["Good Fortune", "Sadira", "Borys", 2])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("3rd/214")
    t.contents("A", "hand", ["Thay", "Azhul"])
    t.zone("Raam", "discard")
    t.zone("Vaasa", "discard")
    t.zone("Neeva", "draw")
    t.contents("B", "hand", ["Good Fortune", "Sadira", "Borys"])
    for card in ("Azhul", "Good Fortune", "Sadira", "Borys"):
        t.expect(t.state.seen[t.card(card)] & 0b11 == 0b11, f"everybody has seen {card}")
    known = t.state.seen[t.card("Thay")] >> (1 - t.state.active)
    t.expect(not known & 1, "what was in hand before is hidden")
    t.changed("3rd/214")
    t.settled("A")
