"""With Yumac the Cold spells of phase 3 strike champions of two levels more."""

from __future__ import annotations

from sixrealms.engine.ability import Play
from sixrealms.language import (
    CHAMPION,
    THEIRS,
    UNTIL_YOUR_NEXT_TURN,
    CannotFight,
    Destroy,
    Lasting,
    Level,
    every,
    level_at_least,
    level_at_most,
)
from tests.cards.meeting import goes_on, meet
from tests.made_up import given
from tests.table_talk import Table, card_test


@card_test("4th/311", "1st/392", rules=["spell.phase-listed"], edition="1st")
def test_a_death_spell_of_anybody_kills_champions_of_nine_levels(t: Table) -> None:
    t.seat("A", formation={"A": "Nyrond"}, pool=["1st/163"], hand=["1st/392"])
    t.seat("B", formation={"A": "Rashemen"}, pool=["Borys", "1st/465", "Azhul"])
    t.seat("C", formation={"A": "Keoland"}, pool=["4th/311"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)
    t.A.plays("1st/392", by="1st/163")
    t.offered("1st/163", "Borys", "Azhul", "4th/311")
    t.A.chooses("Borys")
    t.zone("Borys", "discard")
    t.changed("1st/392")
    t.settled("A")


@card_test("4th/311", rules=["spell.phase-listed"], edition="1st")
def test_in_combat_nothing_is_raised(t: Table) -> None:
    with given("1st/334", Play(Destroy(every(CHAMPION & THEIRS & level_at_most(8))))):
        meet(t, "Otto", "Borys", ["1st/334"], pool=["4th/311"], their_pool=["Azhul"])
        t.A.plays("1st/334", by="Otto")
        t.zone("Borys", "battle")
        t.zone("Azhul", "discard")
        t.changed("1st/334")
        goes_on(t)


@card_test("4th/311", edition="1st")
def test_nor_for_powers_events_and_levels_from_to(t: Table) -> None:
    event = Play(Destroy(every(CHAMPION & THEIRS & level_at_most(8))), at=("3",))
    spell = Play(Destroy(every(CHAMPION & THEIRS & (Level(5, 8) | level_at_least(11)))), at=("3",))
    with given("NO/92", event), given("1st/334", spell):
        t.seat("A", formation={"A": "Nyrond"}, pool=["4th/311"], hand=["NO/92", "1st/334"])
        t.seat("B", formation={"A": "Rashemen"}, pool=["Borys", "1st/465", "Neeva", "Azhul"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/334", by="4th/311")
        t.zone("Neeva", "discard")
        t.zone("Azhul", "pool")
        t.A.plays("NO/92")
        t.zone("Azhul", "discard")
        t.zone("Borys", "pool")
        t.zone("1st/465", "pool")
        t.changed("NO/92", "1st/334")
        t.settled("A")


@card_test("4th/311", rules=["spell.phase-listed"], edition="1st")
def test_what_a_spell_of_phase_3_does_for_longer_is_raised_as_long(t: Table) -> None:
    fear = Play(
        Lasting(CannotFight(CHAMPION & THEIRS & level_at_most(7), ("attack",)), UNTIL_YOUR_NEXT_TURN), at=("3",)
    )
    with given("1st/334", fear):
        t.seat("A", formation={"A": "Nyrond"}, pool=["4th/311"], hand=["1st/334"])
        t.seat("B", formation={"A": "Rashemen"}, pool=["Borys", "1st/465"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("1st/334", by="4th/311")
        t.A.passes(3)
        t.B.passes(3)
        t.B.cannot("attack", "Nyrond", "Borys", because="card.power.definition")
        t.B.can("attack", "Nyrond", "1st/465")
        t.changed("1st/334", *(f"{seat}:filler#{n}" for seat in "AB" for n in range(1, 4)))
        t.settled("B")
