"""Cards that shelter a champion or their whole side: each is struck by everything, and loses only what may reach it."""

from __future__ import annotations

from tests.cards.meeting import goes_on, plays_strike, struck_at
from tests.table_talk import Table, card_family

_NEEVA = "Neeva"
_SPELLS = ("offensive wizard spell", "offensive cleric spell")
_MILD_SPELLS = ("defensive wizard spell", "defensive cleric spell")
_PSIONIC = ("offensive psionic power",)

#: The champion with what shelters it, its level, what is spared, and what strikes it.
SHELTERED = {
    "4th/170": (
        "Neeva + 4th/170",
        7,
        (*_SPELLS, "offensive item", "harmful event"),
        ("event", "defensive item", *_MILD_SPELLS),
    ),
    "BR/65": ("BR/65", 8, ("offensive cleric spell",), ("offensive wizard spell", "defensive cleric spell")),
    "UD/65": ("UD/65", 20, _SPELLS, (*_MILD_SPELLS, "defensive item")),
    "1st/431": ("1st/431", 8, ("offensive item", "fire item"), ("defensive item", *_SPELLS)),
    "4th/176": ("Neeva + 4th/176", 7, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "3rd/320": ("Neeva + 3rd/320", 7, (*_PSIONIC, "defensive psionic power"), _SPELLS),
    "4th/184": (
        "Nenioc + 4th/184",
        10,
        ("offensive cleric spell",),
        ("offensive wizard spell", "defensive cleric spell"),
    ),
    "4th/188": (
        "Neeva + 4th/188",
        3,
        (*_SPELLS, "offensive item", *_PSIONIC, "offensive unarmed combat", "offensive blood ability"),
        ("defensive wizard spell",),
    ),
    "3rd/98": ("Neeva + 3rd/98", 10, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "1st/451": ("1st/451", 8, (*_SPELLS, *_MILD_SPELLS, "offensive item", "defensive item"), ("artifact", "event")),
    "1st/453": ("1st/453", 9, (*_SPELLS, *_MILD_SPELLS, "defensive item", "artifact", "event"), ("ally", *_PSIONIC)),
    "3rd/282": ("3rd/282 + Orb of Doom", 4, (*_SPELLS, *_MILD_SPELLS), ("artifact", "event")),
    "3rd/284": ("3rd/284 + Crystal of the Ebon Flame", 6, ("offensive item", "defensive item"), ("artifact", *_SPELLS)),
    "4th/269": ("4th/269", 8, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "4th/331": ("4th/331", 6, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "3rd/304": ("3rd/304", 8, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "3rd/305": ("3rd/305", 9, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "4th/268": ("4th/268", 9, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "4th/270": ("4th/270", 8, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "4th/334": ("4th/334", 5, ("offensive item", "item of 3"), ("defensive item", "artifact", *_SPELLS)),
    "4th/319": ("4th/319", 4, ("offensive unarmed combat",), ("offensive item", "defensive unarmed combat")),
    "4th/287": (
        "4th/287 + Crystal of the Ebon Flame",
        8,
        ("offensive wizard spell",),
        ("defensive wizard spell", "offensive cleric spell"),
    ),
    "4th/473": ("4th/473", 13, ("offensive wizard spell",), ("defensive wizard spell", "offensive cleric spell")),
    "4th/279": ("4th/279", 9, _PSIONIC, ("defensive psionic power", *_SPELLS)),
    "4th/357": (
        "4th/357",
        9,
        (*_PSIONIC, "offensive unarmed combat"),
        ("defensive unarmed combat", "defensive psionic power", *_SPELLS),
    ),
    "4th/477": ("4th/477", 18, ("offensive wizard spell",), ("offensive cleric spell", "defensive wizard spell")),
    "1st/458": ("1st/458", 8, ("offensive item", "defensive item"), ("artifact", *_SPELLS)),
    "4th/320": ("4th/320", 6, ("offensive item", "item of 3"), ("defensive item", *_SPELLS)),
    "4th/508": (
        "4th/508",
        7,
        (*_SPELLS, *_PSIONIC, "offensive item", "offensive unarmed combat", "offensive blood ability"),
        (*_MILD_SPELLS, "defensive item", "artifact", "event"),
    ),
    "4th/321": (
        "4th/321 + Orb of Doom + 1st/102 + 1st/157",
        13,
        (*_SPELLS, *_MILD_SPELLS, "offensive item", "defensive item", *_PSIONIC),
        ("fire spell", "fire item", "artifact"),
    ),
    "4th/462": (
        "Skeletal Horde + 4th/462",
        9,
        (*_PSIONIC, "offensive unarmed combat", "offensive blood ability"),
        ("defensive psionic power", "defensive unarmed combat", *_SPELLS, "offensive item"),
    ),
    "4th/465": (
        "4th/276 + 4th/465",
        14,
        ("offensive item", "harmful event"),
        ("event", "defensive item", *_SPELLS),
    ),
    "4th/520": (
        "Neeva + 4th/520",
        17,
        (*_SPELLS, "harmful event"),
        ("event", *_MILD_SPELLS, "offensive item"),
    ),
}


@card_family(
    SHELTERED,
    rules=["immunity.always-active", "immunity.offensive-only", "gloss.psionic-attack"],
    edition="1st",
)
def test_it_is_spared_only_what_the_card_names(
    t: Table, printing: str, mine: str, level: int, spared: tuple[str, ...], strikes: tuple[str, ...]
) -> None:
    champion = mine.partition(" + ")[0]
    with struck_at(t, mine, [*spared, *strikes]):
        level -= sum(s in ("offensive item", "defensive item", "fire item", "artifact") for s in strikes)
        t.level(champion, level)
        for strike in spared:
            if plays_strike(t, strike):
                t.level(champion, level)
        for strike in strikes:
            if plays_strike(t, strike):
                level -= 1
                t.level(champion, level)
        goes_on(t, "Bagual")


#: Champion and ally of a side with what shelters them, their levels, who of them is sheltered, from what, and not.
SIDES = {
    "4th/163": ("Neeva + 4th/163 + War Party", (10, 6), (False, True), _SPELLS, (*_MILD_SPELLS, *_PSIONIC)),
    "3rd/81": (
        "Neeva + 3rd/81 + War Party",
        (7, 4),
        (True, True),
        ("offensive item", "item of 3"),
        ("item of 4", "defensive item", "artifact"),
    ),
    "3rd/190": ("Neeva + 3rd/190 + War Party", (7, 4), (True, True), _SPELLS, (*_MILD_SPELLS, *_PSIONIC)),
    "NO/190": ("Neeva + NO/190 + War Party", (7, 4), (True, True), ("fire spell",), ("offensive wizard spell",)),
    "NO/195": (
        "Neeva + NO/195 + War Party",
        (7, 4),
        (True, True),
        ("offensive wizard spell",),
        ("fire spell", "offensive cleric spell", "defensive wizard spell"),
    ),
    "4th/211": (
        "Neeva + 4th/211 + War Party",
        (7, 4),
        (True, True),
        ("offensive item", "item of 3"),
        ("item of 4", "defensive item", "artifact"),
    ),
    "4th/216": (
        "Neeva + 4th/216 + War Party",
        (7, 4),
        (True, True),
        _SPELLS,
        (*_MILD_SPELLS, *_PSIONIC),
    ),
    "4th/219": (
        "Neeva + 4th/219 + War Party",
        (7, 4),
        (True, True),
        ("offensive wizard spell",),
        ("fire spell", "offensive cleric spell", "defensive wizard spell"),
    ),
    "4th/478": (
        "4th/478 + War Party",
        (14, 8),
        (False, True),
        (*_SPELLS, "offensive item", "offensive blood ability"),
        (*_MILD_SPELLS, *_PSIONIC, "artifact"),
    ),
    "3rd/297": (
        "Neeva + 3rd/297 + War Party",
        (7, 4),
        (False, True),
        ("fire spell", "flame item"),
        ("offensive wizard spell",),
    ),
}


@card_family(SIDES, rules=["immunity.always-active", "immunity.offensive-only"], edition="1st")
def test_it_shelters_those_it_names(
    t: Table,
    printing: str,
    mine: str,
    levels: tuple[int, int],
    sheltered: tuple[bool, bool],
    spared: tuple[str, ...],
    strikes: tuple[str, ...],
) -> None:
    hung = ("offensive item", "defensive item", "flame item", "item of 3", "item of 4", "artifact")
    with struck_at(t, mine, [*spared, *strikes]):
        lost = [sum(s in hung for s in strikes) + sum(s in hung for s in spared if not safe) for safe in sheltered]
        for strike in (*spared, *strikes):
            if plays_strike(t, strike):
                lost = [n + (strike in strikes or not safe) for n, safe in zip(lost, sheltered, strict=True)]
            t.level(mine.partition(" + ")[0], levels[0] - lost[0])
            t.level("War Party", levels[1] - lost[1])
        goes_on(t, "Bagual")
