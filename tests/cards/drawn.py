"""Cards drawn in the meantime that a test does not look at."""

from __future__ import annotations

from tests.table_talk import Table


def drew(t: Table, seat: str, count: int) -> None:
    """The first fillers of a seat may have been drawn; they are of no interest."""
    t.changed(*(f"{seat}:Thugs#{i}" for i in range(1, count + 1)))
