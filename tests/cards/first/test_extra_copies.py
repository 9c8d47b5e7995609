"""The Orb of Green Dragonkind: a dragon's level and power for its bearer."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Always, Use
from sixrealms.powers.card_questions import ALLY, CLERIC
from sixrealms.powers.levels import gains
from sixrealms.powers.moves import shuffle_discards
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("1st/424", rules=["copy.exact-text", "copy.duplicating-items", "gloss.adjusted-level"])
def test_its_bearer_has_the_level_and_the_power_of_a_dragon(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Neeva + 1st/424", "Sadira"], hand=["Cone of Cold"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/305 + Flameblade", "1st/177", "Azhul", "Mul Savage"])
    t.begin(active="A", phase=3, windows="pass")
    t.A.uses("1st/424")
    t.offered("1st/305", "1st/177")
    t.A.chooses("1st/305")
    t.base("Neeva", 11)
    t.level("1st/305", 11)
    t.level("Sadira", 4)
    t.A.cannot("use", "1st/424", because="already-used")
    t.A.passes()
    t.A.attacks("Nyrond", with_="Neeva")
    t.B.defends("1st/305")
    t.A.plays("Cone of Cold", by="Neeva")
    t.total("Neeva", 16)
    t.settled("B", "ask-combat")


@card_test("1st/424", rules=["copy.duration", "copy.racial"])
def test_until_its_players_next_phase_3(t: Table) -> None:
    with given("1st/305", Always(gains(ALLY | CLERIC, 2))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/177 + 1st/424", "Shayira"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/305 + Flameblade", "1st/304", "1st/194"])
        t.begin(active="A", phase=3, windows="pass", answers={"copy_takes_race": True}, unenforced=True)
        t.not_kind("1st/177", "Undead")
        t.A.uses("1st/424")
        t.offered("1st/305", "1st/304", "1st/194")
        t.A.chooses("1st/305")
        t.base("1st/177", 11)
        t.level("Shayira", 7)
        t.A.passes(3)
        t.base("1st/177", 11)
        t.level("Shayira", 7)
        t.B.passes(5)
        t.base("1st/177", 11)
        t.A.passes(2)
        t.base("1st/177", 5)
        t.level("Shayira", 5)
        t.changed(*(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 4)))
        t.settled("A", "ask-phase-3")


@card_test("1st/424", rules=["copy.racial"])
def test_its_race_is_copied_as_long(t: Table) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + 1st/424"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/177"])
    t.begin(active="A", phase=3, windows="pass", answers={"copy_takes_race": True})
    t.A.uses("1st/424")
    t.kind("Azhul", "Flyer")
    t.A.passes(3)
    t.kind("Azhul", "Flyer")
    t.B.passes(5)
    t.kind("Azhul", "Flyer")
    t.A.passes(2)
    t.not_kind("Azhul", "Flyer")
    t.changed(*(f"{seat}:Thugs#{n}" for seat in "AB" for n in range(1, 4)))
    t.settled("A", "ask-phase-3")


@pytest.mark.parametrize(
    ("ruleset", "size", "flies"),
    [("tournament", 55, True), ("tournament-110", 110, True), ("fourth-edition", 55, False)],
)
@card_test("1st/424", rules=["copy.racial"])
def test_rulesets_differ_in_whether_a_race_is_copied(t: Table, ruleset: str, size: int, flies: bool) -> None:
    t.seat("A", formation={"A": "Draj"}, pool=["Azhul + 1st/424"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["1st/177"])
    t.begin(active="A", phase=3, windows="pass", ruleset=ruleset, size=size, answers={"bluelines": True})
    t.A.uses("1st/424")
    if flies:
        t.kind("Azhul", "Flyer")
    else:
        t.not_kind("Azhul", "Flyer")
    t.settled("A", "ask-phase-3")


@card_test("1st/424", rules=["copy.not-avatars", "copy.racial"])
def test_of_no_avatar_and_without_its_race_where_races_are_not_copied(t: Table) -> None:
    with given("1st/177", Use(shuffle_discards())):
        t.seat("A", formation={"A": "Draj"}, pool=["Azhul + 1st/424", "1st/305"], discard=["Dagrande"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/177", "DR/45"])
        t.begin(active="A", phase=3, unenforced=True, answers={"copy_takes_race": False})
        t.A.uses("1st/424")
        t.offered("1st/177", "1st/305")
        t.A.chooses("1st/177")
        t.not_kind("Azhul", "Flyer")
        t.A.uses("Azhul")
        t.zone("Dagrande", "draw")
        t.settled("A", "ask-phase-3")
