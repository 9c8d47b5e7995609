"""One table as the server runs it: people sit down, connect, are told what happens and say what they do."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Final

from sixrealms.ratings import Rating
from sixrealms.server import limits
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.incoming import (
    ActRequest,
    Changing,
    Chat,
    LookRequest,
    Ping,
    Resync,
    Said,
    ShowHands,
    Why,
)
from sixrealms.server.messages.outgoing import Done, PeopleTold, Pong, Reasons, Told
from sixrealms.server.refusal import Refused
from sixrealms.server.session import judge, new_table, round_clock
from sixrealms.server.session.audience import Audience, Connection, Voice
from sixrealms.server.session.autoplay import GoingOn
from sixrealms.server.session.broadcast import Telling
from sixrealms.server.session.live_table import KeptTable, must_be_open
from sixrealms.server.session.new_table import Computer, Guest
from sixrealms.server.session.socket_admission import Stay
from sixrealms.server.session.taken_seats import Seated, seat_at, unsay, vacate
from sixrealms.server.session.timers import Alarm
from sixrealms.server.session.validation import Step, allowed
from sixrealms.server.store.tables import StoredTable
from sixrealms.server.store.workers import Workers
from sixrealms.server.views.explanations import looked, reasons_against
from sixrealms.tournament.event import Event, Round, TableState

#: Seconds an answer waits whose seat has used up its questions.
_SLOWED: Final = 0.5


class Room:
    """A table with everybody at it."""

    def __init__(self, workers: Workers, stored: StoredTable, game: TableGame | None, *, goes_on: bool = True) -> None:
        """With `goes_on` off nothing happens here by itself, since the table is another server's to run."""
        self._goes_on = goes_on and stored.closed is None
        self._kept = KeptTable(workers, stored, game)
        self.telling = Telling(self._kept)
        self._alarm = Alarm(self._kept, self.wake)
        self._going_on = GoingOn(self._kept, self._alarm.set)

    @property
    def stored(self) -> StoredTable:
        """The table as it is kept."""
        return self._kept.stored

    @property
    def game(self) -> TableGame | None:
        """Its game, None while seats are free."""
        return self._kept.game

    @property
    def out_of_date(self) -> bool:
        """Whether it has gone on elsewhere and has to be opened anew."""
        return self._kept.out_of_date

    @property
    def audience(self) -> Audience:
        """Everybody connected."""
        return self._kept.audience

    @property
    def busy(self) -> bool:
        """Whether something goes on here by itself."""
        return self._going_on.busy

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this room if it were opened anew."""
        return not (self.audience.connections or self._kept.under_way or self.busy)

    # -- people -----------------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int:
        """The seat a token opens; without one, a spectator's. Refused for a token of no seat at this table."""
        if not token:
            return SPECTATOR
        hashed = new_table.hashed(token)
        for seat, chair in enumerate(self.stored.chairs):
            if chair.token == hashed:
                return seat
        raise Refused("token", "this token opens no seat at this table")

    async def sit(self, guest: Guest, rating: Rating | None = None, *, founds: bool = False) -> tuple[int, str]:
        """Give a guest a seat, perhaps as whoever makes the table; returns it with their token. With the last one the
        game begins. `rating` is that of their account, if they have one.
        """
        seated = new_table.founding if founds else new_table.joining
        return await self._kept.to_the_end(self._sit(lambda now: seated(now.chairs, guest, now.plan, rating)))

    async def sit_computer(self, asked: Computer) -> None:
        """Give a computer player a free seat; Refused to all but whoever made the table."""
        await self._kept.to_the_end(self._sit(lambda now: new_table.computer_seated(now.chairs, asked, now.plan)))

    async def _sit(self, seated: Seated) -> tuple[int, str]:
        seat, token = await seat_at(self._kept, seated)
        await self.resume()
        self.audience.tell()
        self.wake()
        return seat, token

    async def vacate(self, seat: int, name: str = "") -> None:
        """Forget somebody who sits here and has this name as a person (`seating.vacate`)."""
        await self._kept.to_the_end(vacate(self._kept, seat, name))

    async def unsay(self, voices: Collection[str]) -> None:
        """Forget what a spectator has said here (`seating.unsay`)."""
        await self._kept.to_the_end(unsay(self._kept, voices))

    def enter(self, seat: int, language: str, voice: Voice | None = None, stay: Stay | None = None) -> Connection:
        """Connect somebody to a seat. Refused when the table is closed, too many watch here, or nobody is to; a seat is
        never full: the oldest of its sockets gives way. `voice` finds whose the words of a spectator are, `stay` is
        their socket.
        """
        must_be_open(self.stored)
        if seat == SPECTATOR and self.stored.plan.spectators == "none" and not self.stored.over:
            raise Refused("no-spectators", "nobody watches this game; its replay can be seen when it is over")
        connection = self.audience.enter(seat, language, stay)
        connection.voice = voice
        self.wake()
        return connection

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.audience.leave(connection)

    def people(self) -> PeopleTold:
        """Who sits at the table, and who of them is connected."""
        return self.telling.people()

    def waits_for(self, seat: int) -> bool:
        """Whether the game waits for a decision or an answer of this seat."""
        game = self.game
        if game is None or game.state.result is not None:
            return False
        wish, asked = game.request, game.state.pending
        return (wish is not None and seat in wish.waiting) or (asked is not None and asked.player == seat)

    # -- what is told and said --------------------------------------------------------------------------------------

    def due(self, connection: Connection) -> list[Told]:
        """What this connection has not been told yet."""
        return self.telling.due(connection)

    async def due_in_turn(self, connection: Connection) -> list[Told]:
        """The same; who is to be told the whole table waits for their turn among those who are."""
        if connection.reader is not None or self.game is None:
            return self.due(connection)
        async with self._kept.workers.turns.turn(connection.asker, always=True):
            return self.due(connection)

    async def hear(self, connection: Connection, said: Said) -> Told | None:
        """Carry out what a client said; returns the answer to it. Refused when it is not carried out."""
        if isinstance(said, Ping):
            return Pong()
        game = self.game
        if game is None:
            raise Refused("not-begun", "the game has not begun; seats are free")
        turns = self._kept.workers.turns
        if isinstance(said, Why):
            async with turns.turn(connection.asker):
                why = reasons_against(self.telling.watching(game, connection), said.action.action())
            return Reasons(id=said.id, possible=not why, why=why)
        if isinstance(said, LookRequest):
            async with turns.turn(connection.asker):
                watching = self.telling.watching(game, connection)
                return looked(watching, said.card, asked=said.id, v=game.v(connection.seat))
        if isinstance(said, Resync):
            turns.budget.check(connection.asker)
            connection.reader = None
            connection.changed.set()
            return None
        if isinstance(said, Chat):
            if (connection.seat, said.id) not in game.answered:
                limits.take(connection.talking, "you have said much; wait a few seconds")
        elif connection.seat == SPECTATOR:
            raise Refused("spectator", "whoever watches decides nothing")
        if isinstance(said, ActRequest) and turns.budget.wait(connection.asker) > 0:
            await asyncio.sleep(_SLOWED)  # they have had much told to them; nobody else waits for it
        voice = await connection.voice() if isinstance(said, Chat) and connection.voice is not None else ""
        return await self._kept.to_the_end(self._carry_out(game, connection, said, voice))

    async def _carry_out(self, game: TableGame, connection: Connection, said: Changing, voice: str) -> Done:
        async with self._kept.lock:
            done = game.answered.get((connection.seat, said.id))
            if done is None:
                if self.out_of_date:
                    raise Refused("out-of-date", "connect again")
                if isinstance(said, ShowHands) and said.yes and self.stored.plan.spectators != "hands":
                    raise Refused("hands-never", "at this table hands are not shown to spectators")
                await self._alarm.time_is_up(game)
                # where there are clocks, they decide how long one waits for somebody who is gone
                gone = self.audience.gone() if self.stored.plan.clock is None else ()
                steps = self._allowed(game, connection, said, gone, voice)
                await self._kept.keep(game, [entry for entry, _ in steps], [ready for _, ready in steps])
                done = game.answered[connection.seat, said.id]
        self.wake()
        return Done(id=said.id, v=done)

    def _allowed(
        self, game: TableGame, connection: Connection, said: Changing, gone: Collection[int], voice: str
    ) -> list[Step]:
        """What is to be stored. What keeps something from being done is a question that was asked with it."""
        began = time.thread_time()
        try:
            return allowed(game, self.telling.watching(game, connection), said, gone, voice)
        except Refused:
            self._kept.workers.turns.budget.spend(connection.asker, time.thread_time() - began)
            raise

    # -- what a judge of an event puts right ------------------------------------------------------------------------

    def decisions(self) -> tuple[judge.PastDecision, ...]:
        """The decisions of persons the game can be taken back to, the last one first."""
        return judge.decisions(self._kept)

    async def take_back(self, back: int, why: str) -> None:
        """Take the game back to before one of these decisions."""
        await self._kept.to_the_end(judge.take_back(self._kept, back, why))
        self.wake()

    async def end(self, why: str) -> None:
        """End the game, which is going to be played anew."""
        await self._kept.to_the_end(judge.end(self._kept, why))
        self.wake()

    async def set_time(self, event: Event, now: Round, table: TableState, *, opened: bool = False) -> None:
        """Let the clocks be as the time of the event's round is (`round_clock`), also when the table is `opened`."""
        if await self._kept.to_the_end(round_clock.set_time(self._kept, event, now, table, opened=opened)):
            self.wake()

    async def notice(self) -> None:
        """Let everybody connect again if the table has gone on elsewhere, as by a judge at a terminal."""
        kept = self._kept
        async with kept.lock:
            if kept.game is None or kept.out_of_date:
                return
            if await kept.workers.store(kept.workers.storage.last_entry, kept.stored.id) > kept.game.version:
                kept.forget_what_is_known()

    async def notice_change(self) -> None:
        """The operator has changed this table: everybody is told, and connects again where it was not closed."""
        async with self._kept.lock:
            self._kept.forget_what_is_known()
        self.stop_clock()

    def lose(self) -> None:
        """Another server runs this table: everybody connects again."""
        self._kept.forget_what_is_known()
        self.stop_clock()

    # -- what goes on by itself ---------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let what needs no person go on: computer players think, windows are passed by the orders of their seats."""
        if self._goes_on:
            self._going_on.wake()
            self._alarm.set()

    async def resume(self) -> None:
        """Let the clocks go on after a start of the server."""
        if self._goes_on:
            await self._alarm.resume()

    async def look_at_the_clock(self) -> None:
        """Let computer players play on for those whose time is up."""
        await self._alarm.look()

    async def stop(self) -> None:
        """Nothing goes on here by itself any more; what is being stored is stored."""
        self._alarm.stop()
        await self._going_on.stop()
        await asyncio.gather(*self._kept.under_way, return_exceptions=True)
        self._alarm.stop()

    def stop_clock(self) -> None:
        """Nobody is told here any more when time is up; whoever opens the table again is."""
        self._alarm.stop()
