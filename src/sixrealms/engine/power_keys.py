"""The names of the parts of a power, by which saved games find them again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from itertools import count
from typing import TypeVar

from sixrealms.engine.power import REMEMBERED, Ability, Effect, Node, Power, Static

N = TypeVar("N", bound=Node)


def give_keys(root: N, prefix: str) -> N:
    """The same tree, its abilities, effects and statics as objects of its own, each named after its place among them.

    The names are the same in every process, so saved games find their nodes again; how a question or a set of cards is
    put changes none. What the vocabulary shares between powers (players, questions) stays shared and has no name; a
    shared effect would have the name of whichever power came last.
    """
    return _own(root, prefix, count())


def _own(node: N, prefix: str, numbers: Iterator[int]) -> N:
    named = isinstance(node, Ability | Effect | Static | Power)
    number = next(numbers) if named else -1
    changed: dict[str, object] = {}
    for f in fields(node):
        if f.name in REMEMBERED:
            continue
        old = getattr(node, f.name)
        new = old
        if isinstance(old, Node):
            new = _own(old, prefix, numbers)
        elif isinstance(old, tuple):
            new = tuple([_own(item, prefix, numbers) if isinstance(item, Node) else item for item in old])
            if all(mine is item for mine, item in zip(new, old, strict=True)):
                new = old
        if new is not old:
            changed[f.name] = new
    if not changed and not named:
        return node
    mine = node.twin()
    for name, value in changed.items():
        object.__setattr__(mine, name, value)
    if named:
        object.__setattr__(mine, "key", f"{prefix}:{number}")
    return mine
