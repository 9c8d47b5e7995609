"""One after the other, if, may, choose, for each."""

from __future__ import annotations

from sixrealms.powers.doing import Choose, ChoosePlayer, EachPlayer, ForEach, If, May, OneOf, Regardless, seq, together
from sixrealms.powers.playing import PlayNow

__all__ = [
    "Choose",
    "ChoosePlayer",
    "EachPlayer",
    "ForEach",
    "If",
    "May",
    "OneOf",
    "PlayNow",
    "Regardless",
    "seq",
    "together",
]
