"""Invariants about derived values: what is remembered must be what a fresh look finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from sixrealms.engine import board as boards
from sixrealms.engine.ability import Always
from sixrealms.engine.filed_board import Board
from sixrealms.engine.level import level, total
from sixrealms.engine.state import State
from sixrealms.engine.traits import card_type, is_champion, kinds
from sixrealms.simulation.invariants.position import CheckedPosition, at_leisure, cold

_ALONE: Final = 4
"""How many values of a position are computed by a state that computes nothing else."""

_DECIDED: Final = 3
"""Stage of a battle whose round is decided: there are no totals any more."""

_VALUE: Final[Mapping[str, Callable[[State, int], object]]] = MappingProxyType(
    {"type": card_type, "kinds": kinds, "level": level, "total": total}
)


def _entries(b: Board) -> dict[str, list[tuple[object, ...]]]:
    """What a board holds, in an order that does not depend on how it was built."""
    found: dict[str, list[tuple[object, ...]]] = {}
    for kind, statics in b.statics.items():
        if statics:
            found[f"always {kind}"] = sorted((node.key, *x[:4], repr(x.bound)) for node, x, _ in statics)
    for event, whens in b.whens.items():
        if whens:
            found[f"when {event}"] = sorted((when.key, *x[:4], repr(x.bound)) for when, x in whens)
    return found


def naive_board_is_the_board(p: CheckedPosition) -> Iterator[str]:
    """Looking at every object of the game finds the same active powers as the index does, and filing all cards anew the
    same in the same order as filing those that have moved.
    """
    fast = boards.board(at_leisure(p.now))
    naive = boards.build(cold(p.now), naive=True)
    if sorted(fast.cards) != sorted(naive.cards):
        yield f"cards in play differ: {sorted(set(fast.cards) ^ set(naive.cards))}"
    one, other = _entries(fast), _entries(naive)
    for kind in sorted(one.keys() | other.keys()):
        if one.get(kind) != other.get(kind):
            yield f"{kind}: the index has {one.get(kind)}, a full look finds {other.get(kind)}"
    by_difference, anew = boards.filed(at_leisure(p.now)), boards.filed(cold(p.now))
    laid = (by_difference.before or by_difference).laid
    if laid is not None and anew.laid is not None and (by_difference.cards, laid) != (anew.cards, anew.laid):
        yield "what cards say is filed by difference as it would not be anew, or in another order"


def _computed(s: State) -> Iterator[tuple[str, int]]:
    """Everything the engine computes about the cards in play: what, and of which card."""
    for card in boards.in_play(s):
        yield "type", card
        yield "kinds", card
        if is_champion(s, card) or s.kit.defs[s.defn[card]].type == "ally":
            yield "level", card
    battle = s.battle
    if battle is not None and battle.stage < _DECIDED:
        for champion in (battle.champion, battle.opponent):
            if champion >= 0:
                yield "total", champion


def caches_hold_what_is_true(p: CheckedPosition) -> Iterator[str]:
    """Remembered types, races, levels, totals, conditions and what works on them are those a state without memory
    computes.

    Everything is asked of one such state, in an order by chance, and some of it of a state of its own: values may not
    depend on what was asked before.
    """
    remembered = at_leisure(p.now)
    asked = list(_computed(remembered))
    p.rng.shuffle(asked)
    together = cold(p.now)
    for number, (what, card) in enumerate(asked):
        known = _VALUE[what](remembered, card)
        fresh = cold(p.now) if number < _ALONE else together
        if known != (true := _VALUE[what](fresh, card)):
            yield f"{what} of {p.now.name(card)} ({card}) is remembered as {known} and is {true}"
    for question, entries in boards.filed(remembered).in_effect.items():
        now = boards.board(together).statics.get(question, [])
        works = [e for e in now if e[2] is None or e[2].when is None or e[2].when.met(together, e[1])]
        if [(node.key, x) for node, x, _ in entries] != [(node.key, x) for node, x, _ in works]:
            yield f"what works of {question} is remembered as {entries} and is {works}"
    for (key, x), met in boards.filed(remembered).met.items():
        ability = p.now.kit.nodes[key]
        condition = ability.when if isinstance(ability, Always) else None
        if met is not None and condition is not None and met != condition.met(together, x):
            yield f"the condition of {key} of {p.now.name(x.source)} ({x.source}) is remembered as {met}"
