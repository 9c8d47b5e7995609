"""All tables of a server: those in memory, and the way to those that are only stored."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final
from weakref import WeakValueDictionary

from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.ratings import Rating
from sixrealms.server import limits, randomness
from sixrealms.server.fair_share import Pieces, finished
from sixrealms.server.fault_log import noted
from sixrealms.server.game.entries import Acted, Entry
from sixrealms.server.game.seats import Chair, TablePlan
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.messages.outgoing import OUT_OF_DATE
from sixrealms.server.refusal import Refused
from sixrealms.server.session import new_table
from sixrealms.server.session.ban_list import Banned
from sixrealms.server.session.live_table import gone_on
from sixrealms.server.session.new_table import NewTable
from sixrealms.server.session.peers import Peers
from sixrealms.server.session.presence import Presence
from sixrealms.server.session.room import Room
from sixrealms.server.session.socket_admission import Entrance
from sixrealms.server.session.tally import Capacity, TableTally
from sixrealms.server.store.admin_changes import Changes
from sixrealms.server.store.entry_rows import UnreadableEntry
from sixrealms.server.store.leases import Peer, nobodys
from sixrealms.server.store.listing import public_tables
from sixrealms.server.store.old_tables import Periods, old_tables
from sixrealms.server.store.tables import Storage, StoredTable, TableHold, UnreadableTable
from sixrealms.server.store.workers import Workers

#: Public tables named at once.
LISTED: Final = 50
#: Seconds the list of them is told again as it was read.
_LISTED_FOR: Final = 1.0
_OTHERWISE: Final = "this game was begun with another version of the program and cannot go on"
#: How long is kept, where there is no room for others, what nobody misses. What people play together stays.
_IN_THE_WAY: Final = Periods(
    limits.NEVER, limits.NEVER, limits.NOBODY_CAME, limits.ALONE_IN_THE_WAY, limits.OPENED_IN_THE_WAY
)
_VISITED: Final = 50  # tables of other servers that are remembered as they were last seen
_TRIES: Final = 5
_ID_BYTES: Final = 12  # a table that is not public is found by nobody who was not given its link


class Lobby:
    """Opens tables and remembers those that are open."""

    def __init__(
        self,
        storage: Storage,
        *,
        runs: bool = True,
        peers: Peers | None = None,
        capacity: Capacity | None = None,
    ) -> None:
        """With `runs` off nothing goes on by itself: another server runs these tables. `peers` are the servers it
        shares them with.
        """
        self._runs = runs
        self.peers = peers
        self.workers = Workers(storage)
        self.capacity = capacity or Capacity()
        self.entrance = Entrance(self.capacity.seated)
        self.presence = Presence(self.workers, self.entrance, peers)
        self._tally = TableTally(self.workers, self.capacity)
        self._listed: tuple[float, int, list[StoredTable | UnreadableTable]] = (0.0, -1, [])
        self.banned = Banned()
        self.ending = False
        self._rooms: dict[str, Room] = {}
        self._visited: OrderedDict[str, Room] = OrderedDict()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @property
    def rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def connections(self) -> int:
        """How many sockets are open."""
        return len(self.entrance)

    async def found(self, asked: NewTable, rating: Rating | None = None) -> tuple[Room, int, str]:
        """A new table, with the seat of whoever asked for it and their token; `rating` is that of their account."""
        await self._make_room_for_one()
        plan, chairs = await self.workers.costly.do(planned, asked, rating)
        name, secret = randomness.new_id(_ID_BYTES), randomness.new_secret()
        stored = StoredTable(
            name, asked.public, plan, secret, tuple(chairs), hold=self._own(), created=int(time.time())
        )
        await self.workers.store(self.workers.storage.add_table, stored)
        self._tally.another(opened=False)
        room = self._rooms[stored.id] = Room(self.workers, stored, None, goes_on=self._runs)
        seat, token = await room.sit(asked.guest, rating, founds=True)
        return room, seat, token

    async def keep(
        self,
        plan: TablePlan,
        chairs: Sequence[Chair],
        setup: GameSetup,
        actions: Sequence[Action],
        *,
        over: bool = False,
    ) -> Room:
        """A new table whose game has gone so far already; Refused where this program does not play it so.

        `over`: it is only to be looked at, whether it has come to its end or not.
        """
        await self._make_room_for_one(opened=over)
        stored = StoredTable(
            randomness.new_id(_ID_BYTES),
            False,
            plan,
            randomness.new_secret(),
            tuple(chairs),
            setup,
            over,
            hold=self._own(),
        )
        game, entries = await self.workers.costly.go_on(_gone_so_far(stored, actions), always=True)
        await self.workers.store(self.workers.storage.add_table, stored, entries)
        self._tally.another(opened=over)
        room = self._rooms[stored.id] = Room(self.workers, stored, game, goes_on=self._runs)
        if not over:
            await room.resume()
        room.wake()
        return room

    def _own(self) -> TableHold:
        """How this server holds a table it makes."""
        return TableHold(self.peers.number) if self.peers is not None else TableHold()

    async def holder(self, table: str) -> Peer | None:
        """The server that runs a table; None if it is this one, as from now on if nobody did, or there is none."""
        if self.peers is None or self.in_memory(table) is not None:
            return None
        return await self.peers.holder(table[:32])

    async def room(self, table: str) -> Room:
        """The table of that id. Refused if there is none, or another server runs it."""
        opening = self._opening.setdefault(table, asyncio.Lock())
        async with opening:  # of this table: nobody waits for the long game of another
            found = self.in_memory(table)
            if found is not None:
                return found
            if await self.holder(table) is not None:
                raise gone_on()
            hold = self.peers.hold(table) if self.peers is not None else TableHold()
            stored, game = await self._read(table)
            self._make_room()
            stored = stored._replace(hold=hold)
            room = self._rooms[table] = Room(self.workers, stored, game, goes_on=self._runs)
            await room.resume()
            return room

    async def visit(self, table: str) -> Room:
        """The table of that id as it is now, whoever runs it: to look, or to do what a judge or an operator may do
        (`tell_holder`). Refused if there is none.
        """
        if await self.holder(table) is None:
            return await self.room(table)
        known = self._visited.pop(table, None)
        if known is None or not await self._is_as_it_was(known):
            known = Room(self.workers, *await self._read(table), goes_on=False)
        self._visited[table] = known
        if len(self._visited) > _VISITED:
            self._visited.popitem(last=False)
        return known

    async def _is_as_it_was(self, room: Room) -> bool:
        store, storage = self.workers.store, self.workers.storage
        if room.out_of_date or await store(storage.table, room.stored.id) != room.stored:
            return False
        return room.game is None or await store(storage.last_entry, room.stored.id) == room.game.version

    async def tell_holder(self, room: Room) -> None:
        """Something was done to a table that another server may run: it opens it anew."""
        if self.peers is not None and self._rooms.get(room.stored.id) is not room:
            await self.workers.store(Changes(self.workers.storage).note, room.stored.id)

    async def let_go(self, room: Room) -> None:
        """Let whichever server is asked first run a table nobody is at yet, where there are several."""
        table = room.stored.id
        if self.peers is None or not self.peers.others:
            return
        async with self._opening.setdefault(table, asyncio.Lock()):
            if self._rooms.get(table) is room and room.idle:
                room.stop_clock()
                del self._rooms[table]
                await self.peers.let_go(table)

    def lose_all(self) -> None:
        """Other servers have found this one gone: what it knows of its tables is not true any more."""
        for room in self._rooms.values():
            room.lose()
        self._rooms.clear()

    async def _read(self, table: str) -> tuple[StoredTable, TableGame | None]:
        stored = await self.workers.store(self.workers.storage.table, table[:32])
        if stored is None:
            raise Refused("no-table", "there is no such table; the link may be cut short or too old")
        if stored.setup is None:
            return stored, None
        pieces = replaying(stored, await self._entries(table))
        return stored, await self.workers.costly.go_on(pieces, always=not stored.over)

    async def _entries(self, table: str) -> list[Entry]:
        """The entries of a game. Refused if this version of the program does not know one of them."""
        try:
            return await self.workers.store(self.workers.storage.entries, table)
        except UnreadableEntry as error:
            noted(f"reading table {table}", error)
            raise Refused("changed", _OTHERWISE) from None

    def in_memory(self, table: str) -> Room | None:
        """A table that is open here; None for one that would have to be opened first."""
        found = self._rooms.get(table)
        return found if found is not None and not found.out_of_date else None

    def changes_known(self) -> dict[str, int]:
        """How often the operator had changed the tables in memory when they were read."""
        return {table: room.stored.changed for table, room in self._rooms.items() if not room.out_of_date}

    async def notice_change(self, table: str) -> None:
        """The operator has changed a table: everybody there connects again and finds what it is now."""
        room = self.in_memory(table)
        if room is not None:
            await room.notice_change()
        self.workers.bell.ring_here()  # every server notices it by itself

    async def stored(self, table: str) -> StoredTable | None:
        """A table as it is kept, without opening it."""
        found = self._rooms.get(table)
        if found is not None and not found.out_of_date:
            return found.stored
        return await self.workers.store(self.workers.storage.table, table)

    async def vacate(self, table: str, seat: int, name: str = "") -> None:
        """Somebody at a table, who has this name as a person, wants to be forgotten."""
        await self._do_anywhere(table, lambda room: room.vacate(seat, name))

    async def unsay(self, table: str, voices: Collection[str]) -> None:
        """Somebody who has watched a table and spoken there with these voices wants to be forgotten."""
        await self._do_anywhere(table, lambda room: room.unsay(voices))

    async def _do_anywhere(self, table: str, work: Callable[[Room], Awaitable[None]]) -> None:
        """Do something at a table whoever runs it; again if it went on just then."""
        for left in reversed(range(_TRIES)):
            room = await self._any_room(table)
            if room is None:
                return
            try:
                await work(room)
                await self.tell_holder(room)
                return
            except Refused as refused:
                if not left or refused.code != OUT_OF_DATE.code:
                    raise

    async def _any_room(self, table: str) -> Room | None:
        """The table of that id; one whose game is of another version nobody can go on with, but it can be changed."""
        try:
            return await self.visit(table)
        except Refused:
            stored = await self.stored(table)
            return Room(self.workers, stored, None) if stored is not None else None

    def _make_room(self) -> None:
        """Forget tables nobody is at when too many are in memory; they are stored."""
        for table, room in list(self._rooms.items()):
            if len(self._rooms) < limits.ROOMS:
                return
            if room.idle:
                room.stop_clock()
                del self._rooms[table]

    async def public(self) -> list[StoredTable]:
        """The newest public tables, as they were a moment ago or since something is known to have changed."""
        now, rung = time.monotonic(), self.workers.bell.rung
        if rung != self._listed[1] or now - self._listed[0] > _LISTED_FOR:
            self._listed = now, rung, await self.workers.store(public_tables, self.workers.storage, LISTED)
            for one in self._listed[2]:
                if isinstance(one, UnreadableTable):  # the others are shown all the same
                    noted("reading a public table", one)
        found = [one for one in self._listed[2] if isinstance(one, StoredTable)]
        here = [room.stored if (room := self.in_memory(one.id)) is not None else one for one in found]
        return [one for one in here if not one.over]

    async def _make_room_for_one(self, *, opened: bool = False) -> None:
        """See that another table can be kept, or another record that was `opened`: where there is no room, those are
        forgotten that nobody needs. Refused if there are none.
        """
        if await self._tally.is_full(opened=opened):
            await self.forget_old(_IN_THE_WAY)
            if await self._tally.is_full_now(opened=opened):
                raise Refused("full", "this server keeps no more tables; try again when games have ended")

    async def as_played(self, table: str) -> tuple[StoredTable, TableGame | None]:
        """A table and its game, whoever runs it. Refused or UnreadableTable where it cannot be read any more."""
        room = self.in_memory(table)
        return (room.stored, room.game) if room is not None else await self._read(table)

    async def forget_old(self, periods: Periods) -> int:
        """Forget tables nobody is at whose time has passed; returns how many."""
        storage = self.workers.storage
        mine = nobodys(self.peers.number) if self.peers is not None else None
        old = await self.workers.store(old_tables, storage, periods, mine=mine)
        old = [table for table in old if table not in self._rooms or self._rooms[table].idle]
        for table in old:
            self._rooms.pop(table, None)
        if old:
            await self.workers.store(storage.forget, old)
            self.workers.bell.ring()
        return len(old)

    async def end(self) -> None:
        """Stop what goes on by itself at every table, finish what is being stored, and close the database."""
        self.ending = True
        await asyncio.gather(*(room.stop() for room in self._rooms.values()))
        if self.peers is not None:
            await self.workers.written()
            await self.peers.leave()
        await self.workers.end()

    def close(self) -> None:
        """Finish writing and close the database."""
        self.workers.close()


def planned(asked: NewTable, rating: Rating | None = None) -> tuple[TablePlan, list[Chair]]:
    """What is played and on which chairs. Refused before anything is kept where nobody could sit or play."""
    plan = new_table.plan_of(asked)
    chairs = new_table.chairs_of(asked, plan)
    seat, chair, _ = new_table.founding(chairs, asked.guest, plan, rating)
    new_table.setup_of([*chairs[:seat], chair, *chairs[seat + 1 :]], plan)
    return plan, chairs


def replaying(stored: StoredTable, entries: list[Entry]) -> Pieces[TableGame]:
    """The game of a stored table, entry by entry. Refused where this version of the program plays it otherwise."""
    assert stored.setup is not None
    try:
        persons = [seat for seat, chair in enumerate(stored.chairs) if not chair.bot]
        game = TableGame(stored.setup, persons, stored.plan.clock, stored.plan.window, patient=stored.plan.patient)
        for number, entry in enumerate(entries, 2):
            if isinstance(entry, Acted) and not _possible(game, entry):
                raise ValueError(f"entry {number} is not possible")
            game.fold(entry)
            yield
    except Exception as error:  # noqa: BLE001 - it is noted
        noted(f"replaying table {stored.id}", error)
        raise Refused("changed", _OTHERWISE) from None
    return game


def replayed(stored: StoredTable, entries: list[Entry]) -> TableGame:
    """The same at once."""
    return finished(replaying(stored, entries))


def _gone_so_far(stored: StoredTable, actions: Sequence[Action]) -> Pieces[tuple[TableGame, list[Entry]]]:
    assert stored.setup is not None
    persons = [seat for seat, chair in enumerate(stored.chairs) if not chair.bot]
    game = TableGame(stored.setup, persons, stored.plan.clock, stored.plan.window, patient=stored.plan.patient)
    entries: list[Entry] = []
    for action in actions:
        pending = game.state.pending
        if pending is None or action not in pending.options:
            raise Refused("changed", "this game was played with another version of the program and cannot go on")
        entries.append(Acted(pending.player, action))
        game.fold(entries[-1])
        yield
    return game, entries


def _possible(game: TableGame, entry: Acted) -> bool:
    pending = game.state.pending
    return pending is not None and pending.player == entry.seat and entry.action in pending.options
