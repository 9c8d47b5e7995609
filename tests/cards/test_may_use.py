"""Champions, and bearers of items, that may use what their type may not."""

from __future__ import annotations

from sixrealms.language import Play
from tests.cards.meeting import meet
from tests.made_up import given
from tests.table_talk import Table, card_family

_USABLE = {
    "wizard spell": "1st/343",
    "cleric spell": "1st/353",
    "psionic power": "PO/98",
    "blood ability": "BR/37",
    "offensive blood ability": "4th/450",
    "dragon unarmed combat": "4th/439",
    "unarmed combat": "4th/441",
}

#: Who it is and what they may use; everything else they may not.
MAY_USE: dict[str, tuple[str, tuple[str, ...]]] = {
    "4th/176": ("Neeva + 4th/176", ("wizard spell", "unarmed combat", "dragon unarmed combat")),
    "3rd/320": ("Neeva + 3rd/320", ("wizard spell", "unarmed combat", "dragon unarmed combat")),
    "1st/465": ("1st/465", ("wizard spell", "dragon unarmed combat")),
    "3rd/155": ("3rd/155", ("wizard spell", "cleric spell")),
    "3rd/304": ("3rd/304", ("wizard spell", "psionic power", "dragon unarmed combat")),
    "3rd/305": ("3rd/305", ("wizard spell", "cleric spell", "psionic power", "dragon unarmed combat")),
    "4th/268": ("4th/268", ("wizard spell", "cleric spell", "psionic power", "dragon unarmed combat")),
    "4th/262": ("4th/262", ("dragon unarmed combat",)),
    "4th/263": ("4th/263", ("wizard spell", "dragon unarmed combat")),
    "4th/265": ("4th/265", ("wizard spell",)),
    "4th/266": ("4th/266", ("dragon unarmed combat",)),
    "4th/267": ("4th/267", ("wizard spell", "dragon unarmed combat")),
    "4th/270": ("4th/270", ("wizard spell",)),
    "4th/319": ("4th/319", ("offensive blood ability",)),
    "4th/320": ("4th/320", ("wizard spell",)),
    "4th/343": ("4th/343", ("wizard spell", "blood ability", "offensive blood ability")),
    "4th/322": ("4th/322", ("psionic power", "unarmed combat", "dragon unarmed combat")),
    "4th/324": (
        "4th/324",
        (
            "wizard spell",
            "blood ability",
            "offensive blood ability",
            "unarmed combat",
            "dragon unarmed combat",
        ),
    ),
    "4th/326": (
        "4th/326",
        ("blood ability", "offensive blood ability", "unarmed combat", "dragon unarmed combat"),
    ),
    "4th/335": ("4th/335", ("cleric spell", "unarmed combat", "dragon unarmed combat")),
    "NO/323": ("NO/323", ("wizard spell", "cleric spell", "unarmed combat", "dragon unarmed combat")),
    "3rd/262": ("3rd/262", ("wizard spell", "cleric spell", "unarmed combat", "dragon unarmed combat")),
    "4th/274": ("4th/274", ("wizard spell", "unarmed combat")),
    "4th/279": ("4th/279", ("wizard spell", "psionic power")),
    "4th/357": ("4th/357", ("wizard spell", "blood ability", "offensive blood ability", "dragon unarmed combat")),
    "1st/434": ("1st/434", ("wizard spell", "cleric spell")),
    "4th/294": ("4th/294", ("cleric spell", "dragon unarmed combat")),
    "4th/345": ("4th/345", ("wizard spell", "cleric spell", "blood ability", "offensive blood ability")),
    "4th/346": ("4th/346", ("cleric spell", "blood ability", "offensive blood ability")),
    "4th/347": ("4th/347", ("cleric spell", "blood ability", "offensive blood ability")),
    "4th/350": ("4th/350", ("wizard spell", "blood ability", "offensive blood ability")),
    "4th/488": ("4th/488", ("wizard spell",)),
    "4th/489": ("4th/489", ("wizard spell", "cleric spell", "psionic power")),
    "3rd/260": ("3rd/260", ("wizard spell", "psionic power")),
    "NO/72": ("NO/72", ("wizard spell", "dragon unarmed combat")),
    "4th/467": (
        "Tysiln San + 4th/467",
        (
            "wizard spell",
            "psionic power",
            "blood ability",
            "offensive blood ability",
            "unarmed combat",
            "dragon unarmed combat",
        ),
    ),
}


@card_family(MAY_USE, rules=["icon.ability.by-type"], edition="1st")
def test_it_uses_what_the_card_allows_and_nothing_else(
    t: Table, printing: str, mine: str, usable: tuple[str, ...]
) -> None:
    champion = mine.partition(" + ")[0]
    with given(_USABLE["dragon unarmed combat"], Play()):  # its text is not asked here
        meet(t, mine, "Borys + Crystal of the Ebon Flame + Gladiators", list(_USABLE.values()))
        for kind, card in _USABLE.items():
            if kind in usable:
                t.A.can("play", card, champion)
            else:
                t.A.cannot("play", card, champion, because="icon.ability.by-type")
        t.changed("Borys", "Gladiators", champion)
        t.settled("A", "ask-combat")
