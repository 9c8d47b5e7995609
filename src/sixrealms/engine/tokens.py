"""Allies and items that are no cards (open.ally-no-card): each is an object of its own that hangs on its bearer.

A power says who has one (`MakesToken`), and `settle` puts them there and takes them away between the steps of the game.
One that has been discarded is gone for the round; one that has changed sides fights there for the round. Which row is
whose is noted in marks: whose power made it, and for whom.
"""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.battle_statics import MakesToken
from sixrealms.engine.board import in_force, statics
from sixrealms.engine.causes import RULE
from sixrealms.engine.leave import leave
from sixrealms.engine.power import Context
from sixrealms.engine.state import State

#: Remembered while everybody has what powers give them.
SETTLED: Final = "tokens"
#: A power, the card that has it, and the bearer.
_Due = tuple[str, int, int]


def idle(s: State) -> bool:
    """Whether no power gives anybody anything, nor has."""
    return not statics(s, MakesToken) and s.kit.made_by.isdisjoint(s.marks)


def settle(s: State) -> None:
    """Let everybody have what powers give them now and nobody what none gives any longer."""
    making = statics(s, MakesToken)
    if not making and s.kit.made_by.isdisjoint(s.marks):
        s.cache[SETTLED] = True
        return
    due: dict[_Due, tuple[MakesToken, Context]] = {}
    for static, x, ability in making:
        bearers = static.bearers(s, x)  # most give something to those who fight: that is asked sooner than conditions
        if bearers and (ability is None or in_force(s, ability, x)):
            for bearer in bearers:
                due[static.key, x.source, bearer] = static, x
    if not due and s.kit.made_by.isdisjoint(s.marks):
        s.cache[SETTLED] = True
        return
    for row, key in s.kit.tokens.items():
        source = maker(s, row)
        if source < 0:
            continue
        made = (key, source, s.marks[marks.MADE_FOR.of(row)] - 1)
        if made in due:
            del due[made]
        else:
            _take(s, row)
    for (key, source, bearer), (static, x) in due.items():
        row = _free(s, key, s.ctrl[bearer])
        if row >= 0:
            _give(s, row, source, bearer, static.strength(s, x))
    s.cache[SETTLED] = True


def maker(s: State, row: int) -> int:
    """The card whose power has made it, -1 if it is a card or not there."""
    return s.marks.get(marks.MADE_BY.of(row), 0) - 1


def _free(s: State, key: str, player: int) -> int:
    """A row for what this power makes that is not in use, the player's own if there is one."""
    free = [row for row, made in s.kit.tokens.items() if made == key and maker(s, row) < 0]
    return next((row for row in free if s.owner[row] == player), free[0] if free else -1)


def _give(s: State, row: int, source: int, bearer: int, strength: int) -> None:
    atoms.mark(s, marks.MADE_BY.of(row), source + 1)
    atoms.mark(s, marks.MADE_FOR.of(row), bearer + 1)
    atoms.mark(s, marks.STRENGTH.of(row), strength)
    atoms.attach(s, row, bearer)
    atoms.note(s, "hangs", row, bearer, source)


def _take(s: State, row: int) -> None:
    if s.zone[row] == z.ATTACHED:
        leave(s, row, z.OUTSIDE, RULE)
    for one in (marks.MADE_BY, marks.MADE_FOR, marks.STRENGTH):
        atoms.mark(s, one.of(row), 0)
