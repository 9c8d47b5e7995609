"""One table as the server runs it: who is connected, the game, its storage, its computer players.

Everything that changes a table happens under its lock and in this order: it is found to be allowed, it is stored, it
becomes part of the game, everybody is told. What fails before it is stored has not happened.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from sixrealms.engine.kit import GameSetup
from sixrealms.server import chat, limits, planning, thinking
from sixrealms.server.allowed import STAND_IN, allowed
from sixrealms.server.explained import looked, reasons_against
from sixrealms.server.fog import SPECTATOR, Fog
from sixrealms.server.hands import Hands, LateReader
from sixrealms.server.planning import Computer, Guest
from sixrealms.server.reader import Reader
from sixrealms.server.refusal import Refused
from sixrealms.server.replaying import OpenFog
from sixrealms.server.said import Changing, Chat, Look, Ping, Resync, Said, Why
from sixrealms.server.storage import Chair, Overtaken, Plan, Storage, StorageError, StoredTable
from sixrealms.server.table_game import (
    DROPPED,
    OUT_OF_TIME,
    RESUMED,
    STOOD_IN,
    Entry,
    Outcome,
    TableGame,
    outcome,
    without_words_of,
)
from sixrealms.server.watching import Watching
from sixrealms.wording import say

LOG: Final = logging.getLogger("sixrealms.server")
T = TypeVar("T")
#: Seconds until the clock is looked at again at the earliest.
_AGAIN: Final = 0.05


def _begun(chairs: Sequence[Chair], plan: Plan) -> TableGame:
    """The game of people who have all sat down."""
    persons = [seat for seat, chair in enumerate(chairs) if not chair.bot]
    return TableGame(planning.setup_of(chairs, plan), persons, plan.clock)


def without_name(setup: GameSetup, seat: int) -> GameSetup:
    """The setup of a game with the letter of a seat where the name of somebody was."""
    letters = "ABCDEFGH"[: len(setup.decks)]
    names = [letters[at] if at == seat else name for at, name in enumerate(setup.names or letters)]
    return dataclasses.replace(setup, names=tuple(names))


class Connection:
    """Somebody at the other end of a socket. `changed` is set when there may be something to tell him."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self.changed = asyncio.Event()
        self.changed.set()
        self.closed = False  # nothing more will come from this table: connect again
        self.speaking = asyncio.Lock()  # one thing is told after the other
        self.reader: Reader | None = None
        self.untold: list[dict[str, Any]] = []  # what happened between the last message and now, step by step
        self.people: dict[str, Any] | None = None
        self.talking = limits.Allowance(chat.AT_ONCE, chat.A_SECOND)


class Workers:
    """The threads of a server: one writes and reads the database, one thinks for the computer players; its watch."""

    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        from concurrent.futures import ThreadPoolExecutor

        self.storage = storage
        self.now = now
        self.started = now()
        self._writer = ThreadPoolExecutor(1, "storage")
        self._thinker = ThreadPoolExecutor(1, "computer-players")

    async def store(self, work: Callable[..., T], *arguments: Any, **named: Any) -> T:
        """Do something with the database."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: work(*arguments, **named))

    async def think(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do something that takes a while."""
        return await asyncio.get_running_loop().run_in_executor(self._thinker, work, *arguments)

    def close(self) -> None:
        """Finish what is being done and let go of the database."""
        self._thinker.shutdown(cancel_futures=True)
        self._writer.shutdown()
        self.storage.close()


