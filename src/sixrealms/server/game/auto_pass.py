"""Auto-pass: what each seat wants to be asked, and which questions are passed for it.

Only offers to act are ever passed for somebody: events and any-time cards, answers to what was announced, and phases of
their own turn that offer nothing but what they have passed up already. Whatever a player must decide reaches them, so
does every offer while they are attacked or the target, and when something has happened to their cards or the game could
end. The tests look at what is open to all and at the seat's own answers, never at which cards they are.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from sixrealms.engine.action import ACT, PASS, Action, Decision
from sixrealms.engine.ask import patient
from sixrealms.engine.goal import goals, partners
from sixrealms.engine.state import Act as Announced
from sixrealms.engine.state import State
from sixrealms.telling.story import Happening

#: Questions that are windows: answered with a pass unless somebody wants to act.
ANY_TIME: Final = "ask-anytime"
ANSWERS: Final = "ask-answer"
WINDOWS: Final = frozenset({ANY_TIME, ANSWERS})
#: What the player whose turn it is is asked in each phase; the same cards come again in the next one.
BEFORE_THE_DRAW: Final = "ask-phase-0"
PHASES: Final = frozenset({BEFORE_THE_DRAW, "ask-phase-2", "ask-phase-3", "ask-phase-4", "ask-phase-5"})

#: Ask where something concerns the seat, and once in a turn about the same cards (the default); ask always; only where
#: something concerns it; not before its next turn, unless something concerns it.
SMART: Final = "smart"
ALWAYS: Final = "ask"
CONCERNED: Final = "concerned"
UNTIL_MY_TURN: Final = "until-my-turn"

#: What a player does themselves, in the log: it tells them nothing new.
_OWN: Final = frozenset(
    {
        "answer",
        "attack",
        "defend",
        "draw",
        "laid",
        "mulligan",
        "play",
        "rebuild",
        "request",
        "spoils",
        "start-draw",
        "use",
    }
)
#: What only says how things stand.
_COUNTED: Final = frozenset({"battle-ends", "round", "totals", "turn"})
#: Steps to a goal from which on the game could end before one is asked again.
_NEAR: Final = 1


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The standing orders of a seat. `never` are printings it does not want to be asked about: own cards it will not
    play now, and cards of others it will not answer.
    """

    mode: Literal["smart", "ask", "concerned", "until-my-turn"] = SMART
    never: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=60)] = ()


DEFAULT: Final = Orders()


class _Declined(NamedTuple):
    """What somebody could have done in a turn and did not: `passed` by passing, `left` also by doing something else,
    where the same is offered again soon.
    """

    turn: int = -1
    passed: frozenset[Action] = frozenset()
    left: frozenset[Action] = frozenset()


_NOTHING: Final = _Declined()


