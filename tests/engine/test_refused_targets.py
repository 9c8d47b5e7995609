"""Why a question of a card is not answered with somebody it passes by, or does not mean."""

from __future__ import annotations

from sixrealms import explain
from sixrealms.engine.ability import Play, Target
from sixrealms.engine.action import Action
from sixrealms.engine.reason import Reason
from sixrealms.powers.moves import discard_hand
from sixrealms.powers.players import OPPONENTS, ChosenPlayer
from tests.cards.first.spell_duel import duel
from tests.made_up import given
from tests.table_talk import Table, table_test


def _against(t: Table, card: str) -> list[Reason]:
    """Every reason why A cannot choose this card."""
    assert t.state.pending is not None
    return explain(t.state, t.state.pending.player, Action("choose", t.card(card)))


@table_test(rules=["calm.others-affected"], edition="1st")
def test_nothing_of_whoever_has_calmed_the_event_is_struck_by_it(t: Table) -> None:
    duel(t, "Azhul + War Party + Thugs", "Mul Savage + Gith", ["3rd/90"], ["Calm"])
    t.A.plays("3rd/90")
    t.B.answers("Calm")
    t.A.says("yes")
    t.offered("War Party", "Thugs")
    assert _against(t, "Gith") == [Reason("calm.others-affected", "exempt", t.card("3rd/90"))]
    assert _against(t, "Mul Savage") == [Reason("card.power.definition", "not-meant", t.card("3rd/90"))]
    t.changed("Calm")
    t.settled("A", "ask-choose")


@table_test(rules=["card.power.definition"])
def test_a_card_for_another_player_is_not_for_its_own(t: Table) -> None:
    with given("1st/91", Play(discard_hand(ChosenPlayer()), targets=(Target("player", OPPONENTS),))):
        t.seat("A", formation={"A": "Nibenay"}, hand=["1st/91", "Zadoc"])
        t.seat("B", formation={"A": "Sembia"}, hand=["Gith"])
        t.seat("C", formation={"A": "Gulg"}, hand=["Thugs"])
        t.begin(active="A", phase=3)
        t.A.plays("1st/91")
        s = t.state
        me, card = s.ctrl[t.card("Nibenay")], t.card("1st/91")
        assert explain(s, me, Action("seat", number=me)) == [Reason("card.power.definition", "not-meant", card)]
        assert explain(s, me, Action("seat", number=s.ctrl[t.card("Gulg")])) == []
        t.settled("A", "ask-player")
