"""What a server does about itself: it forgets old tables, tells its figures, and says how browsers may use it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

from litestar import MediaType, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import NotFoundException
from litestar.types import Message, Scope

from sixrealms.records.fingerprint import program_version
from sixrealms.server.http.context import LOBBY, Asking, Shared
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.store.people import People
from sixrealms.server.store.tables import StorageError

LOG: Final = logging.getLogger("sixrealms.server")
_OFTEN: Final = 6 * 3_600  # seconds between two looks for what is old
_YEAR: Final = 365 * 86_400


@dataclass(frozen=True)
class Care:
    """How a server is kept: days a finished game is kept, and whether anybody may read its figures."""

    keep_days: int = 90
    open_metrics: bool = False


CARE: Final = Shared[Care]("care")


async def forget_the_old(lobby: Lobby, keep_days: int) -> None:
    """Forget old tables, sessions and guests, now and every few hours, until cancelled."""
    people = People(lobby.workers.storage)
    while True:
        try:
            gone = await lobby.forget_old(keep_days)
            await lobby.workers.store(people.prune)
            if gone:
                LOG.info("%d old tables are forgotten", gone)
        except StorageError as error:
            LOG.error("old tables cannot be forgotten: %s", error)
        await asyncio.sleep(_OFTEN)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asking) -> Response[str]:
    """Figures for Prometheus, told to this machine alone unless the server was started to tell everybody."""
    care = CARE.of(request)
    if not care.open_metrics and not _this_machine(request):
        raise NotFoundException("the figures of this server are for its own machine")
    lobby = LOBBY.of(request)
    kept, unfinished = await lobby.workers.store(lobby.workers.storage.counts)
    figures = (
        ("tables_kept", "gauge", "Tables in the database.", kept),
        ("tables_unfinished", "gauge", "Tables whose game is not over.", unfinished),
        ("tables_in_memory", "gauge", "Tables in memory.", lobby.rooms),
        ("connections", "gauge", "Open sockets.", lobby.connections),
        ("entries_total", "counter", "Entries of games stored since the start.", lobby.workers.storage.entries_stored),
    )
    lines = [f'# TYPE sixrealms_info gauge\nsixrealms_info{{version="{program_version()}"}} 1']
    lines += [
        f"# HELP sixrealms_{n} {told}\n# TYPE sixrealms_{n} {kind}\nsixrealms_{n} {v}" for n, kind, told, v in figures
    ]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def _this_machine(request: Asking) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def safely(message: Message, scope: Scope) -> None:
    """Say with every answer that browsers take it for what it says it is and tell other sites nothing of it."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    wanted = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin", "X-Frame-Options": "DENY"}
    if scope["path"].startswith(("/api/me", "/api/tables")):
        wanted["Cache-Control"] = "no-store"
    if scope.get("scheme") == "https":
        wanted["Strict-Transport-Security"] = "max-age=31536000"
    for name, value in wanted.items():
        headers.setdefault(name, value)
