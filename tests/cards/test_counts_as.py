"""Cards that make a champion and those beside it something they are not: a drow, a swimmer, an undead."""

from __future__ import annotations

import pytest

from tests.cards.meeting import meet
from tests.table_talk import Table, card_family, card_test

#: Who attacks with an ally, what they count as, and whether the champion does too.
COUNT_AS = {
    "4th/178": ("Mul Savage + 4th/178 + War Party", "Swimmer", True, True),
    "4th/181": ("Mul Savage + 4th/181 + War Party", "Drow", True, True),
    "4th/183": ("Mul Savage + 4th/183 + War Party", "Giant", True, False),
    "4th/206": ("Mul Savage + 4th/206 + War Party", "Swimmer", True, False),
    "4th/335": ("4th/335 + War Party", "Earthwalker", True, True),
    "3rd/176": ("3rd/176 + War Party", "Flyer", True, True),
    "3rd/170": ("3rd/170 + War Party", "Flyer", True, True),
    "3rd/155": ("3rd/155 + War Party", "Undead", True, True),
    "4th/265": ("4th/265 + War Party", "Undead", True, True),
    "NO/158": ("Mul Savage + NO/158 + War Party", "Flyer", True, True),
    "NO/159": ("Mul Savage + NO/159 + War Party", "Flyer", True, True),
    "3rd/158": ("Mul Savage + 3rd/158 + War Party", "Flyer", False, True),
}


@card_family(COUNT_AS, rules=["gloss.allies.traits"], edition="1st")
def test_it_makes_them_what_they_were_not(
    t: Table, printing: str, mine: str, kind: str, champion: bool, ally: bool
) -> None:
    meet(t, mine, "Borys + Gladiators + Crystal of the Ebon Flame", pool=["Sadira"])
    for card, counts in (
        (mine.partition(" + ")[0], champion),
        ("War Party", ally),
        ("Gladiators", False),
        ("Sadira", False),
    ):
        if counts:
            t.kind(card, kind)
        else:
            t.not_kind(card, kind)
    t.changed("Borys")
    t.settled("A", "ask-combat")


@card_family({"4th/178": (), "4th/206": ()}, rules=["formation.exposed.movement-exception"], edition="1st")
def test_a_swimmer_reaches_every_coast(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Mul Savage + {printing}", "Azhul"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland", "C": "Sembia"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.can("attack", "Sembia", "Mul Savage")
    t.A.cannot("attack", "Sembia", "Azhul", because="formation.protection")
    t.A.cannot("attack", "Keoland", "Mul Savage", because="formation.protection")
    t.settled("A", "ask-phase-4")


#: What takes its bearer to a realm that others protect, and whether past a ban on such champions as well.
TRAVEL = {"4th/167": (True,), "3rd/200": (True,), "1st/412": (False,)}


@card_family(TRAVEL, rules=["formation.protection"], edition="1st")
def test_its_bearer_reaches_every_realm(t: Table, printing: str, past_bans: bool) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"Azhul + {printing}", "T'kkyl"], hand=["War Party"])
    t.seat(
        "B",
        formation={"A": "Nyrond", "B": "Keoland", "C": "The Bright Desert"},
        pool=["Borys + Crystal of the Ebon Flame"],
    )
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.cannot("attack", "Keoland", "T'kkyl", because="formation.protection")
    if past_bans:
        t.A.can("attack", "The Bright Desert", "Azhul")
    else:
        t.A.cannot("attack", "The Bright Desert", "Azhul", because="card.power.definition")
    t.A.attacks("Keoland", with_="Azhul")
    t.B.defends("Borys")
    t.A.plays("War Party")
    t.total("Azhul", 4 + 4 + {"4th/167": 1, "3rd/200": 1, "1st/412": 7}[printing])
    t.settled("A", "ask-combat")


