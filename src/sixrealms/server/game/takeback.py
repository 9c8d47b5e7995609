"""What a table remembers so that something can be taken back: the last decisions of persons, and who must agree.

The players take back their own last decision, a judge of an event any that is remembered. Going back itself is the
game's; nothing here changes it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Final, NamedTuple

from sixrealms.engine.action import Decision
from sixrealms.engine.state import State
from sixrealms.server.game.versions import Mark

#: Decisions of persons one may go back to, and offers since that others could have taken; a game is longer than either.
_MOMENTS: Final = 24
_CHANCES: Final = 240


class TakebackMoment(NamedTuple):
    """A decision of a person, to come back to."""

    state: State
    seat: int
    actions: int
    happenings: int


class Request(NamedTuple):
    """Somebody wants to take back their last decision; `waiting` are the persons who have not agreed yet."""

    seat: int
    waiting: tuple[int, ...]
    since: Mark  # the versions at which it was made: nobody agrees to what they have not seen


class _Chance(NamedTuple):
    """Seats that could have responded after so many actions, whether they can or not."""

    actions: int
    seats: tuple[int, ...]


class TakingBack:
    """The decisions of persons at a table, the latest last, and the wish of somebody to take their last one back."""

    def __init__(self) -> None:
        self.request: Request | None = None
        self._moments: deque[TakebackMoment] = deque(maxlen=_MOMENTS)
        self._chances: deque[_Chance] = deque(maxlen=_CHANCES)

    def decided(self, moment: TakebackMoment) -> None:
        """A person decides."""
        self._moments.append(moment)

    def offered(self, actions: int, seats: tuple[int, ...]) -> None:
        """These seats may respond now, whether they can or not."""
        self._chances.append(_Chance(actions, seats))

    @property
    def moments(self) -> tuple[TakebackMoment, ...]:
        """The last decisions of persons, the latest last."""
        return tuple(self._moments)

    def last(self, seat: int) -> TakebackMoment | None:
        """The last decision of a seat, None if it is not remembered."""
        return next((moment for moment in reversed(self._moments) if moment.seat == seat), None)

    def after(self, actions: int) -> TakebackMoment:
        """The decision that came after so many actions."""
        return next(moment for moment in reversed(self._moments) if moment.actions == actions)

    def must_agree(self, seat: int, persons: Collection[int], pending: Decision | None) -> tuple[int, ...]:
        """The other persons who have decided something since, or are deciding now; computers do not mind."""
        since = set()
        for moment in reversed(self._moments):
            if moment.seat == seat:
                break
            since.add(moment.seat)
        if pending is not None and pending.player in persons:
            since.add(pending.player)
        last = self.last(seat)
        for chance in self._chances:  # who let it pass is not told: whoever could have responded has decided something
            if last is not None and chance.actions > last.actions:
                since.update(one for one in chance.seats if one in persons)
        return tuple(sorted(since - {seat}))

    def agreed(self, seat: int) -> None:
        """One of those who are asked agrees."""
        assert self.request is not None
        waiting = tuple(other for other in self.request.waiting if other != seat)
        self.request = self.request._replace(waiting=waiting)

    def settled(self) -> TakebackMoment | None:
        """Where the game goes back to now that everybody has agreed; None as long as somebody has not."""
        if self.request is None or self.request.waiting:
            return None
        return self.last(self.request.seat)

    def forget(self, moment: TakebackMoment) -> None:
        """The game is there again: that decision and what came after it have not happened."""
        self.request = None
        while self._moments.pop() is not moment:
            pass
        while self._chances and self._chances[-1].actions > moment.actions:
            self._chances.pop()
