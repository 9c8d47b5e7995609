"""A table in memory as it is stored. There is one way to change its game: store entries, then let them happen.

Everything that changes a table happens under its lock and in this order: it is found to be allowed, it is stored, it
becomes part of the game, everybody is told. What fails before it is stored has not happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from sixrealms.errors import InEveryLanguage
from sixrealms.server.game.entries import Entry
from sixrealms.server.game.outcome import ActionOutcome
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.game.window_close import Closing
from sixrealms.server.messages.outgoing import IN_DOUBT, OUT_OF_DATE, Wrong
from sixrealms.server.refusal import Refused
from sixrealms.server.session.audience import Audience
from sixrealms.server.session.game_results import write_down
from sixrealms.server.store.tables import Appended, InDoubt, Overtaken, StorageError, StoredTable
from sixrealms.server.store.workers import Workers
from sixrealms.wording import say

LOG: Final = logging.getLogger("sixrealms.server")
T = TypeVar("T")


def must_be_open(stored: StoredTable) -> None:
    """Refused, in every language and with the reason given, where the operator has closed a table for good."""
    if stored.closed is not None:
        because = InEveryLanguage("table-closed", why=stored.closed or "-")
        raise Refused("closed", str(because), because=because)


def gone_on() -> Refused:
    """What is said to whoever comes to a table that is not run here any more."""
    return Refused(OUT_OF_DATE.code, "this table has gone on elsewhere; connect again")


class KeptTable:
    """What is stored of a table, its game, and everybody connected to it."""

    def __init__(self, workers: Workers, stored: StoredTable, game: TableGame | None) -> None:
        self.workers = workers
        self.stored = stored
        self.game = game
        self.audience = Audience(len(stored.chairs))
        self.lock = asyncio.Lock()
        self.out_of_date = False
        self.under_way: set[asyncio.Task[Any]] = set()

    @property
    def hold(self) -> int:
        """The number under which this server holds the table."""
        return self.stored.hold.number

    async def to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked for it is gone: what is stored must become part of the game."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something beside everything else; the table is not forgotten before it is done."""
        task = asyncio.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has been told, if they are still there

    async def keep(
        self, game: TableGame, entries: Sequence[Entry], ready: Sequence[ActionOutcome | Closing | None]
    ) -> None:
        """Store the entries, then let them happen. Refused, and nothing has happened, when they cannot be stored;
        refused as `in-doubt` when nobody knows.
        """
        now = int(self.workers.now() * 1000)
        entries = [entry if entry.at else replace(entry, at=now) for entry in entries]
        last = ready[-1]
        over = game.ends_with(entries[-1]) if last is None else last.state.result is not None
        try:
            await self.workers.append(Appended(self.stored.id, game.version + 1, entries, over, self.hold))
        except Overtaken:
            self.forget_what_is_known()
            raise gone_on() from None
        except InDoubt as error:
            LOG.error("table %s: %s", self.stored.id, error)
            self.forget_what_is_known(IN_DOUBT)
            raise Refused(IN_DOUBT.code, IN_DOUBT.message) from None
        except StorageError as error:
            LOG.error("table %s: %s", self.stored.id, error)
            raise Refused("not-stored", "the server cannot store this now; try again") from None
        for entry, following, after in zip(entries, [*entries[1:], None], ready, strict=True):
            happened = len(game.happenings)
            game.fold(entry, after)
            if following is not None and len(game.happenings) > happened:
                self.audience.note_step(following.seat)
        if over:
            self.stored = self.stored._replace(over=True)
            self.ring()
            self.begin(write_down(self.workers, self.stored, game))
        self.audience.tell()

    def ring(self) -> None:
        """Something has changed here that everybody may know of, if this is a public table."""
        if self.stored.public:
            self.workers.bell.ring()

    def forget_what_is_known(self, told: Wrong = OUT_OF_DATE) -> None:
        """What is known here of this table is not true any more: everybody connects again and finds what is stored."""
        self.out_of_date = True
        self.audience.close(told)

    @contextmanager
    def doubting(self) -> Iterator[None]:
        """Forget what is known if the database breaks off at something that is stored of this table, or it has gone on
        elsewhere.
        """
        try:
            yield
        except Overtaken:
            self.forget_what_is_known()
            raise gone_on() from None
        except InDoubt:
            self.forget_what_is_known(IN_DOUBT)
            raise

    # -- who sits here ------------------------------------------------------------------------------------------------

    def names(self, language: str) -> list[str]:
        """What everybody is called; whoever wanted to be forgotten has no name."""
        return [
            say("player-who-left", language, seat=seat + 1) if chair.left else chair.name
            for seat, chair in enumerate(self.stored.chairs)
        ]

    def bots(self) -> dict[int, str]:
        """The computer players that play now, by their seats."""
        seated = {seat: chair.bot for seat, chair in enumerate(self.stored.chairs) if chair.bot}
        return seated | self.game.stand_ins if self.game is not None else seated
