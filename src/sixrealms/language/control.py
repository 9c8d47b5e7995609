"""One after the other, if, may, choose, for each."""

from __future__ import annotations

from sixrealms.powers.doing import Choose, ChoosePlayer, EachPlayer, ForEach, If, May, OneOf, Regardless, seq, together
from sixrealms.powers.playing import PlayNow
from sixrealms.powers.telling import EachTells, Spread

__all__ = [
    "Choose",
    "ChoosePlayer",
    "EachPlayer",
    "EachTells",
    "ForEach",
    "If",
    "May",
    "OneOf",
    "PlayNow",
    "Regardless",
    "Spread",
    "seq",
    "together",
]
