"""Verenestra: what brings her, the spells she negates, and what goes with her."""

from __future__ import annotations

import pytest

from sixrealms.language import (
    ANY,
    AVATAR,
    CASTER,
    HAND,
    IN_POOL,
    YOU,
    Always,
    Is,
    Lasting,
    Named,
    Of,
    Play,
    PowerLost,
    Sacrifice,
    Send,
    discard,
    every,
    gains,
    one,
)
from tests.cards.meeting import goes_on
from tests.made_up import given
from tests.table_talk import Table, card_test

VERENESTRA = "4th/486"
#: A wizard immune to all offensive spells; one immune to those of wizards; an item that makes its bearer immune.
ELMINSTER, CORELLON, ORB = "4th/271", "4th/477", "4th/170"
STRIKE = "NO/92"
STRONG = "Borys + 1st/215"


def _brings(t: Table, *pool: str, theirs: tuple[str, ...] = ()) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=[*pool], hand=[VERENESTRA])
    t.seat("B", formation={"A": "Nyrond"}, pool=[*theirs])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)


@card_test(VERENESTRA, rules=["avatar.sacrifice"])
def test_a_wizard_immune_to_offensive_spells_is_her_price(t: Table) -> None:
    _brings(t, ELMINSTER, "Mordenkainen + Orb of Power", "1st/163", CORELLON, "Borys + 4th/199")
    t.A.plays(VERENESTRA)
    t.offered(ELMINSTER, "Mordenkainen")
    t.A.chooses("Mordenkainen")
    t.zone("Mordenkainen", "discard")
    t.zone(VERENESTRA, "pool")
    t.changed("Orb of Power")
    t.settled("A")


@pytest.mark.parametrize("pool", [["Mordenkainen"], [CORELLON], ["Borys + Orb of Power"], ["Mordenkainen + 4th/199"]])
@card_test(VERENESTRA, rules=["avatar.sacrifice"])
def test_no_other_will_do(t: Table, pool: list[str]) -> None:
    _brings(t, *pool, theirs=(ELMINSTER,))
    t.A.cannot("play", VERENESTRA, because="cost-not-payable")
    t.settled("A")


@card_test(VERENESTRA, rules=["immunity.always-active"])
def test_an_immunity_that_is_taken_away_is_none(t: Table) -> None:
    with given("1st/60", Always(PowerLost(ANY, immunity=True))):
        _brings(t, ELMINSTER, theirs=("1st/60",))
        t.A.cannot("play", VERENESTRA, because="cost-not-payable")
        t.settled("A")


def _in_combat(t: Table, *hand: str) -> None:
    """A's wizard fights on against a stronger champion; Verenestra watches from B's pool."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Mordenkainen"], hand=[*hand])
    t.seat("B", formation={"A": "DL/8"}, pool=[STRONG, VERENESTRA])
    t.begin(active="A", phase=4, unenforced=True)
    t.A.attacks("DL/8", with_="Mordenkainen")
    t.B.defends("Borys")


@card_test(VERENESTRA, rules=["dispel.negate-equals-dispel"])
def test_she_negates_one_defensive_spell_a_turn(t: Table) -> None:
    _in_combat(t, "1st/212", "1st/343")
    t.A.plays("1st/212", by="Mordenkainen")
    t.B.answers(VERENESTRA)
    t.level("Mordenkainen", 7)
    t.A.plays("1st/343", by="Mordenkainen")
    t.kind("Mordenkainen", "Flyer")
    t.B.could_not_answer(VERENESTRA, because="already-used")
    goes_on(t, "1st/212", "1st/343")


@pytest.mark.parametrize("card", ["1st/357", "4th/199"])
@card_test(VERENESTRA, rules=["dispel.negate-equals-dispel"])
def test_she_negates_no_offensive_spell_and_no_item(t: Table, card: str) -> None:
    with given("1st/357", Play(Lasting(gains(Is(CASTER), 3)))):
        _in_combat(t, card)
        if card == "4th/199":
            t.A.plays(card, on="Mordenkainen")
        else:
            t.A.plays(card, by="Mordenkainen")
        t.B.could_not_answer(VERENESTRA, because="cannot-answer-that")
        t.level("Mordenkainen", 10)
        goes_on(t, card)


def _table(t: Table) -> None:
    """Cards that say immune or immunity and others, on both sides; A can have Verenestra discarded. Two of them say it
    of their play, or of who is not immune; two give an immunity in other words.
    """
    t.seat(
        "A",
        formation={"A": "Rashemen + 1st/146", "B": "4th/1", "C": "4th/55 (razed)"},
        pool=[ELMINSTER, "1st/163 + 4th/170", "Azhul + 4th/202"],
        hand=[STRIKE],
    )
    t.seat("B", formation={"A": "DL/8"}, pool=["Neeva + 4th/199", VERENESTRA, "Borys + 1st/206"], hand=["4th/320"])
    t.begin(active="A", phase=3, windows="pass", unenforced=True)


@card_test(VERENESTRA, rules=["raze.face-down"])
def test_cards_that_say_immune_or_immunity_go_with_her(t: Table) -> None:
    with given(STRIKE, Play(discard(every(Named("Verenestra"))))):
        _table(t)
        t.A.plays(STRIKE)
        t.zone(VERENESTRA, "discard")
        t.zone(ELMINSTER, "discard")
        t.zone("4th/1", "discard", of="A")
        t.zone("4th/199", "discard")
        t.zone("4th/202", "discard")
        t.on("4th/170", "1st/163")
        t.on("1st/146", "Rashemen")
        t.razed("4th/55")
        t.zone("1st/163", "pool")
        t.zone("Neeva", "pool")
        t.on("1st/206", "Borys")
        t.zone("4th/320", "hand", of="B")
        t.changed(STRIKE)
        t.settled("A")


@card_test(VERENESTRA, rules=["avatar.sacrifice"])
def test_given_up_for_another_she_takes_them_along_too(t: Table) -> None:
    with given("4th/474", Play(cost=Sacrifice(one(AVATAR & IN_POOL & Of(YOU)), 1))):
        t.seat("A", formation={"A": "Rashemen"}, pool=[VERENESTRA, ELMINSTER], hand=["4th/474"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["1st/60"])
        t.begin(active="A", phase=3, windows="pass", unenforced=True)
        t.A.plays("4th/474")
        t.zone(VERENESTRA, "discard")
        t.zone(ELMINSTER, "discard")
        t.zone("1st/60", "pool")
        t.zone("4th/474", "pool")
        t.settled("A")


@card_test(VERENESTRA)
def test_back_in_a_hand_she_takes_nothing_along(t: Table) -> None:
    with given(STRIKE, Play(Send(every(Named("Verenestra")), HAND))):
        _table(t)
        t.A.plays(STRIKE)
        t.zone(VERENESTRA, "hand", of="B")
        t.zone(ELMINSTER, "pool")
        t.on("4th/170", "1st/163")
        t.changed(STRIKE)
        t.settled("A")
