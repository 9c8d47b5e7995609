"""Reads the ledger files once, on first use, and checks their shape."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
import yaml

from sixrealms.rulebook.entries import Conflict, Later, NotEnforceable, Rule, TournamentConflict

STATEMENT_FILES = ("core", "options", "tournaments")
"""The ledgers that hold statements, in reading order."""

# libyaml reads the largest ledger in about 15 ms; the pure Python loader is only the fallback.
_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_Entry = TypeVar("_Entry")


@cache
def statements() -> dict[str, Rule]:
    """Every statement of every ledger by id, in ledger order."""
    return {
        entry.id: msgspec.structs.replace(entry, file=f"{name}.yaml")
        for name in STATEMENT_FILES
        for entry in _entries(name, Rule)
    }


@cache
def core_conflicts() -> dict[str, Conflict]:
    """Every disputed point of the core game by id."""
    return {entry.id: entry for entry in _entries("conflicts", Conflict)}


@cache
def tournament_conflicts() -> dict[str, TournamentConflict]:
    """Every disputed point of options and tournaments by id."""
    return {entry.id: entry for entry in _entries("tournament_conflicts", TournamentConflict)}


@cache
def unenforceable() -> dict[str, NotEnforceable]:
    """Every statement that no program can enforce, by id."""
    return {entry.id: entry for entry in _entries("not_enforceable", NotEnforceable)}


@cache
def postponed() -> dict[str, str]:
    """Every statement that a later part of the program enforces, with the reason."""
    return {rule_id: group.reason for group in _entries("later", Later) for rule_id in group.ids}


def _entries(name: str, shape: type[_Entry]) -> list[_Entry]:
    text = files("sixrealms.rulebook").joinpath("data", f"{name}.yaml").read_text(encoding="utf-8")
    raw: Any = yaml.load(text, Loader=_Loader)
    return msgspec.convert(raw, list[shape])  # type: ignore[valid-type]
