"""The type of a card while powers change types."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from sixrealms.engine.ability import Always
from sixrealms.engine.power import Context
from sixrealms.engine.state import State
from sixrealms.engine.traits import card_type
from sixrealms.powers.card_questions import Is
from sixrealms.powers.changed_traits import Has
from sixrealms.powers.conditions import Claim
from sixrealms.powers.refs import SELF
from sixrealms.simulation.invariants.position import cold
from tests.made_up import given
from tests.telling.positions import laid

ASKED: list[int] = []


@dataclass(frozen=True)
class _Told(Claim):
    """True, and remembers for which card somebody wanted to know."""

    def met(self, s: State, x: Context) -> bool:
        ASKED.append(x.source)
        return True

    def text(self) -> str:
        return "always"


@pytest.mark.rule("card.icon.type")
def test_the_condition_is_asked_only_for_cards_the_change_is_about() -> None:
    """A condition may look at every card in play, and types are asked more often than anything else."""
    with given("1st/52", Always(Has(Is(SELF), type="cleric", only=True), when=_Told())):
        s = cold(laid({"formation": {"A": "Sembia"}, "pool": ["1st/52", "Dagrande", "Azhul"]}, {}, phase=3))
        changed, *others = s.pool(0)
        ASKED.clear()

        types = [card_type(s, card) for card in others]
        assert types == [s.kit.defs[s.defn[card]].type for card in others]
        assert ASKED == []
        assert (card_type(s, changed), ASKED) == ("cleric", [changed])
