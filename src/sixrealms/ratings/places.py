"""Who came where in a game, as a rating counts it."""

from __future__ import annotations

from collections.abc import Collection


def places(players: int, winners: Collection[int], left: Collection[int] = ()) -> tuple[int, ...]:
    """The place of every seat, 1 for the best; seats on one place are equal.

    Winners come before those who played to the end, these before those who `left` (gave up, ran out of time, had a
    computer player end it for them). The game itself does not say who of the others lost less, so they are equal.
    Where nobody has won all who stayed are first.
    """
    rows = [(seat in left, seat not in winners) for seat in range(players)]
    order = sorted(set(rows))
    return tuple(1 + order.index(row) for row in rows)
