"""Cards that keep others out of a fight: what A's champion forbids to B, or to its own side."""

from __future__ import annotations

from tests.cards.meeting import goes_on, meet
from tests.table_talk import Table, card_family

#: Who attacks with what; what B cannot play; what B can.
KEPT_OUT = {
    "4th/169": ("Mul Savage + 4th/169", ("War Party",), ("1st/104",)),
    "4th/206": ("Mul Savage + 4th/206", ("4th/245", "Elf Galleon [3rd/110]"), ("War Party",)),
    "3rd/317": ("Mul Savage + 3rd/317", ("Zadoc", "The Iron Legion"), ("War Party", "1st/104")),
    "1st/445": ("1st/445", ("War Party", "Zadoc"), ("Hordes of Castle Greyhawk", "1st/104")),
    "1st/459": ("1st/459", ("Zadoc", "The Iron Legion"), ("War Party", "1st/104")),
    "3rd/282": ("3rd/282 + Crystal of the Ebon Flame", ("War Party",), ("1st/104",)),
    "4th/309": ("4th/309", ("War Party",), ("1st/104",)),
    "4th/241": ("Mul Savage + 4th/241", ("1st/65",), ("War Party",)),
    "3rd/60": ("3rd/60 + Crystal of the Ebon Flame", ("War Party",), ("1st/104",)),
    "1st/464": ("1st/464", ("Swordwraith",), ("War Party", "1st/104")),
    "4th/355": ("4th/355", ("War Party",), ("4th/245", "1st/104")),
    "3rd/192": ("Mul Savage + 3rd/192", ("1st/206",), ("1st/104", "War Party")),
    "3rd/302": ("Mul Savage + 3rd/302", ("NO/208", "1st/153"), ("1st/104", "1st/94", "Gladiators")),
    "3rd/255": ("Mul Savage", ("4th/245",), ("War Party",)),
    "1st/409": ("Mul Savage + 1st/409", ("War Party", "Gladiators"), ("1st/104", "Zadoc", "3rd/192", "NO/208")),
}


@card_family(KEPT_OUT, rules=["card.power.definition"], edition="1st")
def test_the_other_side_cannot_play_them(
    t: Table, printing: str, mine: str, barred: tuple[str, ...], free: tuple[str, ...]
) -> None:
    played = printing == "3rd/255"
    meet(t, mine, "Bagual", [printing] if played else [], [*barred, *free])
    if played:
        t.B.plays(free[0])
        t.A.plays(printing)
    for card in barred:
        t.B.cannot("play", card, "Bagual", because="card.power.definition" if played else "forbidden")
    for card in free[played:]:
        t.B.can("play", card, "Bagual")
    goes_on(t, mine.partition(" + ")[0])


#: The one that keeps them out lies in the pool or on a champion in it; what B can play then.
AT_HOME = {
    "4th/169": ("Neeva + 4th/169", ("War Party",)),
    "4th/206": ("Neeva + 4th/206", ("4th/245",)),
    "3rd/317": ("Neeva + 3rd/317", ("Zadoc",)),
    "1st/445": ("1st/445", ("Zadoc",)),
    "1st/459": ("1st/459", ("Zadoc",)),
    "3rd/282": ("3rd/282", ("War Party",)),
    "4th/309": ("4th/309", ("War Party",)),
    "3rd/60": ("3rd/60", ("War Party",)),
    "1st/464": ("1st/464", ("Swordwraith",)),
    "4th/355": ("4th/355", ("War Party",)),
    "1st/409": ("Neeva + 1st/409", ("War Party",)),
}


@card_family(AT_HOME, rules=["card.power.definition"], edition="1st")
def test_from_the_pool_it_keeps_nobody_out(t: Table, printing: str, home: str, free: tuple[str, ...]) -> None:
    meet(t, "Mul Savage", "Bagual", their_hand=free, pool=[home])
    for card in free:
        t.B.can("play", card, "Bagual")
    t.settled("B", "ask-combat")


#: What their own player cannot play beside them, and what they can.
PROUD = {
    "1st/417": ("1st/417", "The Iron Legion", "1st/104"),
    "1st/445": ("1st/445", "War Party", "Hordes of Castle Greyhawk"),
    "1st/465": ("1st/465", "Gladiators", "1st/104"),
    "3rd/302": ("Azhul + 3rd/302", "NO/208", "1st/104"),
}


@card_family(PROUD, rules=["card.power.definition"], edition="1st")
def test_its_own_player_cannot_play_them_beside_it(t: Table, printing: str, mine: str, barred: str, free: str) -> None:
    meet(t, mine, "Borys + Crystal of the Ebon Flame", [barred, free], ["Zadoc"])
    champion = mine.partition(" + ")[0]
    t.A.cannot("play", barred, champion, because="forbidden")
    t.A.can("play", free, champion)
    t.changed("Borys", champion)
    t.settled("A", "ask-combat")


@card_family({"1st/417": (), "1st/465": ()}, rules=["card.power.definition"], edition="1st")
def test_beside_another_champion_they_play_what_they_like(t: Table, printing: str) -> None:
    meet(t, "Sadira", "Borys", ["Zadoc"], pool=[printing])
    t.A.can("play", "Zadoc", "Sadira")
    t.changed("Borys")
    t.settled("A", "ask-combat")
