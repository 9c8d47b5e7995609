"""What depends only on where the cards in play are: it is found once and holds until one of them moves.

How they lie is what `atoms.touch` tells: zones, hosts, flags and control of cards in play, who fights whom, and which
effects are running. A part of a power says so of itself (`Node.by_place`); here stands what makes the type, the kinds
and the immunities of cards depend on more than that. All is asked of one board, as it is filed or settled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import ActsAsAlly
from sixrealms.engine.statics import (
    ChangesKinds,
    ChangesType,
    ChangesWorld,
    CountsAsType,
    Immunity,
    TakesImmunity,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sixrealms.engine.ability import Always
    from sixrealms.engine.filed_board import Board
    from sixrealms.engine.power import Condition, Context
    from sixrealms.engine.state import Battle, State
    from sixrealms.engine.statics import TakesPower

Found = TypeVar("Found")


def _all_hold(s: State, b: Board, question: str) -> bool:
    """Whether what answers this question does so by place."""
    for static, _, ability in b.statics.get(question, ()):
        if not (works_by_place(s, b, ability) and static.by_place(s, b)):
            return False
    return True


def works_by_place(s: State, b: Board, ability: Always | None) -> bool:
    """Whether only where cards are decides if a continuous effect works."""
    return ability is None or ability.when is None or ability.when.by_place(s, b)


#: Questions by whose answers parts of powers are by place.
_ABOUT_CARDS: Final = (ChangesType.kind, CountsAsType.kind, ChangesKinds.kind, ChangesWorld.kind, ActsAsAlly.kind)


def condition_holds(s: State, b: Board, condition: Condition) -> bool:
    """Whether the answer to a condition stays the same until a card moves. Nobody knows while something may be lost
    or copied that says of what kind cards are.
    """
    if not b.steady and any(b.known.get(question, ()) is None for question in _ABOUT_CARDS):
        return False
    return condition.by_place(s, b)


def _found(b: Board, what: str, find: Callable[[], bool]) -> bool:
    """What `find` says about a board. What asks about itself on the way is taken to hold; if it does not, whatever has
    been found out so is forgotten.
    """
    known = b.by_place.copy()
    b.by_place[what] = True
    found = find()
    if not found:
        b.by_place = known
    b.by_place[what] = found
    return found


def types_hold(s: State, b: Board) -> bool:
    """Whether the types of cards in play hold. A realm that fights is a champion on conditions of its own."""
    found = b.by_place.get("types")
    return _found(b, "types", lambda: _types_hold(s, b)) if found is None else found


def _types_hold(s: State, b: Board) -> bool:
    return not _realm_fights(s) and _all_hold(s, b, ChangesType.kind) and _all_hold(s, b, CountsAsType.kind)


def _realm_fights(s: State) -> bool:
    battle = s.battle
    if battle is None:
        return False
    return any(card >= 0 and s.zone[card] == z.FORMATION for card in (battle.champion, battle.opponent))


def allies_hold(b: Board) -> bool:
    """Whether only what hangs on a champion is its ally."""
    return not b.statics.get(ActsAsAlly.kind)


def kinds_hold(s: State, b: Board) -> bool:
    """Whether races, movement and other designations of cards in play hold."""
    found = b.by_place.get("kinds")
    if found is not None:
        return found
    return _found(b, "kinds", lambda: types_hold(s, b) and _all_hold(s, b, ChangesKinds.kind))


def worlds_hold(s: State, b: Board) -> bool:
    """Whether the worlds of cards in play hold."""
    found = b.by_place.get("worlds")
    return _found(b, "worlds", lambda: _all_hold(s, b, ChangesWorld.kind)) if found is None else found


_SOMEWHERE: Final = z.IN_PLAY | {z.RULEBOOK}


def threats_hold(s: State, b: Board) -> bool:
    """Whether the powers that are taken away are so by place, whatever is immune to that."""
    if b.statics.get(TakesImmunity.kind):
        return False
    for static, x, ability, _ in b.threats:
        if not _threat_holds(s, b, static, x, ability):
            return False
    return _immunities_hold(s, b, [x.source for _, x, _, _ in b.threats])


def _immunities_hold(s: State, b: Board, sources: list[int]) -> bool:
    """Whether the immunities to these cards hold, and none to others can become one to them."""
    for static, x, ability in b.statics.get(Immunity.kind, ()):
        assert isinstance(static, Immunity)
        if works_by_place(s, b, ability) and static.by_place(s, b):
            continue
        if not static.keeps_off_by_place(s, b) or any(static.keeps_off(s, source, x) for source in sources):
            return False
    return True


def _threat_holds(s: State, b: Board, static: TakesPower, x: Context, ability: Always | None) -> bool:
    if not works_by_place(s, b, ability) or static.reflected:
        return False
    if s.zone[x.source] not in _SOMEWHERE or (x.act >= 0 and s.act(x.act) is not None):
        return False  # what spares a player from an act is found out while it is done
    return static.who.by_place(s, b)


def supposing(s: State, battle: Battle, find: Callable[[], list[Found]]) -> list[Found]:
    """What is found if this were the battle, with all powers at work that work now."""
    from sixrealms.engine.board import filed, mark_uncertain  # it imports this module

    kept = s.battle, s.cache, s.filed, s.stale
    b = filed(s)
    s.battle, s.cache, s.filed = battle, {}, (b.before or b).apart()
    try:
        mark_uncertain(s, s.filed)
        return find()
    finally:
        s.battle, s.cache, s.filed, s.stale = kept
