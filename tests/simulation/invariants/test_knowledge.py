"""What is dealt otherwise behind a player's back, and what they have seen with their own eyes."""

from __future__ import annotations

from random import Random

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.power import Context
from sixrealms.engine.state import Running, State
from sixrealms.simulation.invariants import CheckedPosition
from sixrealms.simulation.invariants.knowledge import hidden_cards_stay_hidden, otherwise
from tests.table_talk import Table, table_test


def _after_a_beaten_wizard(t: Table) -> State:
    """A has beaten Sadira and is asked for the Great Mother; Sadira has been shuffled into the draw pile of B."""
    t.seat("A", formation={"A": "Rashemen"}, pool=["Borys"], hand=["4th/479"])
    t.seat("B", formation={"A": "Nyrond"}, pool=["Sadira"], draw=["Vaasa", "Calm", "Azhul", "Nenioc"])
    t.begin(active="A", phase=4)
    t.A.attacks("Nyrond", with_="Borys")
    t.B.defends("Sadira")
    t.B.passes()
    s = t.now().state.copy()
    sadira = t.card("Sadira")
    atoms.move(s, sadira, z.DRAW, s.owner[sadira])
    atoms.shuffle(s, s.owner[sadira])
    return s


def _dealt_otherwise(s: State) -> list[State]:
    """The same in a dozen ways behind the back of the one who is asked."""
    assert s.pending is not None
    return [otherwise(s, s.pending.player, Random(seed)) for seed in range(12)]


@table_test(rules=["gloss.hand"])
def test_who_was_beaten_this_round_is_known_and_where_it_lies_is_not(t: Table) -> None:
    s = _after_a_beaten_wizard(t)
    sadira = t.card("Sadira")

    assert s.battle is not None
    assert sadira in (s.battle.champion, s.battle.opponent)
    dealt, pile = _dealt_otherwise(s), (s.owner[sadira], z.DRAW)
    assert {one.name(sadira) for one in dealt} == {"Sadira"}
    assert len({one.listed(*pile).index(sadira) for one in dealt}) > 2
    assert len({tuple(one.name(card) for card in one.listed(*pile)) for one in dealt}) > 4
    assert not list(hidden_cards_stay_hidden(CheckedPosition(s, Random(1))))
    t.settled("A", "ask-anytime")


@table_test(rules=["gloss.hand"])
def test_when_the_battle_is_over_it_is_a_card_of_the_pile_as_others(t: Table) -> None:
    s = _after_a_beaten_wizard(t)
    atoms.set_battle(s, None)

    assert len({one.name(t.card("Sadira")) for one in _dealt_otherwise(s)}) > 2
    t.settled("A", "ask-anytime")


@table_test(rules=["gloss.hand", "event.duration-in-play"])
def test_whose_power_goes_on_is_known_although_its_card_has_been_shuffled_away(t: Table) -> None:
    s = _after_a_beaten_wizard(t)
    atoms.set_battle(s, None)
    sadira = t.card("Sadira")
    s.effects = (Running(s.next_id, "", Context(sadira, 1, sadira), ("dispelled",), -1),)
    dealt = [otherwise(s, 0, Random(seed)) for seed in range(12)]

    assert {one.name(sadira) for one in dealt} == {"Sadira"}
    assert len({one.listed(s.owner[sadira], z.DRAW).index(sadira) for one in dealt}) > 2
    t.settled("A", "ask-anytime")
