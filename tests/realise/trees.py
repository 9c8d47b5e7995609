"""Random powers that are well typed: parts of today's powers put together anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Final

from sixrealms import options
from sixrealms.engine.ability import Always, Play, When
from sixrealms.engine.power import (
    Ability,
    Cards,
    Condition,
    Effect,
    Node,
    Number,
    Power,
    Static,
    Test,
    Who,
)
from sixrealms.powers import registry
from sixrealms.powers.refs import Ref
from sixrealms.powers.sets import InPlay
from sixrealms.realise.power import part

#: What may stand in for each other.
SORTS: Final = (Test, Cards, Ref, Who, Number, Condition, Effect, Static)
#: In the order of the card files, as they are before any test takes a power away and puts it back at the end.
_WORDINGS: Final = tuple(registry.all_powers())


def all_nodes() -> Iterator[Node]:
    """Every node of every power, of cards and of options."""
    powers = registry.all_powers()
    for wording in _WORDINGS:
        yield from powers[wording].walk()
    for option in options.all_options().values():
        yield from option.power.walk()


def sort_of(node: Node) -> type[Node] | None:
    """What a node could be replaced by, None for what only stands where it stands."""
    return next((sort for sort in SORTS if isinstance(node, sort)), None)


@cache
def _store() -> dict[type[Node], tuple[Node, ...]]:
    """One node of each class and content, by what it can stand in for."""
    found: dict[type[Node], dict[str, Node]] = defaultdict(dict)
    for node in all_nodes():
        if (sort := sort_of(node)) and not (isinstance(node, Effect) and not part(node, "en")):  # what is only noted
            found[sort].setdefault(repr(node), node)
    return {sort: tuple(by_content.values()) for sort, by_content in found.items()}


def grown(node: Node, chance: Random, depth: int = 0) -> Node:
    """The same node with some of its parts replaced by others of their sort."""
    changed: dict[str, object] = {}
    for f in fields(node):
        if not f.init or f.name == "ways":  # ways to be of another type hold nothing else
            continue
        old = getattr(node, f.name)
        if isinstance(old, Node):
            changed[f.name] = found = _other(old, chance, depth)
            if f.name == "among" and isinstance(found, InPlay):  # nobody chooses among "every ally"
                changed[f.name] = replace(found, all=False)
        elif isinstance(old, tuple) and any(isinstance(item, Node) for item in old):
            changed[f.name] = tuple(_other(item, chance, depth) if isinstance(item, Node) else item for item in old)
    mine = node.twin()
    for name, value in changed.items():
        object.__setattr__(mine, name, value)
    return mine


def _other(old: Node, chance: Random, depth: int) -> Node:
    sort = sort_of(old)
    if sort is None or depth > 2 or chance.random() > 0.4:
        return grown(old, chance, depth + 1)
    same = [one for one in _store()[sort] if type(one) is type(old)] if chance.random() < 0.5 else []
    return grown(chance.choice(same or _store()[sort]), chance, depth + 1)


def random_powers(seed: int, count: int) -> Iterator[Power]:
    """So many powers of one ability each."""
    chance = Random(seed)
    abilities = [node for node in all_nodes() if isinstance(node, Ability)]
    for _ in range(count):
        ability = grown(chance.choice(abilities), chance)
        assert isinstance(ability, Ability)
        yield Power((ability,))


__all__ = ["Always", "Play", "When", "all_nodes", "grown", "random_powers"]
