"""The request of somebody at a table that whoever runs the server looks at what another does there."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from sixrealms.server import limits
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.http.authentication import ACCOUNTS, who_asks
from sixrealms.server.http.context import LOBBY, REPORTING, Asking
from sixrealms.server.refusal import Refused
from sixrealms.server.store.reports import PlayerReport, Reports
from sixrealms.setup.seating import MOST_PLAYERS


class AskedReport(msgspec.Struct, forbid_unknown_fields=True):
    """A report about whoever sits on a `seat`, with a short reason, by the holder of a `token` or of a seat there."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
    why: Annotated[str, Meta(max_length=limits.REPORT)]
    token: Annotated[str, Meta(max_length=64)] = ""


class Reported(msgspec.Struct, frozen=True):
    """What was reported is kept."""

    reported: bool = True


@post("/api/tables/{table:str}/reports")
async def report(request: Asking, table: FromPath[str], data: JSONBody[AskedReport]) -> Reported:
    """Report another person at one's table to whoever runs the server; nobody else is told."""
    REPORTING.count(request)
    room, person, people = await LOBBY.of(request).room(table), await who_asks(request), ACCOUNTS.of(request).people
    store, storage = LOBBY.of(request).workers.store, LOBBY.of(request).workers.storage
    seat = room.seat_of(data.token)
    if seat == SPECTATOR and person is not None:
        seat = next(iter(await store(people.seats_at, person, table)), SPECTATOR)
    if seat == SPECTATOR:
        raise Refused("token", "no seat at this table is yours")
    chairs, why = room.stored.chairs, " ".join(data.why.split())
    if data.seat >= len(chairs) or data.seat == seat or chairs[data.seat].bot or not chairs[data.seat].name or not why:
        raise Refused("nobody-to-report", "a report is about another person at this table, with a reason")
    about, by = [next(iter(await store(people.whose, table, [one])), "") for one in (data.seat, seat)]
    kept = PlayerReport(0, table, data.seat, chairs[data.seat].name, about, chairs[seat].name, by, why)
    if not await store(Reports(storage).add, kept, limits.REPORTS):
        raise Refused("full", "too many reports wait to be seen to; try again later")
    return Reported()
