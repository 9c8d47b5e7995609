"""What a server does about itself: it forgets old tables, tells its figures, and says how browsers may use it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Final

from litestar import MediaType, Response, get
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import NotFoundException
from litestar.types import Message, Scope

from sixrealms.records.fingerprint import program_version
from sixrealms.server import limits
from sixrealms.server.health import OK, PATIENCE, Examination
from sixrealms.server.http.context import LOBBY, Asking, Shared
from sixrealms.server.metrics import told as told_metrics
from sixrealms.server.session.game_results import write_down_missing
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.table_list import Health
from sixrealms.server.session.tally import Capacity
from sixrealms.server.store.audit_log import OperatorLog
from sixrealms.server.store.old_tables import Periods
from sixrealms.server.store.people import SESSION, People
from sixrealms.server.store.played_games import PlayedGames
from sixrealms.server.store.reports import Reports
from sixrealms.server.store.tables import StorageError
from sixrealms.server.tournaments.service import TournamentService

LOG: Final = logging.getLogger("sixrealms.server")
_OFTEN: Final = 6 * 3_600  # seconds between two looks for what is old


@dataclass(frozen=True)
class Care:
    """How a server is kept: days something is kept that nobody needs, and whether anybody may read its figures.

    Games are kept after their last move: those that are over, that go on, that one person plays with computers. Records
    are those opened to be looked at; unused events are those at which nothing has happened; waiting tables are those
    whose game has not begun, sessions those nobody uses; the log is that of the operator, and of reports. Events that
    visitors read in from files give nothing to the ranking unless `imports_count`, and visitors found leagues only with
    `open_leagues`. `capacity` is how much there may be at once.
    """

    keep_days: int = 90
    open_metrics: bool = False
    keep_unfinished_days: int = 365
    keep_alone_days: int = 30
    keep_opened_days: int = 30
    keep_unused_events_days: int = 7
    keep_log_days: int = 365
    keep_waiting_days: int = limits.WAITING // limits.DAY
    keep_sessions_days: int = SESSION // limits.DAY
    imports_count: bool = False
    open_leagues: bool = False
    capacity: Capacity = field(default_factory=Capacity)

    @property
    def periods(self) -> Periods:
        """How long tables are kept."""
        over, begun, alone, opened = (
            days * limits.DAY
            for days in (self.keep_days, self.keep_unfinished_days, self.keep_alone_days, self.keep_opened_days)
        )
        return Periods(over, begun, self.keep_waiting_days * limits.DAY, alone, opened)


CARE: Final = Shared[Care]("care")
EXAMINATION: Final = Shared[Examination]("examination")
_PASSED_ON: Final = ("x-forwarded-for", "x-forwarded-proto", "x-real-ip", "forwarded", "via")


async def forget_the_old(lobby: Lobby, service: TournamentService, care: Care) -> None:
    """Forget old tables, unused events, sessions and guests, now and every few hours, until cancelled."""
    people = People(lobby.workers.storage)
    while True:
        try:
            while gone := await lobby.forget_old(care.periods):
                LOG.info("%d old tables are forgotten", gone)
            while gone := await asyncio.to_thread(service.forget_unused, care.keep_unused_events_days * limits.DAY):
                LOG.info("%d unused events are forgotten", gone)
            await lobby.workers.store(people.prune, care.keep_sessions_days * limits.DAY)
            seen_to, long_ago = care.keep_days * limits.DAY, care.keep_log_days * limits.DAY
            await lobby.workers.store(Reports(lobby.workers.storage).prune, seen_to, long_ago)
            await lobby.workers.store(OperatorLog(lobby.workers.storage).prune, long_ago)
            await write_down_missing(lobby.workers, lobby.as_played)
            await lobby.workers.store(PlayedGames(lobby.workers.storage).prune)
        except StorageError as error:
            LOG.error("old tables cannot be forgotten: %s", error)
        await asyncio.sleep(_OFTEN)


@get("/health", status_code=200)
async def health(request: Asking) -> Response[Health]:
    """Whether this server does what it is for: whether its database takes what is written and its disk has room. 503
    where it does not.
    """
    return await _told(request)


@get("/ready", status_code=200)
async def ready(request: Asking) -> Response[Health]:
    """Whether this server takes somebody more: it is healthy, has room for another seat, and is not ending."""
    lobby = LOBBY.of(request)
    return await _told(request, full=len(lobby.entrance.seated) >= lobby.capacity.seated or lobby.ending)


async def _told(request: Asking, *, full: bool = False) -> Response[Health]:
    lobby, now = LOBBY.of(request), await EXAMINATION.of(request).condition()
    status = "failing" if not now.well else "full" if full else "ok"
    number, count = (lobby.peers.number, lobby.peers.count) if lobby.peers is not None else (0, 1)
    told = Health(
        status,
        program_version(),
        lobby.rooms,
        lobby.connections,
        lobby.capacity.seated,
        now.database,
        now.disk,
        number,
        count,
    )
    return Response(told, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asking) -> Response[str]:
    """Figures for Prometheus, told to this machine alone unless the server was started to tell everybody."""
    care = CARE.of(request)
    if not care.open_metrics and not _this_machine(request):
        raise NotFoundException("the figures of this server are for its own machine")
    lobby = LOBBY.of(request)
    now = await EXAMINATION.of(request).condition()
    counts = (-1, -1)  # not known
    if now.database == OK:
        with contextlib.suppress(StorageError, TimeoutError):
            counts = await asyncio.wait_for(lobby.workers.store(lobby.workers.storage.counts), PATIENCE)
    return Response(told_metrics(lobby, counts, now), media_type="text/plain; version=0.0.4; charset=utf-8")


def _this_machine(request: Asking) -> bool:
    if any(header in request.headers for header in _PASSED_ON):  # by a proxy on this machine, for somebody else
        return False
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
