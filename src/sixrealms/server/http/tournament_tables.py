"""Requests for the tables of an event on the network: opened, taken back or played anew, and the own seat."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from sixrealms.server.http.context import Asking
from sixrealms.server.http.tournament_requests import CHANGING, SERVICE, TABLES, running, who
from sixrealms.server.session.judge import PastDecision
from sixrealms.server.tournaments.tables import OwnSeat
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import Repair
from sixrealms.tournament.refusals import refused


class OpenedTable(msgspec.Struct, frozen=True):
    """The table on the network a game of an event is played at."""

    online: str


@post("/api/events/{event:str}/rounds/{round_:int}/tables/{table:int}/online", status_code=200)
async def open_online(
    request: Asking, event: FromPath[str], round_: FromPath[int], table: FromPath[int]
) -> OpenedTable:
    """Open the next game of a table on the network, with the registered decks; its result is written down by itself.

    For those who run the event and for the players of that table.
    """
    CHANGING.count(request)
    by = await running(request, event, "organiser", "judge", "player")
    if by.role == "player":
        held = await asyncio.to_thread(SERVICE.of(request).held, event)
        now = held.event.current
        own = now.table_of(by.name) if now is not None else None
        if own is None or own.number != table:
            raise refused("not-your-table", round=round_, table=table)
        by = By("table", held.event.names[by.name])
    return OpenedTable(await TABLES.of(request).open(event, round_, table, by))


class AskedRepair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a judge does at a table whose game is open: take it `back` some decisions, or have it played `anew`."""

    how: Literal["back", "anew"]
    why: Annotated[str, Meta(min_length=1, max_length=200)]
    back: Annotated[int, Meta(ge=0, le=100)] = 0


@get("/api/events/{event:str}/rounds/{round_:int}/tables/{table:int}/repair")
async def show_decisions(
    request: Asking, event: FromPath[str], round_: FromPath[int], table: FromPath[int]
) -> tuple[PastDecision, ...]:
    """The decisions the open game of a table can be taken back to, the last one first; for those who run the event."""
    await running(request, event, "organiser", "judge")
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    return await TABLES.of(request).decisions(held, table) if len(held.event.rounds) == round_ else ()


@post("/api/events/{event:str}/rounds/{round_:int}/tables/{table:int}/repair", status_code=200)
async def repair_online(
    request: Asking, event: FromPath[str], round_: FromPath[int], table: FromPath[int], data: JSONBody[AskedRepair]
) -> None:
    """Take the open game of a table back, or let it be played anew; the table is told, and it is logged."""
    CHANGING.count(request)
    by = await running(request, event, "organiser", "judge")
    await TABLES.of(request).repair(event, round_, table, Repair(round_, table, data.why, data.how, data.back), by)


@get("/api/events/{event:str}/seat")
async def show_own_seat(request: Asking, event: FromPath[str], member: FromQuery[int] = 0) -> OwnSeat | None:
    """Where the player whose key this is plays now, with the token of their seat on the network if the game is open.

    Of a team the seat of its `member`, 1 or 2.
    """
    by = await who(request, event)
    if by is None or by.role != "player":
        raise refused("not-for-player")
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    return await TABLES.of(request).own_seat(held, by.name, member)


HANDLERS: Final = [open_online, show_decisions, repair_online, show_own_seat]
