"""One after the other, if, may, choose, for each."""

from __future__ import annotations

from sixrealms.powers.control_flow import (
    Choose,
    ChoosePlayer,
    EachPlayer,
    ForEach,
    If,
    May,
    OneOf,
    Regardless,
    seq,
    together,
)
from sixrealms.powers.play_now import PlayNow

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
