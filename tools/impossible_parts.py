"""The parts of cards that the rules keep from ever happening, each with the reason: tools/impossible_parts.jsonl.

A line has `card` (a printing), `part` (its key within the wording, as `tools.card_coverage` names it) and `why`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from sixrealms import catalogue

IMPOSSIBLE: Final = Path(__file__).resolve().parent / "impossible_parts.jsonl"


class ImpossiblePart(NamedTuple):
    """A part of a card that can never be executed, and why."""

    card: str
    part: str
    why: str

    @property
    def wording(self) -> str:
        """The wording of the card."""
        return catalogue.printing(self.card).wording

    @property
    def key(self) -> str:
        """What the part is counted as."""
        return f"{self.wording}:{self.part}"


@cache
def impossible() -> tuple[ImpossiblePart, ...]:
    """All of them, in the order of the file."""
    rows = [json.loads(line) for line in IMPOSSIBLE.read_text("utf-8").splitlines()]
    return tuple(ImpossiblePart(row["card"], row["part"], row["why"]) for row in rows)
