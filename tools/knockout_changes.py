"""Every small way to break the power of a card: what a test of the card must notice.

power: all of it is gone. ability: one ability is gone. part: one of several parts is gone (a question of several, an
effect of a chain, a moment, a type). condition: something optional is gone (a condition, a cost, a test, a limit).
number: one higher or lower. flip: the opposite (attacking for defending, you for your opponents, up for down).
"""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from sixrealms import powers as vocabulary
from sixrealms.engine.power import Node, Power
from sixrealms.powers.card_questions import ANY
from sixrealms.powers.question import Question
from sixrealms.realise.power import part

KINDS: Final = ("power", "ability", "part", "condition", "number", "flip")

#: Numbers that count something although nobody wrote them down.
_COUNTED: Final = frozenset({"count", "turns"})
#: From here on a number stands for "any".
_ENDLESS: Final = 99
#: Words that have an opposite; a word of `until` has the nearest other time.
_OPPOSITE: Final = {
    "attacking": "defending", "defending": "attacking", "attack": "defend", "defend": "attack",
    "attacker": "defender", "defender": "attacker", "up": "down", "down": "up", "high": "low", "low": "high",
    "adjusted": "base", "base": "adjusted", ">": "<", "<": ">", ">=": "<=", "<=": ">=",
    "victorious": "defeated", "defeated": "victorious", "on-winning-side": "on-losing-side",
    "on-losing-side": "on-winning-side", "round": "turn", "battle": "turn",
    "your-next-turn": "turn", "end-of-your-next-turn": "your-next-turn", "its-owners-next-turn": "turn",
    "turn-start": "turn-end", "turn-end": "turn-start", "play": "use", "use": "play",
}  # fmt: skip
#: Where a card must be for its power, if not merely in play.
_NARROW: Final = frozenset({"battle", "pool"})
#: Fields whose words are only names or are printed.
_NAMES: Final = frozenset({"name", "words", "way", "custom", "wording", "verb", "word", "world", "kind", "set", "tag"})
#: Constants of the vocabulary that are each other's opposite.
_PAIRS: Final = (
    ("WHEN_ATTACKING", "WHEN_DEFENDING"), ("ATTACKING", "DEFENDING"), ("ATTACKING_PLAYER", "DEFENDING_PLAYER"),
    ("ATTACKER", "DEFENDER"), ("OPPOSING", "FRIENDLY"), ("OFFENSIVE", "DEFENSIVE"), ("HARMFUL", "HELPFUL"),
    ("YOU", "OPPONENTS"), ("OPPONENT", "FIGHTER"), ("EVERYONE", "OTHERS"), ("HAND", "DRAW"),
)  # fmt: skip


class Change(NamedTuple):
    """One broken power and what was done to it."""

    kind: str
    what: str
    power: Power


def changes(whole: Power) -> Iterator[Change]:
    """Every way to break this power once."""
    yield Change("power", "the whole power", Power((), whole.wording))
    if len(whole.abilities) > 1:
        for i, ability in enumerate(whole.abilities):
            rest = whole.abilities[:i] + whole.abilities[i + 1 :]
            yield Change("ability", f"{i + 1}. {type(ability).__name__}", Power(rest, whole.wording, whole.custom))
    for i, ability in enumerate(whole.abilities):
        for kind, what, other in _of_node(ability, f"{i + 1}. {type(ability).__name__}"):
            abilities = (*whole.abilities[:i], other, *whole.abilities[i + 1 :])
            yield Change(kind, what, Power(abilities, whole.wording, whole.custom))


def _of_node(node: Node, path: str) -> Iterator[tuple[str, str, Any]]:
    """Changes of one node and of everything below it, each as the whole node changed."""
    opposite = _opposites().get(node)
    if opposite is not None:
        yield "flip", f"{path}: {_short(node)} -> {_short(opposite)}", opposite
    if node in _constants():  # a word everybody knows, tested where it is defined
        return
    for field in dataclasses.fields(node):
        if not field.init or field.name in _NAMES:
            continue
        if field.name == "count" and getattr(node, "players", None) is not None:  # one player is chosen in any case
            continue
        value = getattr(node, field.name)
        for kind, what, new in _of_value(field, value, f"{path}.{field.name}"):
            try:
                yield kind, what, dataclasses.replace(node, **{field.name: new})
            except (TypeError, ValueError):  # the vocabulary itself refuses such a node: nothing to notice
                continue


def _of_value(field: dataclasses.Field[Any], value: Any, path: str) -> Iterator[tuple[str, str, Any]]:
    default = None if field.default is dataclasses.MISSING else field.default
    if isinstance(value, Node):
        if field.default is None:
            yield "condition", f"{path}: none", None
        yield from _of_node(value, f"{path}:{type(value).__name__}")
    elif isinstance(value, bool):
        if value != default:
            yield "flip", f"{path}: {value} -> {not value}", not value
    elif isinstance(value, int):
        if abs(value) < _ENDLESS and (value != default or field.name in _COUNTED):
            yield "number", f"{path}: {value} -> {value + 1}", value + 1
            if value != 0:
                yield "number", f"{path}: {value} -> {value - 1}", value - 1
    elif isinstance(value, str) and field.name == "zone":
        if value in _NARROW:
            yield "condition", f"{path}: {value!r} -> 'play'", "play"
    elif isinstance(value, str):
        if value != default and default == "":
            yield "condition", f"{path}: {value!r} -> ''", ""
        if value in _OPPOSITE and value != default and field.name != "once":
            yield "flip", f"{path}: {value!r} -> {_OPPOSITE[value]!r}", _OPPOSITE[value]
    elif isinstance(value, tuple):
        yield from _of_row(value, path)
    elif isinstance(value, frozenset) and len(value) > 1:
        for item in sorted(value, key=repr):
            yield "part", f"{path} without {item!r}", value - {item}


def _of_row(row: tuple[Any, ...], path: str) -> Iterator[tuple[str, str, Any]]:
    for i, item in enumerate(row):
        rest = row[:i] + row[i + 1 :]
        if rest and isinstance(item, Node | str) and item != ANY:
            yield "part", f"{path} without {_short(item)}", rest
        if isinstance(item, Node):
            for kind, what, other in _of_node(item, f"{path}[{i}]:{type(item).__name__}"):
                yield kind, what, (*row[:i], other, *row[i + 1 :])


def _short(value: object) -> str:
    if isinstance(value, Question):
        return _constants().get(value, f"<{part(value, 'en')}>")
    if isinstance(value, Node):
        return _constants().get(value, type(value).__name__)
    return repr(value)


@cache
def _constants() -> dict[Node, str]:
    """The names the vocabulary gives to nodes that powers share."""
    found: dict[Node, str] = {}
    for info in pkgutil.iter_modules(vocabulary.__path__, f"{vocabulary.__name__}."):
        for name, value in vars(importlib.import_module(info.name)).items():
            if isinstance(value, Node) and name.isupper():
                found.setdefault(value, name)
    return found


@cache
def _opposites() -> dict[Node, Node]:
    named: dict[str, Node] = {}
    for node, name in _constants().items():
        named.setdefault(name, node)
    found: dict[Node, Node] = {}
    for one, other in _PAIRS:
        if one in named and other in named:
            found[named[one]], found[named[other]] = named[other], named[one]
    return found
