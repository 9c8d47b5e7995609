"""War Party, Intellect Devourer and Shaqat Beetles with the powers later printings gave them."""

from __future__ import annotations

import pytest

from tests.cards.drawn import drew
from tests.table_talk import Table, card_family, card_test

REALM_A, REALM_B = {"A": "Rashemen"}, {"A": "Nyrond"}
PARTY = "3rd/54"


# -- War Party --------------------------------------------------------------------------------------------------------


@card_test(PARTY, edition="1st")
def test_two_war_parties_are_just_two_allies(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Azhul + {PARTY} + War Party"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.level(PARTY, 4)
    t.level("War Party [1st/54]", 4)
    t.settled("B", "ask-combat")


@card_test(PARTY, edition="1st")
def test_among_three_on_whatever_side_it_gains_four_for_each(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Azhul + {PARTY} + War Party"], hand=[2])
    t.seat("B", formation=REALM_B, pool=["Mul Savage"], hand=["War Party [2nd/54]", "Gith"])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.B.plays("War Party [2nd/54]")
    t.level(PARTY, 16)
    t.level("War Party [1st/54]", 4)  # the early printings say nothing of the kind
    t.level("War Party [2nd/54]", 4)
    t.level("Azhul", 4)
    t.B.plays("Gith")
    t.level("Gith", 1)
    t.settled("B", "ask-combat")


# -- Intellect Devourer -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prey", "falls"), [("Azhul + Orb of Doom", True), ("Stef'fa Naf'ski + War Party", True), ("Mul Savage", False)]
)
@card_test("3rd/86", "4th/213", rules=["instant.no-chance-for-attached"], edition="1st")
def test_it_devours_whoever_has_five_base_levels(t: Table, prey: str, falls: bool) -> None:
    champion, _, worn = prey.partition(" + ")
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=["3rd/86", 2])
    t.seat("B", formation=REALM_B, pool=[prey], hand=[2])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends(champion)
    t.A.plays("3rd/86")
    t.zone(champion, "discard" if falls else "battle")
    t.changed("T'kkyl", "3rd/86", *([worn] if worn else []))
    t.settled("A", "ask-next-attacker" if falls else "ask-combat")


@card_test("2nd/86", rules=["instant.events-help"], edition="1st")
def test_gone_as_it_comes_it_devours_nobody(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["T'kkyl"], hand=["2nd/86", 2])
    t.seat("B", formation=REALM_B, pool=["3rd/67"], hand=["3rd/102", 2])
    t.begin(active="A", phase=4, windows="pass", ruleset="fourth-edition")
    t.A.attacks("Nyrond", with_="T'kkyl")
    t.B.defends("3rd/67")
    t.A.plays("2nd/86")
    t.zone("2nd/86", "discard")
    t.zone("3rd/67", "battle")
    t.settled("A", "ask-combat")


# -- Shaqat Beetles ---------------------------------------------------------------------------------------------------

#: The base level of Mul Savage (6) with one of them, and what he is with his Orb (+2) as well.
BEETLES = {"3rd/329": (6, 1), "4th/234": (5, 7)}


def _beaten(t: Table, beetles: list[str]) -> None:
    """A loses a round with the beetles on his side against Mul Savage, who comes home with them."""
    t.seat("A", formation=REALM_A, pool=[" + ".join(["Azhul", *beetles]), "Neeva", "Stef'fa Naf'ski"], hand=[2])
    t.seat("B", formation=REALM_B, pool=["Mul Savage + Orb of Doom"], hand=["War Party", "War Band", 2])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Azhul")
    t.B.defends("Mul Savage")
    t.A.passes()
    t.zone("Azhul", "discard")


def _to_the_turn_of_b(t: Table) -> None:
    t.B.keeps()
    t.A.passes(2)
    t.B.passes(3)


