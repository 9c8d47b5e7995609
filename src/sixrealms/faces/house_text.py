"""What stands on a card about its special power."""

from __future__ import annotations

from typing import NamedTuple

from sixrealms.catalogue import Printing
from sixrealms.powers import registry
from sixrealms.realise import card_text


class HouseText(NamedTuple):
    """The power in our words, the language they are in, and whether the program plays all there is to play."""

    text: str
    language: str
    enforced: bool


def house_text(printing: Printing, language: str) -> HouseText:
    """The text in that language."""
    return HouseText(card_text.house_text(printing, language), language, registry.status(printing) != "missing")
