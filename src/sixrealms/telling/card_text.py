"""What a card does, in the program's own words, for one reader; and whether its power is missing."""

from __future__ import annotations

from sixrealms.engine.state import State
from sixrealms.realise import card_text


def house_text(s: State, card: int, language: str) -> str:
    """What a card does, in the program's own words; "" for nothing, or nothing this program knows."""
    return card_text.house_text(s.kit.defs[s.defn[card]].printing, language)


def power_missing(s: State, card: int) -> bool:
    """Whether the card has a power this program does not enforce yet."""
    from sixrealms.powers import registry  # takes time to load

    return registry.status(s.kit.defs[s.defn[card]].printing) == "missing"
