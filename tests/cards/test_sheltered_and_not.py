"""Who is sheltered from what, and who beside them is not: what is aimed may choose among those it reaches.

A's powerless champion aims at B's cards, and at C's, from the pool in phase 3 or attacking a realm of B's.
"""

from __future__ import annotations

from contextlib import ExitStack
from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.engine.terms import KindName, Moment
from sixrealms.language import ANY, SELF, TARGET, Always, Has, Is, Lasting, MayUse, Named, Play, Target, Use, one
from tests.cards.meeting import CRISTYNE, STRIKER
from tests.made_up import given
from tests.table_talk import Table, card_family

Cards = tuple[str, ...]

#: What is aimed: cards that are played, and cards whose power is used where they lie.
PLAYED: Final = {
    "offensive wizard spell": "1st/106",
    "defensive wizard spell": "1st/343",
    "offensive cleric spell": "1st/352",
    "fire spell": "1st/331",
    "offensive psionic power": "PO/98",
    "offensive unarmed combat": "4th/436",
    "defensive unarmed combat": "4th/435",
    "event": "NO/92",
    "harmful event": "1st/91",
}
USED: Final = {
    "offensive item": "1st/217",
    "defensive item": "1st/103",
    "item of 2": "1st/104",
    "item of 3": "1st/94",
    "offensive artifact": "FR/62",
    "artifact": "1st/152",
}
CHAMPIONS: Final = {"champion": "1st/44", "harmful hero": "1st/55"}
#: In C's pool lie two that everything reaches, so that there is a choice.
WITNESSES: Final = ("Otto", "Tergoz Tenhammer")


class Position(NamedTuple):
    """What B and C have, what is aimed, whom each reaches and whom it does not."""

    theirs: Cards
    aims: dict[str, tuple[Cards, Cards]]
    others: Cards = ()  # in C's pool
    formation: Cards = (CRISTYNE,)
    attacked: str = ""  # the realm A attacks, which the first of theirs defends; "": nobody fights
    made_up: tuple[tuple[str, KindName], ...] = ()  # cards that count as something else here


