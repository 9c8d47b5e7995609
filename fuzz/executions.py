"""What of a power really happened: counted while games or card tests run.

Effects are counted when they begin, and the answers their players gave with them. Continuous effects are counted when
they gave an answer that made a difference (a bar that refused, a level that changed), at most once between two acts;
those that only name cards, when there was such a card. Nothing of this is in the product: `counting` puts itself
around the procedures and the questions of the engine and takes itself away again.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from types import FunctionType
from typing import Any, Final

from sixrealms.engine import battle_statics, run, statics, victory_statics
from sixrealms.engine.board import board
from sixrealms.engine.flow import continuous_discards
from sixrealms.engine.power import Context, Static
from sixrealms.engine.state import Frame, State
from sixrealms.engine.statics import AboutCards, Perishing, TakesPower

#: An answer that makes no difference.
_NOTHING: Final[tuple[object, ...]] = (None, False, -1, 0, (), [], "", frozenset())
#: What every static has; not an answer to a question of the engine.
_PLUMBING: Final = frozenset({"subjects", "begun", "ended", "names", "saying", "binds", "among", "gets"})
#: Stands between the key of an ability and the verb a player answered with.
SAID: Final = "!"


class Executions:
    """How often each part of a power, by its key, was executed; with `SAID` and a verb, how often that was answered."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._moment: tuple[object, int, int] = (None, -1, -1)  # the game itself: an id would be given again
        self._answered: set[str] = set()

    def answer(self, s: State, key: str) -> None:
        """A continuous effect made a difference; counted once between two acts."""
        if not key:
            return
        moment = (s.kit, s.turns, s.next_id)
        if moment != self._moment:
            self._moment = moment
            self._answered.clear()
        if key not in self._answered:
            self._answered.add(key)
            self.counts[key] += 1

    def look(self, s: State) -> None:
        """Count the continuous effects that only name cards, if there is such a card in play now or being played; what
        takes powers away also for the hand of whoever is asked, who cannot play a card for nothing.
        """
        b = board(s)
        there = [*b.cards, *(act.card for act in s.acts)]
        held = s.hand(s.pending.player) if s.pending is not None else ()
        for kind, entries in b.statics.items():
            for static, x, ability in entries:
                if kind not in _WITH_METHODS and (ability is None or ability.when is None or ability.when.met(s, x)):
                    who = getattr(static, "who", None)
                    cards = (*there, *held) if kind == TakesPower.kind else there
                    if who is None or not isinstance(static, AboutCards) or any(who.holds(s, c, x) for c in cards):
                        self.answer(s, static.key)


def _questions() -> dict[type[Static], tuple[str, ...]]:
    """The questions of the engine, each with the methods that answer it."""
    found: dict[type[Static], tuple[str, ...]] = {}
    for module in (statics, battle_statics, victory_statics):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Static) and value.__module__ == module.__name__:
                methods = [n for n, f in vars(value).items() if isinstance(f, FunctionType) and n[0] != "_"]
                found[value] = tuple(n for n in methods if n not in _PLUMBING and _asks_state(vars(value)[n]))
    return found


def _asks_state(method: FunctionType) -> bool:
    return method.__code__.co_varnames[1:2] == ("s",)


_ASKED: Final = _questions()
#: The kinds of continuous effects a method of which is asked; the others only name cards, or are there.
_WITH_METHODS: Final = frozenset(
    question.kind for question in _ASKED if question.kind and any(_ASKED.get(base, ()) for base in question.__mro__)
)


def _counted(method: Callable[..., Any], executions: Executions) -> Callable[..., Any]:
    """The method; what it answers is counted unless it makes no difference."""
    changes = method.__name__ == "change"

    @wraps(method)
    def asked(self: Static, s: State, *rest: Any) -> Any:
        answer = method(self, s, *rest)
        if (answer != rest[0]) if changes else (answer not in _NOTHING):
            executions.answer(s, self.key)
        return answer

    return asked


def _all_statics(top: type[Static] = Static) -> Iterator[type[Static]]:
    for below in top.__subclasses__():
        yield below
        yield from _all_statics(below)


@contextmanager
def counting(executions: Executions) -> Iterator[None]:
    """While it lasts, what the engine of this process does is counted."""
    names = {name for methods in _ASKED.values() for name in methods}
    changed: list[tuple[type[Static], str, Any]] = []
    before, whole = dict(run.PROCEDURES), run.run
    running = [module for module in list(sys.modules.values()) if getattr(module, "run", None) is whole]
    effect, triggers, act = before["effect"], before["triggers"], before["act"]
    strike = continuous_discards.strike

    def count_effect(s: State, frame: Frame) -> None:
        key, pc = frame[1], frame[2]
        if pc == 0:
            executions.counts[key] += 1
        elif s.answer is not None:
            executions.counts[f"{key}{SAID}{s.answer.verb}"] += 1
        effect(s, frame)

    def count_trigger(s: State, frame: Frame) -> None:
        if frame[1] == 1 and s.answer is not None:
            executions.counts[f"{frame[2][0][0]}{SAID}{s.answer.verb}"] += 1
        triggers(s, frame)

    def run_and_look(s: State, halts: Callable[[State], bool] | None = None) -> None:
        whole(s, halts)
        executions.look(s)

    def count_act(s: State, frame: Frame) -> None:
        announced = s.act(frame[2])
        if announced is not None and announced.ability:
            if frame[1] == "resolve" and not announced.cancelled:
                executions.counts[announced.ability] += 1
            elif frame[1] == "chosen" and s.answer is not None:
                executions.counts[f"{announced.ability}{SAID}{s.answer.verb}"] += 1
        act(s, frame)

    def count_strike(s: State, card: int, static: Perishing, x: Context) -> bool:
        executions.answer(s, static.key)  # whom it is about is mostly gone before anybody can look
        return strike(s, card, static, x)

    try:
        for static in set(_all_statics()):
            for name in names & vars(static).keys():
                method = vars(static)[name]
                if isinstance(method, FunctionType):
                    changed.append((static, name, method))
                    setattr(static, name, _counted(method, executions))
        run.PROCEDURES.update({"effect": count_effect, "triggers": count_trigger, "act": count_act})
        vars(continuous_discards)["strike"] = count_strike
        for module in running:
            vars(module)["run"] = run_and_look
        yield
    finally:
        vars(continuous_discards)["strike"] = strike
        for module in running:
            vars(module)["run"] = whole
        run.PROCEDURES.update(before)
        for static, name, method in changed:
            setattr(static, name, method)
