"""What goes to and fro on a socket whose other end is known: one seat, a spectator, or several seats at one machine.

Every seat has a connection of its own and is told what it may know. Where there are several, each message says to which
seat it goes, and what is said says from which it comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from litestar.exceptions import WebSocketDisconnect

from sixrealms.server.fault_log import noted
from sixrealms.server.limits import Allowance
from sixrealms.server.messages import incoming
from sixrealms.server.messages.outgoing import IN_DOUBT, PeopleTold, RefusedTold, Told, ToSeat, Wrong
from sixrealms.server.messages.socket_frames import (
    AGAIN,
    TOO_MUCH,
    HangUp,
    Socket,
    in_the_language,
    receive,
    send,
    short,
)
from sixrealms.server.refusal import Refused, failed
from sixrealms.server.session.audience import Connection
from sixrealms.server.session.room import Room


def _said(refused: Refused, connection: Connection, message: incoming.Said) -> RefusedTold:
    words = refused.said(connection.language)
    return RefusedTold(id=getattr(message, "id", ""), code=refused.code, message=words, **refused.more)


class Conversation:
    """Tells and listens. `several`: messages name the seat they go to."""

    def __init__(self, socket: Socket, room: Room, connections: Sequence[Connection], *, several: bool) -> None:
        self._socket = socket
        self._room = room
        self._connections = {connection.seat: connection for connection in connections}
        self._first = connections[0]
        self._several = several
        self._speaking = asyncio.Lock()  # one thing is told after the other

    async def both_ways(self) -> None:
        """Go on until one of the two ways ends."""
        ways = [asyncio.create_task(self._telling(connection)) for connection in self._connections.values()]
        ways.append(asyncio.create_task(self._listening()))
        try:
            done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            ended = await asyncio.gather(*ways, return_exceptions=True)
        for end in ended:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                raise end
        for way in done:
            way.result()

    async def _telling(self, connection: Connection) -> None:
        """Send what there is to tell. Whoever reads slowly is told more at once, and never holds up the others."""
        while True:
            await connection.changed.wait()
            connection.changed.clear()
            if connection.closed is not None:
                raise HangUp(AGAIN, connection.closed)
            await self._tell(connection)

    async def _tell(self, connection: Connection, answer: Told | None = None) -> None:
        """Send what is due, then the answer: nobody is told that they have acted before they see what came of it."""
        async with self._speaking:
            due = await self._room.due_in_turn(connection)
            for message in due if answer is None else [*due, answer]:
                if isinstance(message, PeopleTold) and connection is not self._first:
                    continue  # the first seat has been told it
                if isinstance(message, ToSeat) and self._several:
                    message.as_ = connection.seat
                await send(self._socket, message)

    async def _listening(self) -> None:
        """Carry out what the client says, one message after the other."""
        allowance = Allowance(at_once=200, a_second=50)
        while True:
            text = await receive(self._socket)
            if not allowance.takes():
                raise HangUp(TOO_MUCH, Wrong("too-often", "too many messages; connect again and send fewer"))
            try:
                message = incoming.SAID.decode(text)
            except (msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
                await self._say(self._wrong(Wrong("not-understood", short(wrong))))
                continue
            connection = self._speaker(message)
            if connection is None:
                await self._say(self._wrong(Wrong("no-seat", "say `as` which of the seats of this socket this is")))
                continue
            await self._tell(connection, await self._answer(connection, message))

    def _speaker(self, message: incoming.Said) -> Connection | None:
        """As whom something is said."""
        seat = message.as_ if isinstance(message, incoming.Addressed) else -1
        if seat == -1:
            return self._first if not self._several or isinstance(message, incoming.Ping) else None
        return self._connections.get(seat)

    async def _answer(self, connection: Connection, message: incoming.Said) -> Told | None:
        try:
            return await self._room.hear(connection, message)
        except Refused as refused:
            if refused.code == IN_DOUBT.code:  # a refusal would say that it has not happened
                raise HangUp(AGAIN, IN_DOUBT) from None
            return _said(refused, connection, message)
        except Exception as error:
            if not isinstance(message, incoming.Question):
                raise
            fault = noted(f"{type(message).__name__} at table {self._room.stored.id}", error)
            return _said(failed(fault), connection, message)

    def _wrong(self, told: Wrong) -> Wrong:
        return in_the_language(told, self._first.language)

    async def _say(self, message: Told) -> None:
        async with self._speaking:
            await send(self._socket, message)