@card_family(BEETLES, rules=["combat.h.loser-discards-all", "discard.to-owner"], edition="1st")
def test_beaten_beetles_cling_to_the_victor(t: Table, beetles: str, base: int, level: int) -> None:
    _beaten(t, [beetles])
    t.on(beetles, "Mul Savage")
    t.base("Mul Savage", base)
    t.level("Mul Savage", level)
    t.level("Neeva", 7)
    _to_the_turn_of_b(t)
    t.B.attacks("Rashemen", with_="Mul Savage")
    t.A.defends("Neeva")
    t.total("Mul Savage", level)  # the beetles add nothing to the side they harm
    drew(t, "B", 6)
    t.settled("B", "ask-combat")


@card_test("4th/234", "1st/403", rules=["combat.h.loser-discards-all"], edition="1st")
def test_once_the_round_is_decided_no_traitor_turns_them(t: Table) -> None:
    t.seat("A", formation=REALM_A, pool=["Mul Savage + Orb of Doom", "Neeva"], hand=["1st/403"])
    t.seat("B", formation=REALM_B, pool=["Azhul + 4th/234", "Stef'fa Naf'ski"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Mul Savage")
    t.B.defends("Azhul")
    t.A.can("play", "1st/403")
    t.A.passes()
    t.B.passes()
    t.zone("Azhul", "discard")
    t.on("4th/234", "Mul Savage")
    t.settled("A", "ask-next-attacker")  # and no window before, in which A could play it


@card_family(BEETLES, rules=["combat.h.winner-discards"], edition="1st")
def test_they_stay_after_his_next_victories(t: Table, beetles: str, base: int, level: int) -> None:
    _beaten(t, [beetles])
    _to_the_turn_of_b(t)
    t.B.attacks("Rashemen", with_="Mul Savage")
    t.A.defends("Stef'fa Naf'ski")
    if level == 1:
        t.B.plays("War Party")
        t.B.plays("War Band")
    t.A.passes()
    t.zone("Stef'fa Naf'ski", "discard")
    t.B.stops()
    t.zone("Mul Savage", "pool")
    t.on(beetles, "Mul Savage")
    t.base("Mul Savage", base)
    drew(t, "B", 6)
    t.changed("War Party", "War Band")
    t.settled("B", "ask-phase-4")


@card_test("3rd/329", rules=["gloss.adjusted-level"], edition="1st")
def test_nothing_its_bearer_wields_raises_that_level_but_allies_help(t: Table) -> None:
    _beaten(t, ["3rd/329"])
    _to_the_turn_of_b(t)
    t.B.attacks("Rashemen", with_="Mul Savage")
    t.A.defends("Neeva")
    t.level("Mul Savage", 1)
    t.B.plays("War Party")
    t.total("Mul Savage", 1 + 4)
    t.on("3rd/329", "Mul Savage")
    drew(t, "B", 6)
    t.settled("B", "ask-combat")


@card_test("4th/234", rules=["combat.h.loser-discards-all"], edition="1st")
def test_every_beetle_bites_by_itself(t: Table) -> None:
    _beaten(t, ["4th/234", "4th/234"])
    t.on("4th/234#1", "Mul Savage")
    t.on("4th/234#2", "Mul Savage")
    t.base("Mul Savage", 4)
    drew(t, "B", 3)
    t.settled("B", "ask-spoils")


@card_family(BEETLES, rules=["combat.h.winner-discards"], edition="1st")
def test_victorious_beetles_are_ordinary_allies(t: Table, beetles: str, base: int, level: int) -> None:
    t.seat("A", formation=REALM_A, pool=[f"Neeva + {beetles}"])
    t.seat("B", formation=REALM_B, pool=["Mul Savage", "Azhul"], hand=[2])
    t.begin(active="A", phase=4, windows="pass")
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("Mul Savage")
    t.total("Neeva", 8)
    t.B.passes()
    t.A.stops()
    t.zone(beetles, "discard")
    t.base("Neeva", 7)
    t.zone("Mul Savage", "discard")
    t.settled("A", "ask-phase-4")