AT_PEACE: Final = {
    "4th/39": Position(
        ("Borys", "Azhul + 4th/237"),
        {
            "offensive wizard spell": (("4th/237", "Young Gold Dragon", "Azhul"), ("Borys",)),
            "offensive psionic power": (("Azhul",), ("Borys",)),
        },
        others=("Young Gold Dragon",),
        formation=(CRISTYNE, "4th/39"),
    ),
    "4th/53": Position(
        ("Azhul",),
        {"offensive wizard spell": ((CRISTYNE,), ("4th/53",)), "defensive wizard spell": (("4th/53",), ())},
        formation=(CRISTYNE, "4th/53"),
    ),
    "4th/54": Position(
        ("Azhul",),
        {
            "offensive wizard spell": ((CRISTYNE,), ("4th/54",)),
            "defensive wizard spell": (("4th/54",), ()),
            "offensive item": (("4th/54",), ()),
        },
        formation=(CRISTYNE, "4th/54"),
    ),
    "4th/71": Position(
        ("Skeletal Horde + Orb of Doom", "Azhul + Swordwraith"),
        {
            "offensive wizard spell": (("Orb of Doom",), ("Skeletal Horde", "Swordwraith")),
            "event": (("Skeletal Horde",), ()),
            "harmful hero": (("Skeletal Horde",), ()),
        },
        formation=(CRISTYNE, "4th/71"),
        made_up=(("1st/104", "Undead"),),
    ),
    "4th/77": Position(
        ("Azhul",),
        {"harmful hero": (("Nyrond",), ()), "harmful event": ((CRISTYNE,), ("Nyrond",))},
        formation=(CRISTYNE, "Nyrond + 4th/77"),
    ),
    "4th/163": Position(
        ("Neeva + 4th/163 + Orb of Doom + War Party", "Azhul + Gith"),
        {"offensive wizard spell": (("Orb of Doom", "Gith", "Neeva"), ("War Party",))},
    ),
    "4th/170": Position(("Neeva + 4th/170",), {"harmful hero": (("Neeva",), ()), "harmful event": ((), ("Neeva",))}),
    "4th/188": Position(
        ("Neeva + 4th/188",), {"offensive artifact": (("Neeva",), ()), "offensive item": ((), ("Neeva",))}
    ),
    "4th/282": Position(
        ("4th/282", "Azhul"),
        {"offensive psionic power": (("4th/282",), ()), "artifact": (("Azhul",), ("4th/282",))},
    ),
    "4th/295": Position(
        ("4th/295", "4th/292", "4th/290", "4th/291", "4th/294", "Azhul"),
        {
            "offensive item": (("Azhul", "4th/289"), ("4th/292",)),
            "defensive item": (("4th/292",), ()),
            "offensive psionic power": (("4th/292",), ()),
        },
        others=("4th/289",),
    ),
    "4th/321": Position(
        ("4th/321", "Azhul"),
        {
            "defensive item": (("Azhul",), ("4th/321",)),
            "defensive wizard spell": (("Azhul",), ("4th/321",)),
            "event": (("4th/321",), ()),
            "offensive artifact": (("4th/321",), ()),
            "fire spell": (("4th/321",), ()),
        },
    ),
    "4th/473": Position(
        ("4th/473 + Orb of Doom + 4th/263", "Azhul"),
        {"offensive wizard spell": (("Orb of Doom", CRISTYNE, "Sadira"), ("Azhul", "4th/263", "4th/473"))},
        others=("Sadira",),
    ),
    "4th/478": Position(
        ("4th/478 + War Party",), {"offensive wizard spell": (("Gith",), ("War Party",))}, others=("Azhul + Gith",)
    ),
    "4th/508": Position(("4th/508",), {"champion": ((), ("4th/508",))}),
    "3rd/136": Position(
        ("Mordenkainen", "Azhul"),
        {
            "offensive wizard spell": (("Azhul",), ("Mordenkainen",)),
            "harmful event": (("Azhul",), ("Mordenkainen",)),
            "harmful hero": (("Mordenkainen",), ()),
        },
        formation=(CRISTYNE, "3rd/136", "1st/136"),
    ),
    "UD/65": Position(
        ("UD/65", "4th/292 + 1st/424", "Neeva"),
        {
            "item of 2": (("Neeva", "4th/289", "1st/424"), ("UD/65", "4th/292")),
            "item of 3": (("UD/65", "4th/292"), ()),
            "offensive wizard spell": (("Neeva", "4th/289", "1st/424"), ("UD/65", "4th/292")),
            "offensive psionic power": (("UD/65", "4th/292"), ()),
        },
        others=("4th/289",),
    ),
}

IN_THE_FIGHT: Final = {
    "4th/13": Position(
        ("Azhul",),
        {"offensive unarmed combat": ((), ("Azhul",)), "defensive unarmed combat": (("Azhul",), ())},
        formation=("4th/13",),
        attacked="4th/13",
    ),
    "4th/56": Position(
        ("Neeva + Orb of Doom + 1st/65 + Gith",),
        {"offensive wizard spell": (("Orb of Doom", "Gith"), ("Neeva", "1st/65"))},
        formation=("4th/56",),
        attacked="4th/56",
        made_up=(("1st/104", "Flyer"),),
    ),
    "4th/211": Position(
        ("Neeva + 4th/211 + 1st/103", "Azhul"),
        {
            "offensive item": (("1st/103", "Azhul"), ("Neeva",)),
            "offensive wizard spell": (("Neeva",), ()),
        },
        attacked=CRISTYNE,
    ),
    "3rd/81": Position(
        ("Neeva + 3rd/81 + 1st/102",), {"offensive item": (("1st/102",), ("Neeva",))}, attacked=CRISTYNE
    ),
    "UD/65": Position(
        ("UD/65", "4th/292"),
        {"item of 2": ((), ("UD/65", "4th/292")), "offensive wizard spell": ((), ("UD/65", "4th/292"))},
        attacked=CRISTYNE,
    ),
}


