"""Adventurers that help each other from the pool."""

from __future__ import annotations

import pytest

from sixrealms.engine.ability import Play
from sixrealms.language import CHAMPION, REALM, TARGET, THEIRS, Lasting, Raze, Target, The, gains, one
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_family, card_test

STRONG = "Borys + Crystal of the Ebon Flame"


#: An offensive spell each shelters from, a defensive one, their caster, and an offensive spell of another kind.
SHELTERING = {
    "4th/290": ("1st/331", "1st/343", "Mordenkainen", "1st/352", "Nenioc"),
    "4th/291": ("1st/352", "1st/353", "Nenioc", "1st/331", "Mordenkainen"),
}


@pytest.mark.parametrize(("others", "level"), [(3, 3), (2, 2)])
@card_family(SHELTERING, rules=["immunity.always-active"], edition="1st")
def test_they_shelter_adventurers_from_offensive_spells_of_a_kind(
    t: Table,
    printing: str,
    spell: str,
    defensive: str,
    caster: str,
    another: str,
    its_caster: str,
    others: int,
    level: int,
) -> None:
    pool = [printing, "4th/292", "Azhul", *["4th/295", "4th/293"][: others - 1]]
    weaker = Play(Lasting(gains(CHAMPION & THEIRS, -1)), at=("3",))
    with given(spell, weaker), given(another, weaker):
        t.seat("A", formation={"A": "Nyrond"}, pool=[caster, its_caster], hand=[spell, another])
        t.seat("B", formation={"A": "Rashemen"}, pool=pool)
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(spell, by=caster)
        t.level("4th/292", level)
        t.A.plays(another, by=its_caster)
        t.level("4th/292", level - 1)
        t.changed(spell, another)
        t.settled("A")


@pytest.mark.parametrize(("others", "bonus"), [(1, 6), (0, 3)])
@card_test("4th/293", rules=["spell.phase-listed"], edition="1st")
def test_with_larn_at_home_spells_of_adventurers_count_twice(t: Table, others: int, bonus: int) -> None:
    meet(t, "4th/290", STRONG, ["1st/334"], pool=["4th/293", "Azhul", *["4th/295", "4th/291"][:others]])
    t.A.plays("1st/334", by="4th/290")
    t.level("4th/290", 5 + bonus)
    t.changed("1st/334")
    goes_on(t, "Borys")


@card_test("4th/293", edition="1st")
def test_those_of_others_do_not(t: Table) -> None:
    meet(t, "1st/163", STRONG, ["1st/334"], pool=["4th/293", "4th/295", "4th/291"])
    t.A.plays("1st/334", by="1st/163")
    t.level("1st/163", 5 + 3)
    t.changed("1st/334")
    goes_on(t, "Borys")


ADVENTURERS = ["4th/289", "4th/290", "4th/291", "4th/293", "4th/296"]


@card_test("4th/294", rules=["icon.ability.type-change"], edition="1st")
def test_at_the_start_of_a_turn_monsters_of_livekors_pool_can_become_heroes(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/294", *ADVENTURERS, "Mul Savage"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Borys"])
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.offered("4th/294", "4th/296", "Mul Savage")
    t.A.chooses("4th/294")
    t.A.chooses("Mul Savage")
    t.A.done()
    t.type("4th/294", "hero")
    t.type("Mul Savage", "hero")
    t.type("4th/296", "monster")
    t.changed("A:filler#1", "A:filler#2", "A:filler#3")
    t.settled("A")


