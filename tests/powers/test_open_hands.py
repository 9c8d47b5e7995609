"""Hands that lie open."""

from __future__ import annotations

from sixrealms.engine import zones as z
from sixrealms.engine.ability import Always
from sixrealms.engine.view import lies_open, view
from sixrealms.powers.card_questions import ALLY
from sixrealms.powers.open_hands import HandsLieOpen
from sixrealms.powers.players import YOU
from sixrealms.powers.whereabouts import Of
from tests.made_up import given
from tests.table_talk import Table, table_test


@table_test(rules=["gloss.hand"])
def test_only_the_cards_named_lie_open_and_only_in_hands(t: Table) -> None:
    with given("RL/30", Always(HandsLieOpen(ALLY & Of(YOU)))):
        t.seat("A", formation={"A": "Draj"}, hand=["War Party", "Cone of Cold"], draw=["Zadoc"], table=["RL/30"])
        t.seat("B", formation={"A": "Nyrond"}, hand=["War Band"])
        t.begin(active="A", phase=3)
        open_ = [card for card in range(len(t.state.zone)) if lies_open(t.state, card)]
        t.expect(open_ == [t.card("War Party")], "one ally in one hand")
        b = t.sitting.objects.seat("B")
        known = [c.id for c in view(t.state, b).known_piles if c.printing]
        t.expect(t.card("War Party") in known, "the other player sees it")
        t.expect(t.card("Cone of Cold") not in known, "and nothing else")
        t.expect(t.state.zone[t.card("War Party")] == z.HAND, "it is a hand card still")
        t.settled("A", "ask-phase-3")
