"""Naming a card aloud and looking for it."""

from __future__ import annotations

from sixrealms import catalogue
from sixrealms.engine.ability import Use
from sixrealms.powers.control_flow import seq
from sixrealms.powers.moves import discard
from sixrealms.powers.players import YOU
from sixrealms.powers.search import Called, NameCard, ShufflePile
from sixrealms.powers.sets import every
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["gloss.hand"])
def test_every_card_there_is_can_be_named_whatever_is_in_the_decks(t: Table) -> None:
    with given("1st/266", Use(seq(NameCard(), discard(every(Called()))))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266", "Sadira"])
        t.seat("B", formation={"A": "Nyrond"}, pool=["Dagrande", "Neeva"], hand=["Neeva"])
        t.begin(active="A", phase=3)
        t.A.uses("1st/266")
        pending = t.state.pending
        assert pending is not None
        names = [option.text for option in pending.options]
        t.expect(set(names) == {p.name for p in catalogue.all_printings()}, "all names are offered")
        t.expect(names == sorted(set(names)), "each once, in order")
        t.A.names("Dagrande")
        t.zone("Dagrande", "discard")
        t.changed("B:Neeva#1", "B:Neeva#2")
        t.settled("A", "ask-phase-3")


@table_test(rules=["setup.shuffle"])
def test_a_pile_that_was_searched_is_shuffled_and_forgotten(t: Table) -> None:
    with given("1st/266", Use(ShufflePile(YOU))):
        t.seat("A", formation={"A": "Draj"}, pool=["1st/266"], draw=["Sadira", "Neeva", "Dagrande", "Fireball", 6])
        t.seat("B", formation={"A": "Nyrond"}, draw=["Azhul", 6])
        t.begin(active="A", phase=3)
        mine, theirs = (t.state.listed(t.sitting.objects.seat(seat), 0) for seat in "AB")
        t.A.uses("1st/266")
        now = t.state.listed(t.sitting.objects.seat("A"), 0)
        t.expect(now != mine and sorted(now) == sorted(mine), "the same cards in another order")
        t.expect(t.state.listed(t.sitting.objects.seat("B"), 0) == theirs, "only that pile")
        t.settled("A", "ask-phase-3")
