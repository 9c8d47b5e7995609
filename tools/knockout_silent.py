"""Changes of a power that no game could show, and why: what the knock-out check need not report.

A condition may say no more than the rules do already and stand there only so that the house text is plain. A line of
tools/silent_changes.jsonl has `words`, all of which stand in the description of the change, `why`, and `cards`, without
which it is said of every card. Everything listed there has been looked at once; a change that a test could notice
belongs into a test.

What survives and has not been told apart yet, although a game could show it, stands in tools/open_changes.jsonl, a line
for each card: `card`, `changes`. It goes on being reported.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from sixrealms import catalogue
from sixrealms.powers import registry

SILENT_CHANGES: Final = Path(__file__).resolve().parent / "silent_changes.jsonl"
OPEN_CHANGES: Final = Path(__file__).resolve().parent / "open_changes.jsonl"


class Silent(NamedTuple):
    """Changes whose description holds all of these words; `cards`: only of these, printings that stand for wordings."""

    words: tuple[str, ...]
    why: str
    cards: tuple[str, ...] = ()

    def means(self, printing_id: str, change: str) -> bool:
        """Whether it is said of this change of a card, by the wording whose power the card plays."""
        if self.cards and _power(printing_id) not in set(map(_power, self.cards)):
            return False
        return all(word in change for word in self.words)


@cache
def silent() -> tuple[Silent, ...]:
    """All of them, in the order of the file."""
    rows = [json.loads(line) for line in SILENT_CHANGES.read_text("utf-8").splitlines()]
    return tuple(Silent(tuple(row["words"]), row["why"], tuple(row.get("cards", ()))) for row in rows)


def reason(printing_id: str, change: str) -> str:
    """Why nobody could notice this change of the card, "" if somebody could."""
    return next((one.why for one in silent() if one.means(printing_id, change)), "")


@cache
def _power(printing_id: str) -> str:
    """The wording whose power a printing plays."""
    wording = catalogue.printing(printing_id).wording
    return registry.model_of(wording) or wording


@cache
def still_open() -> dict[str, frozenset[str]]:
    """By card what survives without a reason so far, as `plain` writes it."""
    rows = [json.loads(line) for line in OPEN_CHANGES.read_text("utf-8").splitlines()]
    return {row["card"]: frozenset(map(plain, row["changes"])) for row in rows}


def plain(change: str) -> str:
    """The description of a change without the words of the house text in it, which may be mended at any time."""
    return re.sub("<[^>]*>", "<>", change)