class Attention:
    """The orders of every seat at a table, and how much of the game each has had before its eyes."""

    def __init__(self) -> None:
        self._orders: dict[int, Orders] = {}
        self._heard: dict[int, int] = {}  # happenings up to the last answer a person gave themselves
        self._declined: dict[int, _Declined] = {}

    def orders(self, seat: int) -> Orders:
        """What this seat has ordered."""
        return self._orders.get(seat, DEFAULT)

    def order(self, seat: int, orders: Orders, happened: int) -> None:
        """From now on these are the orders of the seat, which knows all that has happened so far."""
        self._orders[seat] = orders
        self._heard[seat] = happened
        self._declined.pop(seat, None)

    def forget(self) -> None:
        """Something was taken back: every order is void, and everybody is asked again."""
        self._orders.clear()
        self._heard.clear()
        self._declined.clear()

    def answered(self, s: State, decision: Decision, action: Action, happened: int) -> None:
        """A person has answered themselves; `happened` is how much had happened before."""
        seat = decision.player
        self._heard[seat] = happened
        before = self._declined.get(seat, _NOTHING)
        if before.turn != s.turns:
            before = _Declined(s.turns)
        if action.verb == "pass" and decision.about in WINDOWS | PHASES:
            options = frozenset(decision.options)
            before = _Declined(s.turns, before.passed | options, before.left | options)
        elif decision.about in WINDOWS:
            before = _Declined(s.turns)  # they act here, perhaps again
        elif decision.kind == ACT:
            before = before._replace(left=before.left | frozenset(decision.options) - {action})
        self._declined[seat] = before

    def watch(self, s: State, happenings: Sequence[Happening]) -> None:
        """Something has happened: orders that last until something does may end with it."""
        for seat, orders in list(self._orders.items()):
            if orders.mode == UNTIL_MY_TURN and (s.active == seat or self._woken(s, seat, happenings)):
                self._orders[seat] = msgspec.structs.replace(orders, mode=SMART)

    def passes(self, s: State, asked: Decision, happenings: Sequence[Happening]) -> bool:
        """Whether the orders of the seat that is asked pass this question for it."""
        seat, about = asked.player, asked.about
        orders = self.orders(seat)
        if about not in WINDOWS | PHASES or PASS not in asked.options:
            return False
        if self._woken(s, seat, happenings) or (about == ANSWERS and _is_target(s, seat)):
            return False
        wanted = [action for action in asked.options if action != PASS and not _unwanted(s, action, about, orders)]
        if about in PHASES:
            if patient(s):
                return False  # what is passed at once tells that nothing new has come
            return orders.mode != ALWAYS and self._nothing_new(s, seat, about, asked.options)
        if not wanted or orders.mode in (CONCERNED, UNTIL_MY_TURN):
            return True
        if orders.mode == ALWAYS or about == ANSWERS:
            return False
        declined = self._declined.get(seat, _NOTHING)
        return declined.turn == s.turns and declined.left.issuperset(wanted)

    def _nothing_new(self, s: State, seat: int, about: str, options: Collection[Action]) -> bool:
        """Whether they have passed up all of this already: in this turn, or before their turn in the one before it."""
        declined = self._declined.get(seat, _NOTHING)
        lately = declined.turn == s.turns or (about == BEFORE_THE_DRAW and declined.turn == s.turns - 1)
        return lately and declined.passed.issuperset(options)

    def _woken(self, s: State, seat: int, happenings: Sequence[Happening]) -> bool:
        """What no order sleeps through: the seat is attacked, something happened to its cards, the game could end."""
        side = partners(s, seat)
        battle = s.battle
        if battle is not None and battle.defender in side:
            return True
        if any(goal.missing <= _NEAR and seat not in goal.side for goal in goals(s)):
            return True
        since = self._heard.get(seat, 0)
        return any(_happened_to(seat, happening) for happening in happenings[since:])


def _unwanted(s: State, action: Action, about: str, orders: Orders) -> bool:
    """Whether the seat does not want to be asked about the card it could act with, or the one it could answer."""
    named = [action.card, s.acts[-1].card] if about == ANSWERS and s.acts else [action.card]
    return any(s.kit.defs[s.defn[card]].printing.id in orders.never for card in named)


def _happened_to(seat: int, happening: Happening) -> bool:
    kind, *values = happening.entry
    own_doing = kind in _OWN and values[:1] == [seat]
    return not own_doing and kind not in _COUNTED and any(owner == seat for _, _, _, owner in happening.names)


def _is_target(s: State, seat: int) -> bool:
    """Whether what is announced works on the seat or its cards; what names no target may work on everybody."""
    if not s.acts:
        return False
    named = list(_named(s.acts[-1]))
    return not named or any(_is_of(s, seat, value) for value in named)


def _named(act: Announced) -> list[int]:
    return [value for _, bound in act.context.bound for value in _flat(bound)]


def _flat(value: Any) -> list[int]:
    if isinstance(value, tuple):
        return [one for part in value for one in _flat(part)]
    return [value] if isinstance(value, int) else []


def _is_of(s: State, seat: int, value: int) -> bool:
    """A number in an announcement may be a player or a card; whoever it could mean is asked."""
    return value == seat or (0 <= value < len(s.ctrl) and seat in (s.ctrl[value], s.owner[value]))
