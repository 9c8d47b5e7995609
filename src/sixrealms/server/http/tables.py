"""The requests of the server that are not a game going on: tables found, made and joined, records."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from sixrealms import rulesets
from sixrealms.records import game as records
from sixrealms.server.http.authentication import note_whose, seats_here
from sixrealms.server.http.context import FOUNDING, JOINING, LOBBY, Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.http.ratings import rating_to_sit_with
from sixrealms.server.refusal import Refused
from sixrealms.server.session import option_agreement as agreement
from sixrealms.server.session.new_table import Computer, Guest, NewTable
from sixrealms.server.session.table_list import SeatTaken, TableListed, TableShown, listed, shown, taken


@get("/api/tables")
async def list_tables(request: Asking) -> list[TableListed]:
    """The newest public tables whose game is not over."""
    return [listed(stored) for stored in await LOBBY.of(request).public()]


@post("/api/tables")
async def found_table(request: Asking, data: JSONBody[NewTable]) -> SeatTaken:
    """Make a table and sit down there: its id, the own seat, and the token that opens it."""
    FOUNDING.count(request)
    lobby = LOBBY.of(request)
    rating = None
    if data.rated:
        ruleset = rulesets.named(data.ruleset).name
        data.guest, rating = await rating_to_sit_with(request, data.guest, ruleset)
    room, seat, token = await lobby.found(data, rating)
    await note_whose(request, room.stored.id, seat)
    await lobby.let_go(room)
    return taken(room.stored, seat, token)


@get("/api/tables/{table:str}")
async def show_table(request: Asking, table: FromPath[str]) -> TableShown:
    """What is played at a table, who sits there, and which seats are those of whoever asks."""
    return shown(await LOBBY.of(request).room(table), await seats_here(request, table))


@post("/api/tables/{table:str}/seats")
async def take_seat(request: Asking, table: FromPath[str], data: JSONBody[Guest]) -> SeatTaken:
    """Sit down at a table; the game begins when the last seat is taken."""
    JOINING.count(request)
    room = await LOBBY.of(request).room(table)
    plan = room.stored.plan
    rating = None
    if plan.rated:
        data, rating = await rating_to_sit_with(request, data, plan.ruleset, table)
    seat, token = await room.sit(data, rating)
    await note_whose(request, table, seat)
    return taken(room.stored, seat, token)


@post("/api/tables/{table:str}/computers")
async def seat_computer(request: Asking, table: FromPath[str], data: JSONBody[Computer]) -> TableListed:
    """Whoever made the table lets a computer player take a free seat."""
    JOINING.count(request)
    room = await LOBBY.of(request).room(table)
    await room.sit_computer(data)
    return listed(room.stored)


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: Asking, table: FromPath[str]) -> Response[str]:
    """The record of a game that is over, which shows every card, and who accepted its rules (docs/notation.md)."""
    lobby = LOBBY.of(request)
    room = await lobby.room(table)
    if room.game is None or (room.game.state.result is None and room.stored.closed is None):
        raise Refused("not-over", "the record shows every hand; it can be read when the game is over")
    setup, actions = room.game.state.kit.setup, tuple(room.game.actions)
    text = await costly(request, records.write, setup, actions)
    first, rest = text.split("\n", 1)
    agreed = agreement.remarks(room.stored.chairs, room.stored.plan)
    return Response(f"{first}\n{agreed}{rest}", media_type=MediaType.TEXT)
