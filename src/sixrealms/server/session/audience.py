"""Everybody connected to a table, and what each has still to be told of what happened at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from sixrealms.server import limits
from sixrealms.server.admission import Doorway
from sixrealms.server.fair_share import ASKING
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.messages.outgoing import EventTold, PeopleTold, StateTold, Wrong
from sixrealms.server.session.socket_admission import Stay
from sixrealms.server.views.open_hands import LateReader
from sixrealms.server.views.reader import Reader

#: Finds the voice of a spectator, when they speak (server/accounts/spectators.py).
Voice = Callable[[], Awaitable[str]]


class Connection:
    """Somebody at the other end of a socket. `changed` is set when there may be something to tell them."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language
        self.changed = asyncio.Event()
        self.changed.set()
        self.closed: Wrong | None = None  # nothing more will come from this table: connect again
        self.reader: Reader | None = None
        self.untold: list[StateTold | EventTold] = []  # what happened between the last message and now, step by step
        self.people: PeopleTold | None = None
        self.voice: Voice | None = None
        self.asker = ASKING.get()
        self.talking: tuple[limits.Allowance, ...] = (limits.Allowance(*limits.TALKING),)


class Audience:
    """The connections of a table, and when who was here last."""

    def __init__(self, seats: int) -> None:
        self.connections: set[Connection] = set()
        self._watching = Doorway(limits.TABLE_WATCHING, limits.TABLE_WATCHING_EACH, oldest_leaves=False)
        self._seated = Doorway(seats * limits.SEAT_SOCKETS, limits.SEAT_SOCKETS, oldest_leaves=True)
        self.seen: dict[int, float] = dict.fromkeys(range(seats), time.monotonic())

    def enter(self, seat: int, language: str, stay: Stay | None = None) -> Connection:
        """Connect somebody to a seat. Refused when too many watch; a seat is as good as free for its own sockets."""
        if stay is not None and seat == SPECTATOR:
            stay.enter(self._watching)
        elif stay is not None:
            stay.enter(self._seated, f"seat {seat}")
        connection = Connection(seat, language)
        self.connections.add(connection)
        self.tell()
        return connection

    def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.discard(connection)
        self.seen[connection.seat] = time.monotonic()
        self.tell()

    def here(self) -> set[int]:
        """The seats somebody is connected to."""
        return {connection.seat for connection in self.connections}

    def gone(self) -> set[int]:
        """The seats nobody has been connected to for a while."""
        here, long_ago = self.here(), time.monotonic() - limits.GONE
        return {seat for seat, then in self.seen.items() if seat not in here and then < long_ago}

    def tell(self) -> None:
        """There may be something to tell everybody."""
        for connection in self.connections:
            connection.changed.set()

    def close(self, told: Wrong) -> None:
        """Nothing more comes from this table: everybody is told why, connects again and finds what is stored."""
        for connection in self.connections:
            connection.closed = told
        self.tell()

    def note_step(self, answering: int) -> None:
        """More happens at once after this: keep for each who can see it what it looked like, so that battles of
        computer players can be watched. Whoever reads slowly, and everybody in a crowd, is told it as one.
        What is asked then the seat `answering` has answered already, and is not asked it.
        """
        if len(self.connections) > limits.STEPS_FOR:
            return
        for connection in self.connections:
            reader = connection.reader
            if reader is None or isinstance(reader, LateReader):  # who is told late is told of what others have seen
                continue
            if len(connection.untold) < limits.STEPS:
                connection.untold.append(reader.news(answered=connection.seat == answering))
