"""What a power says again beside the icon goes on under another icon, is copied, and opens cards for others."""

from __future__ import annotations

from tests.table_talk import Table, card_family

BOTH = {"1st/434": (), "1st/431": (), "1st/164": ()}


@card_family(BOTH, rules=["icon.ability.type-change"], edition="1st")
def test_changed_to_a_hero_it_casts_wizard_spells_all_the_same(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing, "Sadira"], hand=["4th/362", "4th/372", "4th/362"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Azhul", "Neeva"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("4th/362#1", by=printing)
    t.A.mode("hero")
    t.type(printing, "hero")
    t.A.can("play", "4th/372", printing)
    t.A.plays("4th/362#2", by="Sadira")
    t.A.mode("hero")
    t.A.cannot("play", "4th/372", "Sadira", because="cannot-use")
    t.settled("A")


@card_family(BOTH, rules=["allany.includes-restricted"], edition="1st")
def test_a_spell_for_dragons_is_open_to_it(t: Table, printing: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[printing, "Sadira"], hand=["DR/47"])
    t.seat("B", formation={"A": "Nyrond"}, hand=["1st/201"])
    t.begin(active="B", phase=3, windows="pass", unenforced=True)
    t.B.plays("1st/201")
    t.A.answers("DR/47", by=printing)
    t.zone("1st/201", "void")
    t.count("B", hand=0)
    t.settled("B")


BLOOD, PSIONIC = "4th/448", "PO/83"
REPEATED = {
    **dict.fromkeys(
        (
            "BR/83",
            "BR/84",
            "BR/85",
            "BR/87",
            "BR/88",
            "BR/89",
            "BR/91",
            "BR/92",
            "BR/93",
            "BR/95",
            "BR/97",
            "BR/109",
            "BR/113",
            "BR/115",
            "BR/116",
            "NS/71",
        ),
        (BLOOD,),
    ),
    "PO/19": (PSIONIC,),
}


@card_family(REPEATED, rules=["copy.exact-text"], edition="1st")
def test_whoever_copies_it_uses_such_cards_too(t: Table, printing: str, used: str) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Tergoz Tenhammer + 1st/218", "Azhul", printing], hand=[used])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=2, windows="pass", unenforced=True)
    t.A.passes()
    t.A.chooses(printing)
    t.A.mode(2)
    t.A.can("play", used, "Tergoz Tenhammer")
    t.A.can("play", used, printing)
    t.A.cannot("play", used, "Azhul", because="icon.ability.by-type")
    t.settled("A", "ask-phase-3")
