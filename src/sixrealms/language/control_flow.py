"""One after the other, if, may, choose, for each."""

from __future__ import annotations

from sixrealms.powers.control_flow import (
    Choose,
    ForEach,
    If,
    May,
    OneOf,
    seq,
    together,
)
from sixrealms.powers.play_now import PlayAtOnce, PlayNow
from sixrealms.powers.search import NameCard
from sixrealms.powers.unanswerable import Regardless

__all__ = [
    "Choose",
    "ForEach",
    "If",
    "May",
    "NameCard",
    "OneOf",
    "PlayAtOnce",
    "PlayNow",
    "Regardless",
    "seq",
    "together",
]