class Room:
    """A table with everybody at it."""

    def __init__(self, workers: Workers, stored: StoredTable, game: TableGame | None) -> None:
        self.stored = stored
        self.game = game
        self.connections: set[Connection] = set()
        self.out_of_date = False
        self._workers = workers
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[Any]] = set()
        self._hands: Hands | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._seen: dict[int, float] = dict.fromkeys(range(len(stored.chairs)), time.monotonic())  # when who was here

    @property
    def idle(self) -> bool:
        """Whether nobody would miss this room if it were opened anew."""
        return not (self.connections or self._under_way or self._thinking)

    # -- people -----------------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int:
        """The seat a token opens; without one, a spectator's. Refused for a token of no seat at this table."""
        if not token:
            return SPECTATOR
        hashed = planning.hashed(token)
        for seat, chair in enumerate(self.stored.chairs):
            if chair.token == hashed:
                return seat
        raise Refused("token", "this token opens no seat at this table")

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end even if whoever asked for it is gone: what is stored must become part of the game."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has been told, if he is still there

    async def sit(self, guest: Guest) -> tuple[int, str]:
        """Give a guest a seat; returns it with his token. With the last one the game begins."""
        return await self._to_the_end(self._sit(lambda now: planning.seated(now.chairs, guest, now.plan)))

    async def sit_computer(self, asked: Computer) -> None:
        """Give a computer player a free seat; Refused to all but whoever made the table."""
        await self._to_the_end(self._sit(lambda now: planning.computer_seated(now.chairs, asked)))

    async def _sit(self, seated: Callable[[StoredTable], tuple[int, Chair, str]]) -> tuple[int, str]:
        async with self._lock:
            stored = self.stored
            seat, chair, token = await asyncio.to_thread(seated, stored)
            chairs = (*stored.chairs[:seat], chair, *stored.chairs[seat + 1 :])
            setup = game = None
            if not any(other.free for other in chairs):
                game = await asyncio.to_thread(_begun, chairs, stored.plan)
                setup = game.state.kit.setup
            await self._workers.store(self._workers.storage.seat, stored.id, seat, chair, setup)
            self.stored = stored._replace(chairs=chairs, setup=setup)
            self.game = game
        await self.resume()
        self._tell()
        self.wake()
        return seat, token

    async def vacate(self, seat: int, name: str = "") -> None:
        """Somebody wants to be forgotten: his seat is free again, or a computer player goes on without his name.

        What he said here is deleted, and in what others said the names he had at the table and has as a person.
        """
        await self._to_the_end(self._vacate(seat, name))

    async def _vacate(self, seat: int, name: str) -> None:
        async with self._lock:
            stored, game = self.stored, self.game
            if game is not None and game.state.result is None and seat in game.persons:
                await self._keep(game, [Entry(STOOD_IN, seat, text="greedy")], [None])
            chair = replace(stored.chairs[seat], name="", token="", left=stored.setup is not None)
            setup = without_name(stored.setup, seat) if stored.setup is not None else None
            storage, names = self._workers.storage, {stored.chairs[seat].name, name}
            entries = await self._workers.store(storage.entries, stored.id)
            said = without_words_of(entries, seat, names, "ABCDEFGH"[seat])
            await self._workers.store(storage.vacate, stored.id, seat, chair, setup, said)
            self._out_of_date()

    def _out_of_date(self) -> None:
        """What is known here of this table is not true any more: everybody connects again and finds what is stored."""
        self.out_of_date = True
        for connection in self.connections:
            connection.closed = True
        self._tell()

    def enter(self, seat: int, language: str) -> Connection:
        """Connect somebody to a seat. Refused when too many are here."""
        if len(self.connections) >= limits.TABLE_CONNECTIONS:
            raise Refused("full", "too many are connected to this table; close another window")
        connection = Connection(seat, language)
        self.connections.add(connection)
        self._tell()
        self.wake()
        return connection

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        self._seen[connection.seat] = time.monotonic()
        self._tell()

    def people(self) -> dict[str, Any]:
        """Who sits at the table, and who of them is connected."""
        here = {connection.seat for connection in self.connections}
        return {
            "type": "people",
            "seats": [
                {
                    "name": chair.name,
                    "bot": chair.bot,
                    "deck": chair.deck,
                    "free": chair.free,
                    "left": chair.left,
                    "here": bool(chair.bot) or seat in here,
                    "stand_in": self.game.stand_ins.get(seat, "") if self.game is not None else "",
                    "conceded": self.game is not None and seat in self.game.conceded,
                }
                for seat, chair in enumerate(self.stored.chairs)
            ],
            "spectators": sum(connection.seat == SPECTATOR for connection in self.connections),
            "begun": self.game is not None,
            "hands_agreed": sorted(self.game.hands_agreed) if self.game is not None else [],
            "hands_shown": self.game is not None and self.game.hands_shown,
            "delay": self.stored.plan.delay,
        }

    def _gone(self) -> set[int]:
        """Who has not been connected for a while; where there are clocks, they decide how long one waits."""
        if self.stored.plan.clock is not None:
            return set()
        here = {connection.seat for connection in self.connections}
        long_ago = time.monotonic() - limits.GONE
        return {seat for seat, then in self._seen.items() if seat not in here and then < long_ago}

    def _names(self, language: str) -> list[str]:
        """What everybody is called; whoever wanted to be forgotten has no name."""
        return [
            say("player-who-left", language, seat=seat + 1) if chair.left else chair.name
            for seat, chair in enumerate(self.stored.chairs)
        ]

    def waits_for(self, seat: int) -> bool:
        """Whether the game waits for a decision or an answer of this seat."""
        game = self.game
        if game is None or game.state.result is not None:
            return False
        wish, asked = game.request, game.state.pending
        return (wish is not None and seat in wish.waiting) or (asked is not None and asked.player == seat)

    # -- what is told -----------------------------------------------------------------------------------------------

    def _tell(self) -> None:
        for connection in self.connections:
            connection.changed.set()

    def _open_hands(self) -> Hands | None:
        """What spectators see instead of the table, if everybody lets them."""
        game = self.game
        if game is None:
            return None
        if game.hands_shown != (self._hands is not None):
            self._hands = Hands(game, self.stored.plan.delay) if game.hands_shown else None
            for connection in self.connections:
                if connection.seat == SPECTATOR:
                    connection.reader = None
        if self._hands is not None:
            self._hands.catch_up()
        return self._hands

    def _note_step(self, game: TableGame) -> None:
        """More happens at once after this: keep for each who can see it what it looked like, so that battles of
        computer players can be watched. Whoever reads slowly, and everybody in a crowd, is told it as one.
        """
        if len(self.connections) > limits.STEPS_FOR:
            return
        for connection in self.connections:
            reader = connection.reader
            if reader is None or isinstance(reader, LateReader):  # who is told late is told of what others have seen
                continue
            if len(connection.untold) < limits.STEPS:
                connection.untold.append(reader.news())

    def due(self, connection: Connection) -> list[dict[str, Any]]:
        """What this connection has not been told yet."""
        found, connection.untold = connection.untold, []
        game = self.game
        hands = self._open_hands()
        if game is not None and connection.reader is None:
            found.clear()  # of what came before the whole table nothing is left to tell
            secret = self.stored.secret
            names, now = self._names(connection.language), self._workers.now
            if hands is not None and connection.seat == SPECTATOR:
                connection.reader = LateReader(hands, connection.language, names, secret, now)
            else:
                connection.reader = Reader(game, connection.seat, connection.language, names, secret, now)
            found.append(connection.reader.whole())
        elif game is not None and connection.reader is not None and connection.reader.version != game.version:
            found.append(connection.reader.news())
        people = self.people()
        if people != connection.people:
            connection.people = people
            found.append(people)
        return found

    # -- what is said -----------------------------------------------------------------------------------------------

    async def hear(self, connection: Connection, said: Said) -> dict[str, Any] | None:
        """Carry out what a client said; returns the answer to it. Refused when it is not carried out."""
        if isinstance(said, Ping):
            return {"type": "pong"}
        game = self.game
        if game is None:
            raise Refused("not-begun", "the game has not begun; seats are free")
        if isinstance(said, Why):
            why = reasons_against(self._watching(game, connection), said.action.action())
            return {"type": "reasons", "id": said.id, "possible": not why, "why": why}
        if isinstance(said, Look):
            seen = looked(self._watching(game, connection), said.card)
            return {"type": "looked", "id": said.id, "v": game.version, **seen}
        if isinstance(said, Resync):
            connection.reader = None
            connection.changed.set()
            return None
        if isinstance(said, Chat):
            if (connection.seat, said.id) not in game.answered and not connection.talking.takes():
                raise Refused("too-often", "you have said much; wait a few seconds")
        elif connection.seat == SPECTATOR:
            raise Refused("spectator", "whoever watches decides nothing")
        return await self._to_the_end(self._carry_out(game, connection, said))

    async def _carry_out(self, game: TableGame, connection: Connection, said: Changing) -> dict[str, Any]:
        async with self._lock:
            done = game.answered.get((connection.seat, said.id))
            if done is None:
                if self.out_of_date:
                    raise Refused("out-of-date", "connect again")
                await self._time_is_up(game)
                steps = allowed(game, self._watching(game, connection), said, self._gone())
                await self._keep(game, [entry for entry, _ in steps], [ready for _, ready in steps])
                done = game.answered[connection.seat, said.id]
        self.wake()
        return {"type": "done", "id": said.id, "v": done}

    def _watching(self, game: TableGame, connection: Connection) -> Watching:
        hands = self._open_hands() if connection.seat == SPECTATOR else None
        if hands is not None:
            fog: Fog = OpenFog(hands.late.state, SPECTATOR, self.stored.secret)
        else:
            fog = Fog(game.state, connection.seat, self.stored.secret)
        return Watching(fog, connection.language, self._names(connection.language))

    # -- storing ----------------------------------------------------------------------------------------------------

    async def _keep(self, game: TableGame, entries: list[Entry], ready: list[Outcome | None]) -> None:
        """Store the entries, then let them happen. Refused, and nothing has happened, when they cannot be stored."""
        now = int(self._workers.now() * 1000)
        entries = [entry if entry.at else entry._replace(at=now) for entry in entries]
        last = ready[-1]
        over = game.ends_with(entries[-1]) if last is None else last.state.result is not None
        try:
            await self._workers.store(
                self._workers.storage.append, self.stored.id, game.version + 1, entries, over=over
            )
        except Overtaken:
            self._out_of_date()
            raise Refused("out-of-date", "this table has gone on elsewhere; connect again") from None
        except StorageError as error:
            LOG.error("table %s: %s", self.stored.id, error)
            raise Refused("not-stored", "the server cannot store this now; try again") from None
        for entry, after in zip(entries, ready, strict=True):
            happened = len(game.happenings)
            game.fold(entry, after)
            if entry is not entries[-1] and len(game.happenings) > happened:
                self._note_step(game)
        if over:
            self.stored = self.stored._replace(over=True)
        self._tell()

    # -- clocks -----------------------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """Let the clocks go from now on, or from the start of this server: before it nobody could play."""
        game = self.game
        if game is None or game.clocks is None or game.state.result is not None:
            return
        started, clocks = self._workers.started, game.clocks
        if clocks.started and clocks.then >= started:
            return
        at = started if clocks.started else self._workers.now()
        try:
            async with self._lock:
                await self._keep(game, [Entry(RESUMED, SPECTATOR, at=int(at * 1000))], [None])
        except Refused as refused:
            LOG.warning("table %s has no clocks for now: %s", self.stored.id, refused)
        self._set_timer()

    def stop_clock(self) -> None:
        """Nobody is told here any more when time is up; whoever opens the table again is."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self) -> None:
        self.stop_clock()
        clocks = self.game.clocks if self.game is not None else None
        due = clocks.runs_out() if clocks is not None and not self.out_of_date else None
        if due is not None:
            wait = max(due - self._workers.now(), _AGAIN)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        task = asyncio.create_task(self.look_at_the_clock())
        self._under_way.add(task)
        task.add_done_callback(self._done)

    async def look_at_the_clock(self) -> None:
        """Let computer players play on for those whose time is up."""
        game = self.game
        if game is None:
            return
        try:
            async with self._lock:
                await self._time_is_up(game)
        except Refused as refused:
            LOG.warning("table %s: %s", self.stored.id, refused)
        self.wake()

    async def _time_is_up(self, game: TableGame) -> None:
        while game.clocks is not None and (out := game.clocks.out_of_time(self._workers.now())):
            await self._keep(game, [Entry(OUT_OF_TIME, out[0], text=STAND_IN)], [None])

    # -- computer players -------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let what needs no person go on: computer players think, windows are passed by the orders of their seats."""
        if self._thinking is None and self._goes_on() and not self.out_of_date:
            self._thinking = asyncio.create_task(self._go_on())
        self._set_timer()

    def _goes_on(self) -> bool:
        return self._a_computer_is_asked() or (self.game is not None and self.game.automatic() is not None)

    def _bots(self) -> dict[int, str]:
        seated = {seat: chair.bot for seat, chair in enumerate(self.stored.chairs) if chair.bot}
        return seated | self.game.stand_ins if self.game is not None else seated

    def _a_computer_is_asked(self) -> bool:
        pending = self.game.state.pending if self.game is not None else None
        return pending is not None and pending.player in self._bots()

    async def _go_on(self) -> None:
        game = self.game
        assert game is not None
        try:
            while self._goes_on() and game.version < limits.ENTRIES:
                if self._a_computer_is_asked():
                    await self._computers_answer(game)
                else:
                    async with self._lock:
                        await self._answer_for_the_seat(game)
        except Refused as refused:
            LOG.warning("table %s does not go on by itself: %s", self.stored.id, refused)
        except Exception:
            LOG.exception("table %s does not go on by itself", self.stored.id)
        finally:
            self._thinking = None
            self._set_timer()

    async def _answer_for_the_seat(self, game: TableGame) -> None:
        """What the seat that is asked has ordered, or has said before it was asked."""
        entry = game.automatic()
        if entry is None or entry.action is None:
            return
        try:
            await self._keep(game, [entry], [outcome(game.state, entry.action)])
        except (Refused, asyncio.CancelledError):
            raise
        except Exception:
            LOG.exception("table %s, entry %d: %s makes the program fail", self.stored.id, game.version + 1, entry)
            await self._keep(game, [Entry(DROPPED, entry.seat)], [None])

    async def _computers_answer(self, game: TableGame) -> None:
        version = game.version
        position = thinking.to_think_about(game.state)
        steps = await self._workers.think(thinking.answers, position, self._bots(), self.stored.secret, version)
        async with self._lock:
            if game.version == version:
                await self._keep(game, [step.entry for step in steps], [step.after for step in steps])
