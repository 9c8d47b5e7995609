"""A deck on one line, in its order: `1st/12-15,44x2 AR/3` is seven cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from sixrealms import catalogue
from sixrealms.errors import CatalogueError, RecordRefused

#: No deck of any format has as many; a longer count is a mistake or an attack.
MOST_CARDS: Final = 1000
_PART = re.compile(r"(\d{1,4})(?:-(\d{1,4})|x(\d{1,3}))?")


def write(cards: Sequence[str]) -> str:
    """The line of a deck given as printing ids."""
    parts = []
    for name, members in groupby(cards, key=lambda pid: pid.partition("/")[0]):
        numbers = [int(pid.partition("/")[2]) for pid in members]
        parts.append(f"{name}/{','.join(_runs(numbers))}")
    return " ".join(parts)


def _runs(numbers: list[int]) -> list[str]:
    found = []
    at = 0
    while at < len(numbers):
        first = numbers[at]
        same = ascending = 1
        while at + same < len(numbers) and numbers[at + same] == first:
            same += 1
        while at + ascending < len(numbers) and numbers[at + ascending] == first + ascending:
            ascending += 1
        if same > 1:
            found.append(f"{first}x{same}")
        elif ascending > 2:
            found.append(f"{first}-{first + ascending - 1}")
        else:
            ascending = 1
            found.append(str(first))
        at += max(same, ascending)
    return found


def read(line: str) -> tuple[str, ...]:
    """The printing ids of a line; RecordError says which part is wrong."""
    found: list[str] = []
    for group in line.split():
        name, slash, numbers = group.partition("/")
        for part in numbers.split(","):
            said = _PART.fullmatch(part)
            if not slash or said is None:
                raise RecordRefused("record-deck-part", said=repr(group[:40]))
            first, last = int(said[1]), int(said[2] or said[1])
            found.extend(f"{name}/{number}" for number in range(first, last + 1) for _ in range(int(said[3] or 1)))
            if not first <= last or len(found) > MOST_CARDS:
                raise RecordRefused("record-deck-range", said=repr(part))
    for printing_id in found:
        try:
            catalogue.printing(printing_id)
        except CatalogueError as wrong:
            raise RecordRefused("said-by-another", what=wrong) from None
    return tuple(found)
