"""What costs computing: it has threads of its own, those who ask for it share them, and nobody has more than a budget.

Long work goes on in pieces. After each piece everybody else who waits has one, so that whoever asks for much waits for
themselves. What is used up is counted in seconds of computing, by address and by account.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar, cast

from sixrealms.server import limits
from sixrealms.server.limits import ByAddress, network, too_often

T = TypeVar("T")
#: Work in pieces: it may be interrupted wherever it yields.
Pieces: TypeAlias = Generator[None, None, T]
_PIECE: Final = 0.05  # seconds somebody computes before it is another's turn


class Asker(NamedTuple):
    """Who asks: their address, and their account if they have shown one. The server itself has none and no budget."""

    address: str = ""
    account: str = ""

    @property
    def home(self) -> str:
        """Those who wait in one row: everybody of one address."""
        return network(self.address)


#: Who asks for what is being done now.
ASKING: Final[ContextVar[Asker]] = ContextVar("asking", default=Asker())  # noqa: B039  (it cannot be changed)


def finished(pieces: Pieces[T]) -> T:
    """What comes of work in pieces that nobody interrupts."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            return cast("T", end.value)


class Budget:
    """Seconds of computing for each address and each account."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._left = ByAddress(at_once, a_second)

    def check(self, asker: Asker) -> None:
        """Refused if theirs is used up."""
        wait = self.wait(asker)
        if wait > 0:
            raise too_often("this costs much computing, and you have had your share; wait a little", wait)

    def wait(self, asker: Asker) -> float:
        """Seconds until there is some again, 0 if there is."""
        return max((self._left.of(one).wait(0.0) for one in _payers(asker)), default=0.0)

    def spend(self, asker: Asker, seconds: float) -> None:
        """Count what was used, also beyond the budget."""
        for one in _payers(asker):
            self._left.of(one).spend(seconds)


def _payers(asker: Asker) -> list[str]:
    account = [f"account {asker.account}"] if asker.account else []
    return [asker.address, *account] if asker.address else account


class _Job(Generic[T]):
    """Work that is being done piece by piece."""

    def __init__(self, asker: Asker, pieces: Pieces[T]) -> None:
        self.asker = asker
        self.done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._pieces = pieces

    def piece(self, others: Callable[[], int]) -> tuple[float, Callable[[], None] | None]:
        """Go on for a while, or as long as no `others` wait; returns the seconds used, and what is to be told if it has
        come to its end.
        """
        began, until = time.thread_time(), time.monotonic() + _PIECE
        told: Callable[[], None] | None = None
        try:
            next(self._pieces)
            while time.monotonic() < until or not others():
                next(self._pieces)
        except StopIteration as end:
            value = end.value
            told = lambda: self._tell(value)  # noqa: E731
        except Exception as error:  # noqa: BLE001  (whoever waits for it is told)
            wrong = error
            told = lambda: self._fail(wrong)  # noqa: E731
        return time.thread_time() - began, told

    def _tell(self, value: T) -> None:
        if not self.done.done():
            self.done.set_result(value)

    def _fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class FairShare:
    """Threads for one kind of costly work."""

    def __init__(self, name: str, budget: tuple[float, float], threads: int = 1) -> None:
        """`budget`: so many seconds of computing at once, and so many a second in the long run, for each who asks."""
        self.budget = Budget(*budget)
        self._pool = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._waiting = 0
        self._rows: OrderedDict[str, deque[_Job[Any]]] = OrderedDict()
        self._under_way: set[asyncio.Task[None]] = set()

    async def do(self, work: Callable[..., T], *arguments: Any, always: bool = False) -> T:
        """Do something that cannot be interrupted; Refused if their budget is used up, unless it is `always` done."""

        def whole() -> Pieces[T]:
            yield
            return work(*arguments)

        return await self.go_on(whole(), always=always)

    async def go_on(self, pieces: Pieces[T], *, always: bool = False) -> T:
        """Do something piece by piece."""
        asker = ASKING.get()
        row = self._rows.setdefault(asker.home, deque())
        if not always:
            self.budget.check(asker)
            if len(row) >= limits.WAITING_EACH or self._waiting >= limits.WAITING_ALL:
                raise too_often("you wait for much already; ask again when it has come", 1)
        job = _Job(asker, pieces)
        row.append(job)
        self._waiting += 1
        self._begin()
        return await job.done

    def end(self) -> None:
        """Finish the pieces that are being done."""
        self._pool.shutdown(cancel_futures=True)

    def _begin(self) -> None:
        while self._free and (job := self._next()) is not None:
            self._free -= 1
            task = asyncio.create_task(self._piece(job))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    def _next(self) -> _Job[Any] | None:
        """The first of the row whose turn it is; of those nobody waits for any more nothing is done."""
        while self._rows:
            home, row = next(iter(self._rows.items()))
            while row and row[0].done.done():
                row.popleft()
                self._waiting -= 1
            if not row:
                del self._rows[home]
                continue
            self._rows.move_to_end(home)
            self._waiting -= 1
            return row.popleft()
        return None

    async def _piece(self, job: _Job[Any]) -> None:
        try:
            spent, tell = await asyncio.get_running_loop().run_in_executor(self._pool, job.piece, lambda: self._waiting)
            self.budget.spend(job.asker, spent)
            if tell is not None:
                tell()
            else:
                self._rows.setdefault(job.asker.home, deque()).appendleft(job)
                self._waiting += 1
        finally:
            self._free += 1
            self._begin()


class Turnstile:
    """Lets those through one at a time who ask for what can only be done between everything else a server does.

    All together they have a `share` of its time, and each address the next turn after those of the others.
    """

    def __init__(self, budget: tuple[float, float], share: float) -> None:
        self.budget = Budget(*budget)
        self._pause = 1 / share - 1
        self._open = True
        self._rows: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, asker: Asker, *, always: bool = False) -> AsyncIterator[None]:
        """Wait for a turn; what is done in it must not wait for anything. Refused to who has used up their budget."""
        row = self._rows.get(asker.home, deque())
        if not always:
            self.budget.check(asker)
            if len(row) >= limits.WAITING_EACH:
                raise too_often("you wait for much already; ask again when it has come", 1)
        if not self._open:
            turn = asyncio.get_running_loop().create_future()
            self._rows.setdefault(asker.home, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():
                    self._next()  # it had come just now
                raise
        self._open = False
        began = time.thread_time()
        try:
            yield
        finally:
            spent = time.thread_time() - began
            self.budget.spend(asker, spent)
            asyncio.get_running_loop().call_later(spent * self._pause, self._next)

    def _next(self) -> None:
        while self._rows:
            home, row = next(iter(self._rows.items()))
            if not row:
                del self._rows[home]
                continue
            self._rows.move_to_end(home)
            turn = row.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._open = True
