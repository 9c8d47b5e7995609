"""What stands on a card about its special power."""

from __future__ import annotations

from sixrealms.catalogue import Printing
from sixrealms.powers import registry


def house_text(printing: Printing, language: str) -> tuple[str, bool]:
    """The text of the power in our words, and whether the program plays all there is to play."""
    return registry.text(printing), registry.status(printing) != "missing"
