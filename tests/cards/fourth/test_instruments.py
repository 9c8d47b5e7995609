"""Instruments of 4th Edition: each plays for one sort of champion and shelters it from what kills its like at once."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import When
from sixrealms.powers.battle_effects import AutoDefeat
from sixrealms.powers.card_questions import (
    CLERIC,
    ELF,
    FLYER,
    HERO,
    MONSTER,
    PSIONICIST,
    REGENT,
    SWIMMER,
    WIZARD,
    Kind,
    level_at_least,
)
from sixrealms.powers.question import Question
from sixrealms.powers.refs import OPPONENT
from tests.made_up import given
from tests.table_talk import Table, card_family

GIANT, DROW = Kind("Giant"), Kind("Drow")
#: Who plays them, who cannot, and what kills their bearer at once.
INSTRUMENTS = {
    "4th/190": ("1st/284", "Azhul", MONSTER),
    "4th/191": ("Mordenkainen", "Azhul", WIZARD),
    "4th/192": ("Azhul", "Mordenkainen", HERO),
    "4th/193": ("1st/163", "Azhul", ELF),
    "4th/194": ("BR/88", "Azhul", REGENT),
    "4th/195": ("UD/96", "Mul Savage", GIANT),
    "4th/196": ("1st/69", "Azhul", CLERIC),
    "4th/197": ("4th/342", "Azhul", PSIONICIST),
}


@card_family(INSTRUMENTS, rules=["turn.phase3.attach-required"], edition="1st")
def test_only_its_own_sort_plays_it(t: Table, printing: str, player: str, other: str, deadly: Question) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[player, other], hand=[printing])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.cannot("play", printing, other, because="not-this-bearer")
    t.A.plays(printing, on=player)
    t.on(printing, player)
    t.settled("A", "ask-phase-3")


@card_family(INSTRUMENTS, rules=["instant.immunity-cards-help"], edition="1st")
def test_it_shelters_from_what_kills_its_sort(
    t: Table, printing: str, player: str, other: str, deadly: Question
) -> None:
    with given("1st/60", When("activate", AutoDefeat(OPPONENT, deadly))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/60"])
        t.seat("B", formation={"A": "Vaasa"}, pool=[f"{player} + {printing}"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Vaasa", with_="1st/60")
        t.B.defends(player)
        t.zone(player, "battle")
        t.settled("A", "ask-combat")


@card_family(INSTRUMENTS, rules=["instant.immunity-cards-help"], edition="1st")
def test_it_does_not_shelter_from_what_kills_others(
    t: Table, printing: str, player: str, other: str, deadly: Question
) -> None:
    with given(
        "1st/60",
        When("activate", AutoDefeat(OPPONENT, level_at_least(0))),
    ):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/60"])
        t.seat("B", formation={"A": "Vaasa"}, pool=[f"{player} + {printing}"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Vaasa", with_="1st/60")
        t.B.defends(player)
        t.zone(player, "discard")
        t.changed(printing, "1st/60")
        t.settled("A")


@pytest.mark.parametrize(("kind", "bearer"), [(FLYER, "4th/267"), (SWIMMER, "NS/72")])
@card_family({"4th/190": ()}, rules=["instant.immunity-cards-help"], edition="1st")
def test_the_pipes_shelter_from_what_kills_flyers_and_swimmers_too(
    t: Table, printing: str, kind: Kind, bearer: str
) -> None:
    with given("1st/60", When("activate", AutoDefeat(OPPONENT, kind))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/60"])
        t.seat("B", formation={"A": "Vaasa"}, pool=[f"{bearer} + {printing}"])
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks("Vaasa", with_="1st/60")
        t.B.defends(bearer)
        t.zone(bearer, "battle")
        t.settled("A", "ask-combat")


@card_family({"4th/193": ()}, rules=["instant.immunity-cards-help"], edition="1st")
def test_the_lyre_shelters_from_what_kills_drow_too(t: Table, printing: str) -> None:
    with given("1st/60", When("activate", AutoDefeat(OPPONENT, DROW))):
        t.seat("A", formation={"A": "Rashemen"}, pool=["1st/60"])
        t.seat("B", formation={"A": "Vaasa"}, pool=[f"1st/163 + {printing}"])
        t.begin(active="A", phase=4, windows="pass")
        t.A.attacks("Vaasa", with_="1st/60")
        t.B.defends("1st/163")
        t.zone("1st/163", "battle")
        t.settled("A", "ask-combat")
