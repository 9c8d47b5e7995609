"""Plans that must be shown before they are carried out: Moralin, Precognition; a pile renewed: Circle of Life."""

from __future__ import annotations

from functools import partial

import pytest

from sixrealms.engine.ability import Always
from sixrealms.language import ANY, SELF, Is, MayUse
from tests.cards.meeting import CRISTYNE, goes_on
from tests.made_up import given
from tests.table_talk import Table
from tests.table_talk import card_test as any_edition

card_test = partial(any_edition, edition="1st")


def _knows(t: Table, seat: str, card: str) -> bool:
    return bool(t.state.seen[t.card(card)] >> t.sitting.objects.seat(seat) & 1)


# -- Moralin ----------------------------------------------------------------------------------------------------------


def _moralin(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["4th/315 + 1st/153 + 1st/105"], hand=["Skulk"])
    hand = ["Gith", "War Party", "Gladiators", "Magic Sword"]
    t.seat("B", formation={"A": CRISTYNE}, pool=["Borys", "Azhul"], hand=hand)
    t.seat("C", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="4th/315")
    t.B.defends("Borys")


@card_test("4th/315")
def test_against_moralin_only_allies_shown_are_played(t: Table) -> None:
    _moralin(t)
    t.asked("B", "ask-choose")
    t.offered("Gith", "War Party", "Gladiators")
    t.B.chooses("Gith", "War Party")
    t.B.done()
    t.expect(_knows(t, "A", "Gith") and _knows(t, "A", "War Party"), "shown to the attacker")
    t.expect(not _knows(t, "A", "Gladiators") and not _knows(t, "C", "Gith"), "the others not, nor to others")
    t.B.cannot("play", "Gladiators", "Borys", because="forbidden")
    t.B.plays("Gith")
    t.B.plays("Magic Sword", on="Borys")
    t.B.plays("War Party")
    goes_on(t, "Gith", "Magic Sword", "War Party")


@card_test("4th/315")
def test_who_shows_nothing_plays_no_ally_in_that_round(t: Table) -> None:
    _moralin(t)
    t.B.done()
    t.B.cannot("play", "Gith", "Borys", because="forbidden")
    t.B.passes()
    t.zone("Borys", "discard")
    t.A.stops()
    t.changed("4th/315")
    t.settled("A", "ask-phase-4")


@card_test("4th/315")
def test_when_moralin_defends_nothing_is_shown(t: Table) -> None:
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["Gith"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["4th/315"])
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends("4th/315")
    t.A.plays("Gith")
    goes_on(t, "Gith")


# -- Precognition -----------------------------------------------------------------------------------------------------


def _foreseen(t: Table) -> None:
    """A is ahead once the power is cast, B shows Gith and Magic Sword."""
    hand = ["Gith", "War Party", "Magic Sword"]
    t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul"], hand=["4th/427", "Skulk"])
    t.seat("B", formation={"A": CRISTYNE}, pool=["Sadira + Loup-Garou"], hand=hand)
    t.seat("C", formation={"A": "Nyrond"})
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(CRISTYNE, with_="Azhul")
    t.B.defends("Sadira")
    t.A.plays("4th/427", by="Azhul")
    t.asked("B", "ask-choose")
    t.offered("Gith", "War Party", "Magic Sword")
    t.B.chooses("Gith", "Magic Sword")


@card_test("4th/427")
def test_the_next_two_cards_are_those_shown(t: Table) -> None:
    with given("1st/266", Always(MayUse(Is(SELF), ANY))):
        _foreseen(t)
        t.expect(all(_knows(t, seat, card) for seat in "AC" for card in ("Gith", "Magic Sword")), "everybody sees them")
        t.expect(not _knows(t, "A", "War Party"), "the third is not shown")
        t.B.cannot("play", "War Party", "Sadira", because="forbidden")
        t.B.plays("Magic Sword", on="Sadira")
        t.A.plays("Skulk")
        goes_on(t, "Magic Sword", "Skulk", "4th/427")


@card_test("4th/427")
def test_after_both_of_them_everything_is_open_again(t: Table) -> None:
    with given("1st/266", Always(MayUse(Is(SELF), ANY))):
        hand = ["Gith", "Thugs", "Hell Hound", "Skulk"]
        t.seat("A", formation={"A": "Rashemen"}, pool=["Azhul + 1st/153 + 1st/105"], hand=["4th/427", "War Party"])
        t.seat("B", formation={"A": CRISTYNE}, pool=["Borys + Gladiators"], hand=hand)
        t.begin(active="A", phase=4, windows="pass", unenforced=True)
        t.A.attacks(CRISTYNE, with_="Azhul")
        t.B.defends("Borys")
        t.A.plays("4th/427", by="Azhul")
        t.offered("Gith", "Thugs", "Hell Hound", "Skulk")
        t.B.chooses("Gith", "Thugs")
        t.B.plays("Gith")
        t.A.plays("War Party")
        t.B.cannot("play", "Hell Hound", "Borys", because="forbidden")
        t.B.plays("Thugs")
        t.B.can("play", "Hell Hound", "Borys")
        goes_on(t, "Gith", "Thugs", "4th/427", "War Party")


# -- Circle of Life ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ruleset", "mine"), [("tournament", True), ("fourth-edition", False)])
@card_test("4th/495", rules=["deckout.excluded-zones"])
def test_whoever_has_drawn_the_last_card_shuffles_the_discards_at_once(t: Table, ruleset: str, mine: bool) -> None:
    circle = ["4th/495"]
    lost = ["War Party", "Skulk", "Azhul"]
    t.seat("A", formation={"A": "Rashemen"}, draw=["Gith"], discard=lost, abyss=["Treasure"], table=circle * mine)
    t.seat("B", formation={"A": CRISTYNE}, table=circle * (not mine))
    t.begin(active="A", phase=1, windows="pass", unenforced=True, ruleset=ruleset)
    t.count("A", hand=3, draw=1)
    t.zone("Gith", "hand")
    t.zone("Treasure", "abyss")
    t.A.passes(4)
    t.turn_of("B")
    t.changed("War Party", "Skulk", "Azhul")
    t.settled("B", "ask-phase-0")
