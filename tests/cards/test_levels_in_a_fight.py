"""Levels cards have, give and take while two champions fight: A attacks, B defends."""

from __future__ import annotations

from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_family, card_test

Levels = dict[str, int]

#: Who attacks with what, who defends with what, and the levels there are.
FIGHTS: dict[str, tuple[tuple[str, str, Levels], ...]] = {
    "PO/59": (
        ("PO/59 + War Party + Zadoc + 3rd/313", "Mul Savage + Gith", {"PO/59": 13, "Zadoc": 2}),
        ("PO/59 + Zadoc + 1st/184", "Mul Savage", {"PO/59": 12}),
        ("PO/59 + 3rd/313", "Mul Savage + Zadoc", {"PO/59": 7}),
    ),
    "DR/111": (
        ("DR/111 + War Party + Zadoc + Orb of Doom", "Mul Savage", {"Mul Savage": 3}),
        ("DR/111 + Hordes of Castle Greyhawk", "Mul Savage + War Party", {"Mul Savage": 4, "War Party": 4}),
    ),
    "4th/163": (
        ("Neeva + 4th/163 + War Party + Orb of Doom", "Mul Savage + Zadoc", {"Neeva": 12, "War Party": 6, "Zadoc": 2}),
    ),
    "4th/164": (
        ("Nenioc + 4th/164", "Mul Savage", {"Nenioc": 13}),
        ("Neeva + 4th/164", "Mul Savage", {"Neeva": 10}),
    ),
    "NO/95": (
        ("Nenioc + NO/95", "Mul Savage", {"Nenioc": 10}),
        ("Neeva + NO/95", "Mul Savage", {"Neeva": 10}),
    ),
    "4th/187": (
        ("Wolf Nomads + 4th/187 + RL/72 + Orb of Doom", "Neeva + Zadoc", {"Wolf Nomads": 26, "RL/72": 8, "Zadoc": 2}),
        ("Neeva + 4th/187 + Zadoc", "Wolf Nomads", {"Neeva": 15, "Zadoc": 2, "Wolf Nomads": 4}),
    ),
    "4th/204": (
        ("Neeva + 4th/204", "Skeletal Horde", {"Neeva": 15}),
        ("Neeva + 4th/204", "Mul Savage", {"Neeva": 11}),
    ),
    "4th/207": (
        ("Neeva + 4th/207", "Borys", {"Neeva": 17}),
        ("Neeva + 4th/207", "Dragon King", {"Neeva": 17}),
        ("Neeva + 4th/207", "Mordenkainen + Crystal of the Ebon Flame", {"Neeva": 14}),
    ),
    "3rd/109": (
        (
            "Neeva + 3rd/109",
            "Skeletal Horde + Zadoc + Swordwraith",
            {"Skeletal Horde": 3, "Swordwraith": 2, "Zadoc": 2},
        ),
        ("Neeva + 3rd/109", "Mul Savage + 4th/236", {"Mul Savage": 6, "4th/236": 0}),
        ("Neeva + 3rd/109 + Swordwraith", "4th/357", {"4th/357": 7, "Swordwraith": 4}),
    ),
    "4th/304": (
        (
            "4th/304 + War Party + Orb of Doom",
            "Mul Savage + Zadoc",
            {"4th/304": 5, "War Party": 6, "Zadoc": 2, "Orb of Doom": 2},
        ),
    ),
    "4th/305": (("4th/305 + Orb of Doom + 1st/157", "Mul Savage + 1st/95", {"4th/305": 13, "Mul Savage": 9}),),
    "4th/325": (
        (
            "4th/325 + War Party + Orb of Doom",
            "Mul Savage + Gladiators + 1st/94",
            {"War Party": 6, "Gladiators": 9, "4th/325": 6, "Orb of Doom": 2, "1st/94": 3, "Mul Savage": 9},
        ),
    ),
    "4th/209": (("Mul Savage + 4th/209", "Neeva + Orb of Doom", {"Neeva": 2}),),
    "4th/217": (
        ("Mul Savage + 4th/217", "Neeva + War Party", {"Neeva": 0, "War Party": 4, "Mul Savage": 6}),
        ("Mul Savage + 4th/217", "Nenioc", {"Nenioc": 5}),
    ),
    "1st/441": (
        ("1st/441 + 1st/157", "Borys", {"1st/441": 13}),
        ("1st/441 + Orb of Doom", "Borys + 1st/157", {"1st/441": 8}),
    ),
    "1st/447": (
        ("1st/447 + Gith", "Borys", {"1st/447": 7}),
        ("1st/447 + Orb of Doom", "Borys + Gladiators", {"1st/447": 12}),
    ),
    "NO/42": (("NO/42 + War Party", "Mul Savage + Gladiators", {"War Party": 5, "Gladiators": 9, "NO/42": 7}),),
    "3rd/176": (("3rd/176 + War Party", "Mul Savage + Gladiators", {"War Party": 6, "Gladiators": 9}),),
    "4th/274": (
        ("4th/274", "Mul Savage + Gladiators", {"4th/274": 10}),
        ("4th/274 + War Party", "Mul Savage + Orb of Doom", {"4th/274": 7}),
    ),
    "1st/458": (("1st/458 + Orb of Doom", "Mul Savage + Magic Sword + 1st/157", {"Mul Savage": 10}),),
    "3rd/75": (
        ("3rd/75 + Orb of Doom", "Mul Savage + Crystal of the Ebon Flame + 1st/102", {"3rd/75": 4, "Mul Savage": 13}),
        ("Mul Savage + 1st/94", "3rd/75 + NO/208", {"Mul Savage": 6, "3rd/75": 8}),
    ),
    "1st/435": (
        ("Borys", "1st/435 + War Party + Orb of Doom", {"War Party": 8, "1st/435": 7}),
        ("1st/435 + War Party", "Borys + Gladiators", {"War Party": 4, "Gladiators": 9}),
    ),
    "1st/455": (
        (
            "1st/455 + War Party + Zadoc + Orb of Doom",
            "Mul Savage + Gladiators",
            {"1st/455": 11, "War Party": 4, "Zadoc": 2},
        ),
    ),
    "4th/262": (
        (
            "4th/262 + War Party + Orb of Doom",
            "Mul Savage + Zadoc",
            {"4th/262": 9, "War Party": 6, "Zadoc": 2, "Orb of Doom": 2},
        ),
    ),
    "3rd/194": (("3rd/194 + 1st/94 + Orb of Doom", "Mul Savage + 1st/95", {"3rd/194": 15, "Mul Savage": 9}),),
    "4th/266": (("4th/266 + 1st/94 + Orb of Doom", "Mul Savage + 1st/95", {"4th/266": 13, "Mul Savage": 9}),),
    "4th/267": (
        ("4th/267", "Young Gold Dragon", {"4th/267": 12}),
        ("4th/267", "Mul Savage", {"4th/267": 8}),
    ),
    "4th/307": (
        ("4th/307 + Orb of Doom + 1st/94", "Mul Savage + Magic Sword", {"4th/307": 16}),
        ("4th/307 + 1st/157", "Mul Savage", {"4th/307": 11}),
    ),
    "3rd/59": (
        ("Mul Savage + 3rd/59", "Neeva + Orb of Doom + Zadoc", {"Neeva": 2, "Zadoc": 2, "3rd/59": 3}),
        ("Tergoz Tenhammer + 3rd/59", "Mordenkainen", {"Mordenkainen": 7, "Tergoz Tenhammer": 5}),
    ),
    "3rd/193": (
        ("Neeva + 3rd/193 + Swordwraith + War Party", "Mul Savage", {"3rd/193": 5, "Swordwraith": 4}),
        ("Skeletal Horde + 3rd/193 + Swordwraith", "Mul Savage + Sea Zombie", {"3rd/193": 5, "Sea Zombie": 4}),
    ),
    "3rd/254": (
        ("Neeva + 3rd/254", "Skeletal Horde", {"3rd/254": 8}),
        ("Neeva + 3rd/254", "Mul Savage + Swordwraith", {"3rd/254": 3}),
    ),
    "3rd/287": (
        (
            "Neeva + 3rd/287 + War Party",
            "Mul Savage + Hordes of Castle Greyhawk + 1st/65",
            {
                "Hordes of Castle Greyhawk": 1,
                "1st/65": 2,
                "War Party": 4,
                "Mul Savage": 6,
            },
        ),
    ),
    "3rd/289": (
        (
            "Neeva + 3rd/289 + Silt Stalkers",
            "Rikus + Nomad Mercenaries + Assassins + War Party",
            {
                "Silt Stalkers": 1,
                "Nomad Mercenaries": 0,
                "Assassins": 0,
                "War Party": 4,
                "3rd/289": 3,
                "Rikus": 6,
            },
        ),
    ),
    "3rd/308": (
        ("Neeva + 3rd/308 + Gith", "Mul Savage", {"3rd/308": 7, "1st/308": 1}),
        ("Neeva + 3rd/308", "Mul Savage + War Party", {"3rd/308": 1}),
    ),
    "1st/415": (("Neeva + 1st/415", "Mul Savage", {"1st/415": 8}),),
    "4th/453": (
        ("Neeva + 4th/453", "Mul Savage", {"Neeva": 12}),
        ("Mul Savage", "Neeva + 4th/453", {"Neeva": 9}),
    ),
    "NO/156": (
        ("Neeva + NO/156", "Mul Savage", {"Neeva": 12}),
        ("Mul Savage", "Neeva + NO/156", {"Neeva": 9}),
    ),
    "1st/404": (
        ("Neeva + 1st/404 + War Party", "Mul Savage + Zadoc + Gladiators + Orb of Doom", {"Neeva": 10}),
        ("Neeva + 1st/404 + War Party", "Mul Savage + Orb of Doom", {"Neeva": 8}),
    ),
    "4th/465": (
        (
            "4th/276 + 4th/465 + Mermaid + War Party",
            "Mul Savage + Selkie",
            {"4th/276": 14, "Mermaid": 6, "War Party": 4, "Selkie": 3, "Mul Savage": 6},
        ),
    ),
    "4th/215": (
        ("Neeva + 4th/215", "Mul Savage", {"4th/215": 4}),
        ("BR/88 + 4th/215", "Mul Savage", {"4th/215": 6}),
    ),
}