@card_test("4th/294", edition="1st")
def test_with_four_other_adventurers_they_cannot(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/294", *ADVENTURERS[:4], "Mul Savage"])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="A", phase="start", windows="pass", unenforced=True)
    t.type("Mul Savage", "monster")
    t.changed("A:filler#1", "A:filler#2", "A:filler#3")
    t.settled("A", "ask-phase-0")


@pytest.mark.parametrize("others", [5, 4])
@card_test("4th/297", rules=["pause.actions"], edition="1st")
def test_rumples_turns_harmful_events_on_another_player(t: Table, others: int) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/297", "Azhul", *ADVENTURERS[:others]])
    t.seat("C", formation={"A": "Keoland"}, pool=["Adventurers"])
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    if others == 5:
        t.B.answers("4th/297")
        seats = {option.number for option in t.sitting.pending().options}
        t.expect(seats == {t.sitting.objects.seat(seat) for seat in "AC"}, "whoever is not its player can be chosen")
        t.B.player("C")
        t.zone("Keoland", "discard")
        t.standing("Nyrond")
    else:
        t.zone("Nyrond", "discard")
    t.changed("Cataclysm!")
    t.settled("A")


@card_test("4th/297", rules=["pause.actions"], edition="1st")
def test_what_strikes_somebody_else_is_not_for_rumples(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/297", *ADVENTURERS])
    t.seat("C", formation={"A": "Keoland"})
    t.begin(active="A", phase=3, unenforced=True)
    t.A.plays("Cataclysm!")
    t.A.chooses("Keoland")
    t.zone("Keoland", "discard")
    t.B.could_not_answer("4th/297", because=("does-not-affect-you", "condition-not-met"))
    t.changed("Cataclysm!")
    t.settled("A")


@card_family(SHELTERING, rules=["immunity.always-active"], edition="1st")
def test_they_shelter_nobody_else_and_from_nothing_else(
    t: Table, printing: str, spell: str, defensive: str, caster: str, *_: str
) -> None:
    weaker = Play(Lasting(gains(CHAMPION, -1)), at=("3",))
    with given(spell, weaker), given(defensive, weaker):
        t.seat("A", formation={"A": "Nyrond"}, pool=[caster], hand=[spell, defensive])
        t.seat("B", formation={"A": "Rashemen"}, pool=[printing, "4th/292", "4th/295", "4th/293", "Azhul"])
        t.seat("C", formation={"A": "Keoland"}, pool=["Adventurers"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(spell, by=caster)
        t.level("Azhul", 3)
        t.level("Adventurers", 3)
        t.level("4th/292", 3)
        t.A.plays(defensive, by=caster)
        t.level("4th/292", 2)
        t.changed(spell, defensive)
        t.settled("A")


@card_family(SHELTERING, rules=["gloss.adventurers"], edition="1st")
def test_fighting_they_shelter_adventurers_as_if_still_there(
    t: Table, printing: str, spell: str, defensive: str, caster: str, *_: str
) -> None:
    with given(spell, Play(Lasting(gains(CHAMPION & THEIRS, -1)))):
        pool = ["4th/292", "4th/295", "4th/293"]
        meet(t, f"{printing} + Crystal of the Ebon Flame", caster, pool=pool, their_hand=[spell])
        t.B.plays(spell, by=caster)
        t.level("4th/292", 3)
        t.changed(spell)
        goes_on(t, caster)


@card_family(SHELTERING, edition="1st")
def test_adventurers_of_others_do_not_make_up_the_number(
    t: Table, printing: str, spell: str, defensive: str, caster: str, *_: str
) -> None:
    with given(spell, Play(Lasting(gains(CHAMPION & THEIRS, -1)), at=("3",))):
        t.seat("A", formation={"A": "Nyrond"}, pool=[caster, "4th/295"], hand=[spell, "4th/293"])
        t.seat("B", formation={"A": "Rashemen"}, pool=[printing, "4th/292", "4th/294", "Azhul"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays(spell, by=caster)
        t.level("4th/292", 2)
        t.changed(spell)
        t.settled("A")


@card_test("4th/293", rules=["gloss.adventurers"], edition="1st")
def test_fighting_larn_doubles_spells_as_if_still_there(t: Table) -> None:
    meet(t, "4th/293", STRONG, ["1st/334"], pool=["4th/290", "4th/295", "4th/291"])
    t.A.plays("1st/334", by="4th/293")
    t.level("4th/293", 4 + 6)
    t.changed("1st/334")
    goes_on(t, "Borys")


@card_test("4th/293", edition="1st")
def test_nor_does_larn_for_adventurers_of_others(t: Table) -> None:
    meet(t, STRONG, "4th/290", their_hand=["1st/334"], pool=["4th/293", "4th/295", "4th/291"])
    t.B.plays("1st/334", by="4th/290")
    t.level("4th/290", 5 + 3)
    t.changed("1st/334", "4th/290")
    goes_on(t, "Borys")


@card_test("4th/294", edition="1st")
def test_livekor_does_nothing_at_the_start_of_anothers_turn(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/294", *ADVENTURERS])
    t.seat("B", formation={"A": "Nyrond"})
    t.begin(active="B", phase="start", windows="pass", unenforced=True)
    t.settled("B", "ask-phase-0")


@card_test("4th/297", rules=["pause.actions"], edition="1st")
def test_fighting_rumples_deflects_nothing(t: Table) -> None:
    t.seat("A", formation={"A": "DL/8"}, pool=["Borys"], hand=["Cataclysm!"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["4th/297", *ADVENTURERS])
    t.begin(active="B", phase=4, unenforced=True)
    t.B.attacks("DL/8", with_="4th/297")
    t.A.plays("Cataclysm!")
    t.A.chooses("Nyrond")
    t.B.could_not_answer("4th/297", because="not-in-pool")
    t.changed("Cataclysm!", "Nyrond", "4th/297")
    t.settled("A")


@card_test("4th/297", rules=["pause.actions"], edition="1st")
def test_events_that_are_not_harmful_are_no_matter_of_rumples(t: Table) -> None:
    with given("NO/92", Play(Raze(The(TARGET)), targets=(Target("target", one(REALM & THEIRS)),))):
        t.seat("A", formation={"A": "Rashemen"}, hand=["NO/92"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["4th/297", *ADVENTURERS])
        t.begin(active="A", phase=3, unenforced=True)
        t.A.plays("NO/92")
        t.razed("Nyrond")
        t.B.could_not_answer("4th/297", because="cannot-answer-that")
        t.changed("NO/92")
        t.settled("A")
