"""Powers for whoever fights: what lies in the pool, or on a champion there, cannot use them."""

from __future__ import annotations

from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_family

_NOBODY = ("no-target",)
#: What lies in the pool while another champion fights, and what else is said of it.
AT_HOME = {
    "1st/446": ("1st/446", _NOBODY),
    "3rd/105": ("Sadira + 3rd/105", ()),
    "4th/165": ("Sadira + 4th/165", ()),
    "4th/173": ("Sadira + 4th/173", _NOBODY),
    "3rd/314": ("Sadira + 3rd/314", _NOBODY),
    "4th/174": ("Sadira + 4th/174", _NOBODY),
    "3rd/315": ("Sadira + 3rd/315", _NOBODY),
    "4th/200": ("Sadira + 4th/200", ()),
    "NO/267": ("NO/267", _NOBODY),
    "NO/300": ("NO/300", _NOBODY),
    "NO/43": ("NO/43", _NOBODY),
    "NO/171": ("NO/171", _NOBODY),
    "3rd/171": ("3rd/171", _NOBODY),
    "NO/299": ("NO/299", _NOBODY),
    "4th/260": ("4th/260", _NOBODY),
    "4th/330": ("4th/330", ("no-effect",)),
    "4th/338": ("4th/338", ("no-effect",)),
    "4th/340": ("4th/340", _NOBODY),
    "BR/116": ("BR/116", ("condition-not-met",)),
}


@card_family(AT_HOME, rules=["power.combat-only-when-involved"], edition="1st")
def test_it_is_not_used_from_the_pool(t: Table, printing: str, home: str, beside: tuple[str, ...]) -> None:
    meet(
        t,
        "Azhul",
        "Borys + War Party + Gladiators + Orb of Doom + Magic Sword",
        pool=[home],
        their_pool=["Otto"],
        discard=["The Iron Legion", "Swordwraith"],
    )
    t.A.cannot("use", printing, because=("not-fighting", *beside))
    goes_on(t, "Borys")


#: Items and allies that strike others: who has them, whom they sweep away, and who is left.
SWEPT: dict[str, tuple[str, str, tuple[str, ...], tuple[str, ...]]] = {
    "1st/417": (
        "1st/417 + Gith",
        "Borys + Zadoc + The Iron Legion + Orb of Doom + War Party",
        ("Zadoc", "The Iron Legion"),
        ("Orb of Doom", "War Party", "Gith"),
    ),
    "4th/169": (
        "Azhul + 4th/169 + Gith",
        "Borys + Zadoc + War Party + Orb of Doom",
        ("Zadoc", "War Party"),
        ("Orb of Doom", "Gith"),
    ),
    "3rd/94": (
        "Azhul + 3rd/94 + War Party",
        "Borys + 4th/244 + 4th/244 + Orb of Doom",
        ("4th/244#1", "4th/244#2"),
        ("Orb of Doom", "War Party"),
    ),
    "3rd/317": (
        "Azhul + 3rd/317 + Gith",
        "Borys + Galek + 1st/86 + The Iron Legion + 1st/102",
        ("Gith", "Galek", "1st/86"),
        ("The Iron Legion", "1st/102"),
    ),
}


@card_family(SWEPT, rules=["activation.full-on-entry"], edition="1st")
def test_it_sweeps_away_all_of_them_and_nothing_else(
    t: Table, printing: str, mine: str, theirs: str, swept: tuple[str, ...], left: tuple[str, ...]
) -> None:
    meet(t, mine, theirs, their_pool=["Otto + 1st/103"])
    for card in swept:
        t.zone(card, "discard")
    for card in left:
        t.zone(card, "attached")
    goes_on(t, "Borys", mine.partition(" + ")[0])


#: Allies that do so as they are played.
CAME: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "4th/235": (
        "Borys + Orb of Doom + Magic Sword + 1st/157 + Galek",
        ("Orb of Doom", "Magic Sword"),
        ("1st/157", "Galek", "1st/103"),
    ),
    "4th/241": ("Borys + 1st/65 + War Party", ("1st/65",), ("War Party",)),
    "4th/247": ("Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party"), ("Orb of Doom",)),
    "4th/251": (
        "Borys + Orb of Doom + 1st/94 + NO/208 + Galek",
        ("Orb of Doom", "1st/94"),
        ("NO/208", "Galek", "1st/103"),
    ),
    "4th/222": (
        "Borys + Orb of Doom + Magic Sword + 1st/157 + Galek",
        ("Orb of Doom", "Magic Sword", "1st/157"),
        ("Galek", "1st/103"),
    ),
    "3rd/253": (
        "Borys + Orb of Doom + Magic Sword + 1st/157 + Galek",
        ("Orb of Doom", "Magic Sword", "1st/157"),
        ("Galek", "1st/103"),
    ),
    "3rd/192": (
        "Borys + 1st/94 + Magic Sword + Orb of Doom + Galek",
        ("1st/94", "Magic Sword"),
        ("Orb of Doom", "Galek", "1st/95"),
    ),
    "3rd/255": ("Borys + 4th/245 + Elf Galleon [3rd/110] + War Party", ("4th/245", "3rd/110"), ("War Party",)),
}


