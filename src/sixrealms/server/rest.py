"""The requests of the server that are not a game going on: tables found, made and joined, records, health."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody

from sixrealms.records import game as records
from sixrealms.records.fingerprint import program_version
from sixrealms.server import limits
from sixrealms.server.limits import ByAddress
from sixrealms.server.listing import Health, SeatTaken, TableListed, TableShown, listed, shown, taken
from sixrealms.server.lobby import Lobby
from sixrealms.server.me_rest import address_of, note_whose, seats_here
from sixrealms.server.planning import Computer, Guest, NewTable
from sixrealms.server.refusal import Refused

#: Where the application keeps what its handlers share.
LOBBY: Final = "lobby"
JOINING: Final = "joining"

Asking = Request[Any, Any, AppState]


def joining_allowance() -> ByAddress:
    """How many tables and seats one address may ask for."""
    return ByAddress(at_once=120, a_second=1.0)


def _lobby(request: Asking) -> Lobby:
    found: Lobby = request.app.state[LOBBY]
    return found


def _count(request: Asking) -> None:
    """Refused when this address asks too often."""
    allowance: ByAddress = request.app.state[JOINING]
    if not allowance.takes(address_of(request)):
        raise Refused("too-often", "too many tables and seats from this address; wait a minute")


@get("/health")
async def health(request: Asking) -> Health:
    """Whether the server lives, its version, and how much it holds."""
    lobby = _lobby(request)
    return Health("ok", program_version(), lobby.rooms, lobby.connections, limits.CONNECTIONS)


@get("/api/tables")
async def list_tables(request: Asking) -> list[TableListed]:
    """The newest public tables whose game is not over."""
    return [listed(stored) for stored in await _lobby(request).public()]


@post("/api/tables")
async def found_table(request: Asking, data: JSONBody[NewTable]) -> SeatTaken:
    """Make a table and sit down there: its id, the own seat, and the token that opens it."""
    _count(request)
    room, seat, token = await _lobby(request).found(data)
    await note_whose(request, room.stored.id, seat)
    return taken(room.stored, seat, token)


@get("/api/tables/{table:str}")
async def show_table(request: Asking, table: FromPath[str]) -> TableShown:
    """What is played at a table, who sits there, and which seats are those of whoever asks."""
    return shown(await _lobby(request).room(table), await seats_here(request, table))


@post("/api/tables/{table:str}/seats")
async def take_seat(request: Asking, table: FromPath[str], data: JSONBody[Guest]) -> SeatTaken:
    """Sit down at a table; the game begins when the last seat is taken."""
    _count(request)
    room = await _lobby(request).room(table)
    seat, token = await room.sit(data)
    await note_whose(request, table, seat)
    return taken(room.stored, seat, token)


@post("/api/tables/{table:str}/computers")
async def seat_computer(request: Asking, table: FromPath[str], data: JSONBody[Computer]) -> TableListed:
    """Whoever made the table lets a computer player take a free seat."""
    _count(request)
    room = await _lobby(request).room(table)
    await room.sit_computer(data)
    return listed(room.stored)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Asking, table: FromPath[str]) -> Response[str]:
    """The record of a game that is over, which shows every card (docs/notation.md)."""
    lobby = _lobby(request)
    room = await lobby.room(table)
    if room.game is None or room.game.state.result is None:
        raise Refused("not-over", "the record shows every hand; it can be read when the game is over")
    setup, actions = room.game.state.kit.setup, tuple(room.game.actions)
    return Response(await asyncio.to_thread(records.write, setup, actions), media_type=MediaType.TEXT)
