"""Who sees which cards lie face down in play."""

from __future__ import annotations

from sixrealms.engine.view import open_view, view
from tests.table_talk import Table


def sees(t: Table, seat: str, card: str) -> bool:
    """Whether this seat's view tells which card it is; a watcher never sees more than the others."""
    number, at = t.card(card), t.sitting.objects.seat(seat)
    shown = view(t.state, at)
    row = next(row for row in (*shown.table, *shown.hand, *shown.known_piles) if row.id == number)
    return bool(row.printing)


def lies_covered(t: Table, seat: str, *cards: str) -> None:
    """Only this seat sees what they are."""
    for card in cards:
        for other in "ABC"[: t.state.n]:
            t.expect(sees(t, other, card) == (other == seat), f"{other} and {card}")
        watched = next(row for row in open_view(t.state).table if row.id == t.card(card))
        t.expect(watched.printing == "" and watched.face_down, f"nobody else sees {card}")


def lies_open(t: Table, *cards: str) -> None:
    for card in cards:
        t.expect(all(sees(t, seat, card) for seat in "ABC"[: t.state.n]), f"everybody sees {card}")
