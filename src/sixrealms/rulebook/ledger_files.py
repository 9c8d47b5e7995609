"""Reads the ledger files once, on first use, and checks their shape.

The ledger is written in English. A folder of another language holds the sentences of the same files by id; what it
leaves out is told in English.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec
import yaml

from sixrealms.rulebook.entries import (
    AdviceWords,
    Conflict,
    ConflictWords,
    Later,
    NotEnforceable,
    Rule,
    RuleWords,
    TournamentConflict,
)

STATEMENT_FILES = ("core", "options", "tournaments")
"""The ledgers that hold statements, in reading order."""

ENGLISH: Final = "en"
"""The language the ledger is written in."""

# libyaml reads the largest ledger in about 15 ms; the pure Python loader is only the fallback.
_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_DATA = files("sixrealms.rulebook").joinpath("data")
_Shape = TypeVar("_Shape")


@cache
def language_for(reader: str) -> str:
    """The language a reader of `reader` finds the ledger in: their own if it is translated, otherwise English."""
    return reader if reader != ENGLISH and _DATA.joinpath(reader).is_dir() else ENGLISH


@cache
def statements(language: str = ENGLISH) -> dict[str, Rule]:
    """Every statement of every ledger by id, in ledger order."""
    found: dict[str, Rule] = {}
    for name in STATEMENT_FILES:
        words = _words(name, RuleWords, language)
        for entry in _entries(name, Rule):
            rule = msgspec.structs.replace(entry, file=f"{name}.yaml")
            if told := words.get(entry.id):
                rule = msgspec.structs.replace(rule, statement=told.rule, test=told.test, differs=told.differs)
            found[entry.id] = rule
    return found


@cache
def core_conflicts(language: str = ENGLISH) -> dict[str, Conflict]:
    """Every disputed point of the core game by id."""
    words = _words("conflicts", ConflictWords, language)
    return {
        entry.id: msgspec.structs.replace(entry, question=told.question, readings=told.readings, note=told.note)
        if (told := words.get(entry.id))
        else entry
        for entry in _entries("conflicts", Conflict)
    }


@cache
def tournament_conflicts(language: str = ENGLISH) -> dict[str, TournamentConflict]:
    """Every disputed point of options and tournaments by id."""
    words = _words("tournament_conflicts", AdviceWords, language)
    return {
        entry.id: msgspec.structs.replace(entry, question=told.question, recommended=told.recommended)
        if (told := words.get(entry.id))
        else entry
        for entry in _entries("tournament_conflicts", TournamentConflict)
    }


@cache
def unenforceable(language: str = ENGLISH) -> dict[str, NotEnforceable]:
    """Every statement that no program can enforce, by id."""
    words = _words("not_enforceable", str, language)
    return {
        entry.id: NotEnforceable(id=entry.id, reason=words.get(entry.id, entry.reason))
        for entry in _entries("not_enforceable", NotEnforceable)
    }


@cache
def postponed() -> dict[str, str]:
    """Every statement that a later part of the program enforces, with the reason."""
    return {rule_id: group.reason for group in _entries("later", Later) for rule_id in group.ids}


@cache
def _entries(name: str, shape: type[_Shape]) -> list[_Shape]:
    return msgspec.convert(_read(f"{name}.yaml"), list[shape])  # type: ignore[valid-type]


def _words(name: str, shape: type[_Shape], language: str) -> dict[str, _Shape]:
    """The sentences of a ledger file by id; none in English, in which the ledger itself is written."""
    if language_for(language) == ENGLISH:
        return {}
    return msgspec.convert(_read(f"{language}/{name}.yaml"), dict[str, shape])  # type: ignore[valid-type]


def _read(path: str) -> Any:
    return yaml.load(_DATA.joinpath(path).read_text(encoding="utf-8"), Loader=_Loader)
