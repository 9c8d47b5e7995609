"""What players see of hands that are not theirs."""

from __future__ import annotations

from sixrealms import catalogue
from sixrealms.engine.view import view
from tests.table_talk import Table


def seen(t: Table, by: str, holder: str) -> set[str]:
    """The names of the cards in the hand of `holder` that `by` sees."""
    number = t.sitting.objects.seat(holder)
    known = view(t.state, t.sitting.objects.seat(by)).known_piles
    return {catalogue.printing(c.printing).name for c in known if c.zone == "hand" and c.controller == number}