@card_family({"UD/65": ()}, rules=["immunity.always-active"], edition="1st")
def test_who_fights_is_not_in_the_pool(t: Table, printing: str) -> None:
    struck: tuple[Cards, Cards] = (("4th/292",), ("UD/65",))
    aims = {"item of 2": struck, "offensive wizard spell": struck}
    _aimed(t, Position(("4th/292 + Crystal of the Ebon Flame", "UD/65"), aims, attacked=CRISTYNE))


def _aimed(t: Table, position: Position) -> None:
    with ExitStack() as made:
        made.enter_context(given("1st/268", Always(MayUse(Is(SELF), ANY)), Always(Has(Is(SELF), ("Flyer",)))))
        for card, kind in position.made_up:
            made.enter_context(given(card, Always(Has(Is(SELF), (kind,)))))
        for aim, (reached, spared) in position.aims.items():
            victims = (Named(_name(card)) for card in (*reached, *spared, *WITNESSES))
            where: tuple[Moment, ...] = ("combat",) if position.attacked else ("3",)
            targets = (Target("target", one(reduce(or_, victims))),)
            there = Lasting(Has(Is(TARGET), ("Kobold",)))
            play = Play(there, targets=targets, at=where)
            made.enter_context(given(_card(aim), play if aim in PLAYED else Use(there, targets=targets, at=where)))
        _lay(t, position)
        for aim, (reached, _) in position.aims.items():
            if aim not in PLAYED:
                t.A.uses(_card(aim))
            elif aim.endswith("event"):
                t.A.plays(_card(aim))
            else:
                t.A.plays(_card(aim), by=STRIKER)
            t.offered(*reached, *WITNESSES)
            t.A.chooses("Otto")
            t.kind("Otto", "Kobold")
            t.changed(_card(aim))
        if position.attacked:
            t.changed(STRIKER, position.theirs[0].partition(" + ")[0])
        t.settled("A")


def _card(aim: str) -> str:
    return (PLAYED | USED | CHAMPIONS)[aim]


def _name(card: str) -> str:
    return catalogue.printing(card).name if "/" in card else card


def _lay(t: Table, position: Position) -> None:
    hung = [_card(aim) for aim in position.aims if aim in USED]
    pool = [" + ".join([STRIKER, *hung]), *(_card(aim) for aim in position.aims if aim in CHAMPIONS)]
    hand = [_card(aim) for aim in position.aims if aim in PLAYED]
    t.seat("A", formation={"A": "Rashemen"}, pool=pool, hand=hand)
    t.seat("B", formation=dict(zip("ABC", position.formation, strict=False)), pool=list(position.theirs))
    t.seat("C", formation={"A": "Vaasa"}, pool=[*WITNESSES, *position.others])
    t.begin(active="A", phase=4 if position.attacked else 3, windows="pass", unenforced=True)
    if position.attacked:
        t.A.attacks(position.attacked, with_=STRIKER)
        t.B.defends(position.theirs[0].partition(" + ")[0])


RULES: Final = ["immunity.always-active", "immunity.offensive-only"]


@card_family({card: (position,) for card, position in AT_PEACE.items()}, rules=RULES, edition="1st")
def test_only_they_are_sheltered_and_only_from_that(t: Table, printing: str, position: Position) -> None:
    _aimed(t, position)


@card_family({card: (position,) for card, position in IN_THE_FIGHT.items()}, rules=RULES, edition="1st")
def test_so_it_is_in_the_fight(t: Table, printing: str, position: Position) -> None:
    _aimed(t, position)
