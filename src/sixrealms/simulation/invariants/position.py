"""What an invariant looks at: a position, where it came from, and a source of chance for sampling."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from sixrealms.engine.action import Action
from sixrealms.engine.digest import SAVED
from sixrealms.engine.reason import Reason
from sixrealms.engine.state import State


@dataclass(slots=True)
class CheckedPosition:
    """`now`, and for all but the first decision a copy of the position `before` and the `action` taken there.

    Invariants never change `now`: they work on copies.
    """

    now: State
    rng: Random
    before: State | None = None
    action: Action | None = None
    judged: list[tuple[Action, list[Reason]]] | None = None  # what could be tried at `now`, and why not


def frozen(s: State) -> tuple[Any, ...]:
    """Everything that is saved of a state, sharing nothing that could change later; equal for equal states."""
    return tuple(_frozen(getattr(s, name)) for name in SAVED)


def _frozen(value: Any) -> Any:
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, dict):
        return tuple(sorted(value.items()))
    if hasattr(value, "tobytes"):
        return value.tobytes()
    return value


def changed(one: tuple[Any, ...], other: tuple[Any, ...]) -> str:
    """The names of the fields in which two frozen states differ, "" if they are equal."""
    return ", ".join(name for name, a, b in zip(SAVED, one, other, strict=True) if a != b)


def cold(s: State) -> State:
    """A copy that has computed nothing yet."""
    other = s.copy()
    other.forget()
    return other


def at_leisure(s: State) -> State:
    """A copy with all that is computed so far, which may compute more without the original noticing."""
    other = s.copy()
    other.cache = dict(s.cache)
    return other
