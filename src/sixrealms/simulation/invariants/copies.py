"""Invariants about copies and saved games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from sixrealms.engine.digest import StateData, digest, restore, state_data
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.simulation.invariants.position import CheckedPosition, changed, frozen

_SAMPLE: Final = 4


def same_answer_same_game(p: CheckedPosition) -> Iterator[str]:
    """A copy that gets the same answer arrives at the same position: a state is complete."""
    if p.before is None or p.action is None:
        return
    other = p.before.copy()
    advance(other, p.action)
    differing = changed(frozen(p.now), frozen(other))
    if differing:
        yield f"after {p.action.verb} a copy differs in {differing}"


def copies_are_isolated(p: CheckedPosition) -> Iterator[str]:
    """Some options are tried on copies: each works, and the original stays as it was."""
    s = p.now
    if s.pending is None:
        return
    options = s.pending.options
    tried = options if len(options) <= _SAMPLE else p.rng.sample(options, _SAMPLE)
    original = frozen(s)
    for action in tried:
        other = s.copy()
        advance(other, action)
        if other.pending is None and other.result is None:
            yield f"{action} leads nowhere"
        differing = changed(original, frozen(s))
        if differing:
            yield f"playing {action} on a copy changed {differing} of the original"
            return


def saving_keeps_everything(p: CheckedPosition) -> Iterator[str]:
    """A state written as text and read again has the same digest and plays on as the original does."""
    s = p.now
    text = msgspec.json.encode(state_data(s))
    loaded = State(s.kit, 0)
    restore(loaded, msgspec.json.decode(text, type=StateData))
    if digest(loaded) != digest(s):
        yield f"loading changed {changed(frozen(s), frozen(loaded))}"
        return
    if s.pending is None:
        return
    action = p.rng.choice(s.pending.options)
    original = s.copy()
    advance(original, action)
    advance(loaded, action)
    differing = changed(frozen(original), frozen(loaded))
    if differing:
        yield f"after {action} the loaded game differs in {differing}"
