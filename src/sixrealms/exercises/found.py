"""Puzzles that were found in played games: one line each of `data/found.jsonl`, with words made of the position.

`python -m sixrealms.training puzzles` writes the lines (docs/guides/lessons-and-puzzles.md). They are read when puzzles
are first asked for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

from sixrealms.catalogue import printing
from sixrealms.errors import Phrase
from sixrealms.scenarios.description import FILLER

#: What may be asked of the solver: to win, to raze a realm, or to keep one through the turn of somebody else.
GOALS: Final = ("win", "raze", "hold")
#: The languages every puzzle has words in; others are made as well when they are asked for.
LANGUAGES: Final = ("en", "pt-BR")
#: What a written card may have after its name: an id, notes, what hangs on it.
_AFTER_NAME: Final = re.compile(r" [\[(+].*")
_MINUTES: Final = {"easy": 2, "middle": 4, "hard": 6}


def found() -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every found puzzle: its key, and what a written one has in its file."""
    lines = files("sixrealms.exercises").joinpath("data", "found.jsonl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        row = json.loads(line)
        yield row["key"], as_written(row)


def as_written(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a puzzle written by hand has in its file, of a line."""
    return {
        "minutes": _MINUTES[row["grade"]],
        "grade": row["grade"],
        "goals": {"goal": facts(row["goal"], row["realm"])},
        "words": MadeWords(row),
        "scenario": row["scenario"],
    }


def facts(goal: str, realm: str) -> Mapping[str, Any]:
    """What holds when a goal is reached."""
    if goal == "win":
        return {"winner": "A"}
    if goal == "raze":
        return {"razed": [f"B:{realm}"]}
    return {"standing": [f"A:{realm}"], "turn_of": "A"}


class MadeWords(Mapping[str, Mapping[str, Any]]):
    """Title, lead and end of a found puzzle by language, made when they are asked for."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self._row = row

    def __getitem__(self, language: str) -> Mapping[str, Any]:
        row, goal = self._row, self._row["goal"]
        title = Phrase(f"found-title-{goal}", realm=row["realm"], card=row["by"])
        top = [name for name in row["scenario"]["seats"]["A"].get("draw", ()) if isinstance(name, str)]
        parts = [
            Phrase(f"found-lead-{goal}", realm=row["realm"], card=row["by"]),
            *(Phrase("found-lead-top", card=name_of(name)) for name in top),
            _held(row["scenario"]["seats"]["B"].get("hand", ())),
            Phrase("found-lead-drawn", card=printing(FILLER).name),
        ]
        lead = " ".join(part.said(language) for part in parts)
        return {
            "title": title.said(language),
            "lead": lead,
            "end": Phrase("found-end").said(language),
            "goals": {"goal": parts[0].said(language)},
        }

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


def _held(hand: tuple[str, ...] | list[str]) -> Phrase:
    """What the other player holds."""
    names = [name_of(card) for card in hand]
    if not names:
        return Phrase("found-lead-holds-nothing")
    return Phrase("found-lead-holds", count=len(names), cards=", ".join(names))


def name_of(written: str) -> str:
    """The name of a card as a scenario writes it."""
    return _AFTER_NAME.sub("", written)