def _family(number: int) -> dict[str, tuple[str, str, Levels]]:
    return {printing: fights[number] for printing, fights in FIGHTS.items() if len(fights) > number}


@card_family(_family(0), rules=["combat.e.totals"], edition="1st")
def test_levels_are_as_the_card_says(t: Table, printing: str, mine: str, theirs: str, levels: Levels) -> None:
    _levels(t, mine, theirs, levels)


@card_family(_family(1), rules=["combat.e.totals"], edition="1st")
def test_where_the_card_says_nothing_they_are_as_ever(
    t: Table, printing: str, mine: str, theirs: str, levels: Levels
) -> None:
    _levels(t, mine, theirs, levels)


@card_family(_family(2), rules=["combat.e.totals"], edition="1st")
def test_so_are_levels_in_a_third_fight(t: Table, printing: str, mine: str, theirs: str, levels: Levels) -> None:
    _levels(t, mine, theirs, levels)


def _levels(t: Table, mine: str, theirs: str, levels: Levels) -> None:
    meet(t, mine, theirs)
    for card, level in levels.items():
        t.level(card, level)
    goes_on(t, mine.partition(" + ")[0], theirs.partition(" + ")[0])


@card_test("4th/325", rules=["gloss.played-against"], edition="1st")
def test_allies_played_against_isika_lose_levels_and_her_own_gain_them(t: Table) -> None:
    meet(t, "4th/325", "Mul Savage", ["Gith"], ["Zadoc", "1st/94"])
    t.A.plays("Gith")
    t.level("Gith", 3)
    t.B.plays("Zadoc")
    t.B.plays("1st/94")
    t.level("Zadoc", 0)
    t.level("1st/94", 3)
    t.level("Mul Savage", 9)
    goes_on(t, "4th/325", "Gith", "Mul Savage", "Zadoc", "1st/94")
