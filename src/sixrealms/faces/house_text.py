"""What stands on a card about its special power."""

from __future__ import annotations

from typing import NamedTuple

from sixrealms.catalogue import Printing
from sixrealms.powers import registry
from sixrealms.wording import LANGUAGES
from sixrealms.wording.house_text import translated


class HouseText(NamedTuple):
    """The power in our words, the language they are in, and whether the program plays all there is to play."""

    text: str
    language: str
    enforced: bool


def house_text(printing: Printing, language: str) -> HouseText:
    """The text in that language, in English where one of its sentences is not translated yet."""
    said = registry.text(printing)
    enforced = registry.status(printing) != "missing"
    if language != LANGUAGES[0] and said:
        other = translated(said, language)
        if other is not None:
            return HouseText(other, language, enforced)
    return HouseText(said, LANGUAGES[0], enforced)
