"""What it costs to turn a razed realm up again."""

from __future__ import annotations

from typing import ClassVar, Final

from sixrealms.engine.board import holding_true
from sixrealms.engine.power import Context, Static
from sixrealms.engine.state import State

#: What a player discards from hand for it (rebuild.cost).
USUAL_PRICE: Final = 3


class RebuildPrice(Static):
    """How many cards of hand a razed realm is rebuilt for; a razed realm may say so of itself."""

    kind: ClassVar[str] = "rebuild-price"
    standing: ClassVar[bool] = True

    def price(self, s: State, realm: int, x: Context) -> int | None:
        """None for a realm it says nothing of."""
        raise NotImplementedError


def rebuild_price(s: State, realm: int) -> int:
    """The cards of hand this razed realm is rebuilt for: the fewest that any power says, its own included, which speaks
    of the razed realm and therefore is not lost with the razing (raze.power-on-razing).
    """
    if RebuildPrice.kind not in s.kit.questions:
        return USUAL_PRICE
    own = Context(realm, s.ctrl[realm], realm)
    said = [static.price(s, realm, x) for static, x, _ in holding_true(s, RebuildPrice)]
    said += [a.what.price(s, realm, own) for a in s.kit.defs[s.defn[realm]].always if isinstance(a.what, RebuildPrice)]
    return min([USUAL_PRICE, *(price for price in said if price is not None)])