@pytest.mark.parametrize("bears", [True, False])
@card_test("4th/167", rules=["move.allies.protected"], edition="1st")
def test_its_bearer_takes_allies_along_though_it_flies_itself_and_nobody_else_does(t: Table, bears: bool) -> None:
    pool = ["1st/170 + 4th/167"] if bears else ["1st/170", "Azhul + 4th/167"]
    t.seat("A", formation={"A": "Rashemen"}, pool=pool, hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Borys + Crystal of the Ebon Flame"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Keoland", with_="1st/170")
    t.B.defends("Borys")
    if bears:
        t.A.can("play", "War Party", "1st/170")
    else:
        t.A.cannot("play", "War Party", "1st/170", because="ally-cannot-reach")
    t.settled("A", "ask-combat")


@card_family({"NO/158": ("Mul Savage",), "NO/159": ("Mul Savage",), "3rd/158": ("Neeva",)}, edition="1st")
def test_its_allies_fly_along_to_a_shielded_realm(t: Table, printing: str, champion: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[f"{champion} + {printing}"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Borys + Magic Sword + 1st/94"], hand=["Zadoc"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Keoland", with_=champion)
    t.B.defends("Borys")
    t.A.plays("War Party")
    t.on("War Party", champion)
    t.not_kind("Zadoc", "Flyer")
    t.settled("A", "ask-combat")


@card_family({"NO/158": (), "NO/159": ()}, edition="1st")
def test_its_items_do_not_fly(t: Table, printing: str) -> None:
    meet(t, f"Azhul + {printing} + Orb of Doom + War Party", "Borys + 1st/157 + Magic Sword")
    t.not_kind("Orb of Doom", "Flyer")
    t.kind("War Party", "Flyer")
    t.changed("Borys", "Azhul")
    t.settled("A", "ask-combat")


@card_family({"NO/158": (), "NO/159": ()}, rules=["move.allies.protected"], edition="1st")
def test_from_the_pool_it_carries_nobody(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Hubadai", f"Azhul + {printing}"], hand=["War Party"])
    t.seat("B", formation={"A": "Nyrond", "B": "Keoland"}, pool=["Borys"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks("Keoland", with_="Hubadai")
    t.B.defends("Borys")
    t.A.cannot("play", "War Party", "Hubadai", because="move.allies.protected")
    t.settled("A", "ask-combat")


@card_family({"1st/404": ()}, edition="1st")
def test_a_shield_in_the_pool_counts_no_allies(t: Table, printing: str) -> None:
    meet(t, "Mul Savage", "Borys + War Party", pool=[f"Azhul + {printing}"])
    t.level("Azhul", 5)
    t.changed("Borys", "Mul Savage")
    t.settled("A", "ask-combat")


@card_family({"1st/409": ()}, edition="1st")
def test_the_bell_makes_great_allies_of_the_enemy_count_for_nothing(t: Table, printing: str) -> None:
    meet(t, f"Azhul + {printing} + War Party", "Mul Savage + Gladiators + 3rd/192 + Giant Skeleton + Swordwraith")
    t.level("Gladiators", 9)
    t.total("Mul Savage", 6 + 3 + 3)
    t.total("Azhul", 4 + 3 + 4)
    t.changed("Mul Savage", "Azhul")
    t.settled("A", "ask-combat")


@card_family({"1st/409": ()}, edition="1st")
def test_a_bell_in_the_pool_is_silent(t: Table, printing: str) -> None:
    meet(t, "Azhul", "Mul Savage + Gladiators", pool=[f"Neeva + {printing}"])
    t.total("Mul Savage", 6 + 9)
    t.changed("Mul Savage", "Azhul")
    t.settled("A", "ask-combat")


@card_family({"4th/453": (), "NO/156": ()}, edition="1st")
def test_eye_and_hand_give_nothing_outside_the_fight(t: Table, printing: str) -> None:
    meet(t, "Azhul", "Borys", pool=[f"Neeva + {printing}"], their_pool=["Otto"])
    t.level("Neeva", 7)
    t.changed("Borys", "Azhul")
    t.settled("A", "ask-combat")
