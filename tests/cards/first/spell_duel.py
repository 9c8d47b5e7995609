"""The table most spell tests need: one champion attacks, another defends, and nobody fights for his own world."""

from __future__ import annotations

from collections.abc import Sequence

from tests.table_talk import Table


def duel(
    t: Table,
    mine: str,
    theirs: str,
    hand: Sequence[str | int] = (),
    their_hand: Sequence[str | int] = (),
    *,
    pool: Sequence[str] = (),
    their_pool: Sequence[str] = (),
    realm: str = "Sembia",
    windows: str = "ask",
    ruleset: str = "tournament",
    discard: Sequence[str] = (),
) -> None:
    """A attacks `realm` with `mine`, B defends with `theirs`; each has them in his pool, with what hangs on them."""
    t.seat("A", formation={"A": "Nibenay"}, pool=[mine, *pool], hand=list(hand), discard=list(discard))
    t.seat("B", formation={"A": realm, "B": "Gulg"}, pool=[theirs, *their_pool], hand=list(their_hand))
    t.begin(active="A", phase=4, windows=windows, ruleset=ruleset)
    t.A.attacks(realm.partition(" +")[0], with_=mine.partition(" +")[0])
    if t.sitting.window_open():
        t.passes_all()
    t.B.defends(theirs.partition(" +")[0])


def ways_offered(t: Table, card: str) -> int:
    """How many ways of playing the card are open to whoever is asked now."""
    pending = t.now().state.pending
    assert pending is not None
    return len({action.number for action in pending.options if action.card == t.card(card)})