@card_family(CAME, edition="1st")
def test_as_it_comes_it_sweeps_away_all_of_them_and_nothing_else(
    t: Table, printing: str, theirs: str, swept: tuple[str, ...], left: tuple[str, ...]
) -> None:
    meet(t, "Azhul", theirs, [printing], their_pool=["Otto + 1st/95 + 1st/103"])
    t.A.plays(printing)
    for card in swept:
        t.zone(card, "discard")
    for card in left:
        t.zone(card, "attached")
    t.changed("Otto")
    goes_on(t, "Borys", "1st/95", "1st/103")


#: Choices: who has the card (or plays it), what the other side has, what may be chosen, and what is left.
CHOSEN: dict[str, tuple[str, str, tuple[str, ...], str]] = {
    "1st/407": ("", "Borys + Galek + 1st/65 + The Iron Legion + Orb of Doom", ("Galek", "1st/65"), "Galek"),
    "3rd/322": ("", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party"), "War Party"),
    "3rd/271": (
        "Azhul + 3rd/271 + Gith",
        "Borys + Galek + War Party + Orb of Doom",
        ("Galek", "War Party"),
        "War Party",
    ),
    "4th/232": ("", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party"), "War Party"),
    "4th/212": ("", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party"), "War Party"),
    "NO/267": ("NO/267 + Gith", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party"), "War Party"),
    "NO/300": ("NO/300 + Gith", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party"), "War Party"),
    "NO/43": ("NO/43 + Gith", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party"), "War Party"),
    "NO/171": ("NO/171 + 1st/103", "Borys + Orb of Doom + 1st/94 + 1st/157", ("Orb of Doom", "1st/94"), "1st/94"),
    "3rd/171": ("3rd/171 + 1st/103", "Borys + Orb of Doom + 1st/94 + 1st/157", ("Orb of Doom", "1st/94"), "1st/94"),
    "NO/299": (
        "NO/299",
        "Borys + Crystal of the Ebon Flame + 1st/94",
        ("Crystal of the Ebon Flame", "1st/94"),
        "1st/94",
    ),
    "NO/83": ("", "Borys + Galek + War Party + Orb of Doom", ("Galek", "War Party"), "War Party"),
}


@card_family(CHOSEN, edition="1st")
def test_it_may_choose_among_these_and_strikes_one(
    t: Table, printing: str, mine: str, theirs: str, offered: tuple[str, ...], taken: str
) -> None:
    meet(t, mine or "Azhul + Gith", theirs, [] if mine else [printing])
    if mine:
        t.A.uses(printing, power=1)
    else:
        t.A.plays(printing)
    t.offered(*offered)
    t.A.chooses(taken)
    if printing in ("NO/83", "4th/212", "NO/43"):
        t.on(taken, (mine or "Azhul").partition(" + ")[0])
    else:
        t.zone(taken, "discard")
    for other in offered:
        if other != taken:
            t.zone(other, "attached")
    if mine and printing != "3rd/271":
        t.A.cannot("use", printing, because="already-used")
    goes_on(t, "Borys", printing)


#: Bystanders that are no allies, or the enemy's: an item on the side, and what it stays.
@card_family(
    {"4th/178": ("Swimmer",), "4th/181": ("Drow",), "4th/283": ("Flyer",), "4th/335": ("Earthwalker",)}, edition="1st"
)
def test_items_of_the_bearer_become_nothing(t: Table, printing: str, kind: str) -> None:
    mine = printing if printing in ("4th/283", "4th/335") else f"Azhul + {printing}"
    meet(t, f"{mine} + Orb of Doom + War Party", "Borys")
    t.not_kind("Orb of Doom", kind)
    t.kind("War Party", kind)
    goes_on(t, "Borys")


@card_family({"3rd/155": (), "4th/265": ()}, edition="1st")
def test_items_of_a_conclave_are_no_undead(t: Table, printing: str) -> None:
    meet(t, f"{printing} + Orb of Doom + War Party", "Borys + Gladiators")
    t.not_kind("Orb of Doom", "Undead")
    t.kind("War Party", "Undead")
    goes_on(t, "Borys", "Gladiators")
