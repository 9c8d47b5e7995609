"""The fight of two champions at a realm that is home to neither, with draw piles laid ready."""

from __future__ import annotations

from collections.abc import Sequence

from tests.cards.meeting import CRISTYNE
from tests.table_talk import Table

Cards = Sequence[str | int]


def meet_with_piles(
    t: Table,
    mine: str,
    theirs: str,
    hand: Cards = (),
    their_hand: Cards = (),
    *,
    pile: Cards = (9,),
    their_pile: Cards = (9,),
    pool: Sequence[str] = (),
    their_pool: Sequence[str] = (),
    realm: str = CRISTYNE,
    discard: Sequence[str] = (),
    defends: bool = True,
) -> None:
    """A attacks `realm` with `mine`, B defends with `theirs`; the piles lie with their top cards first."""
    t.seat(
        "A", formation={"A": "Rashemen"}, pool=[mine, *pool], hand=list(hand), draw=list(pile), discard=list(discard)
    )
    t.seat("B", formation={"A": realm}, pool=[theirs, *their_pool], hand=list(their_hand), draw=list(their_pile))
    t.begin(active="A", phase=4, windows="pass", unenforced=True)
    t.A.attacks(realm.partition(" +")[0], with_=mine.partition(" +")[0])
    if defends:
        t.B.defends(theirs.partition(" +")[0])
