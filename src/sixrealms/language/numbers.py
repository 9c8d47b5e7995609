"""Numbers: fixed, counted, of a level, drawn from a digit."""

from __future__ import annotations

from sixrealms.powers.digits import DigitIs, DrawDigit
from sixrealms.powers.numbers import ONE, Count, Fixed, NumberOf, Product, Stored, number

__all__ = [
    "ONE",
    "Count",
    "DigitIs",
    "DrawDigit",
    "Fixed",
    "NumberOf",
    "Product",
    "Stored",
    "number",
]
