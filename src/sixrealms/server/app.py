"""The application a web server runs: tables over HTTP and sockets, errors as one JSON object, no traceback."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from sixrealms.errors import InEveryLanguage, SixRealmsError
from sixrealms.records.fingerprint import program_version
from sixrealms.server import (
    cards_rest,
    care,
    client_files,
    event_asking,
    event_decks_rest,
    event_keys_rest,
    event_online_rest,
    event_paper_rest,
    events_rest,
    lesson_rest,
    limits,
    link_code,
    me_rest,
    passkeys_rest,
    ranking_rest,
    replay_rest,
    rest,
    rules_rest,
    scans,
    scenario_rest,
    setup_rest,
)
from sixrealms.server.accounts import Accounts
from sixrealms.server.care import Care
from sixrealms.server.client_files import ClientFiles
from sixrealms.server.document import Document
from sixrealms.server.event_desk import Desk
from sixrealms.server.event_tables import EventTables
from sixrealms.server.hearing_out import hears_out
from sixrealms.server.lobby import Lobby
from sixrealms.server.passkeys import Passkeys
from sixrealms.server.refusal import IMPOSSIBLE, Refused, in_words, preferred
from sixrealms.server.replaying import Replays
from sixrealms.server.season import Results
from sixrealms.server.shared import JOINING, LOBBY, Asking
from sixrealms.server.socket import from_here, play
from sixrealms.server.storage import Storage, StorageError
from sixrealms.tournament.refused import EventRefused

LOG: Final = logging.getLogger("sixrealms.server")
_WORTH_PACKING: Final = 800  # bytes; less fits into one packet anyway
_STATUS: Final = {
    "no-table": 404,
    "no-card": 404,
    "no-rule": 404,
    "over": 409,
    "unknown": 401,
    "no-account": 403,
    "wrong-password": 403,
    "not-your-password": 403,
    "wrong-code": 403,
    "wrong-passkey": 403,
    "unknown-passkey": 403,
    "another-passkey": 403,
    "show-passkey": 403,
    "known-passkey": 409,
    "last-passkey": 409,
    "name-taken": 409,
    "claimed": 409,
    "token": 403,
    "event-key": 403,
    "not-yours": 403,
    "taken": 409,
    "agreement": 409,
    "changed": 409,
    "not-over": 409,
    "too-often": 429,
    "full": 503,
}


def create_app(
    storage: Storage,
    client: ClientFiles | None = None,
    kept: Care | None = None,
    own_scans: Mapping[str, Path] | None = None,
) -> Litestar:
    """The application on a prepared database, which it closes when it ends, with the built client or another.

    `own_scans` are pictures shown to this machine alone.
    """
    pages = client or ClientFiles()

    @asynccontextmanager
    async def open_tables(app: Litestar) -> AsyncIterator[None]:
        lobby = LOBBY.put(app, Lobby(storage))
        JOINING.begin(app)
        accounts = me_rest.ACCOUNTS.put(app, Accounts(lobby.workers))
        me_rest.PASSKEYS.put(app, Passkeys(lobby.workers, accounts))
        replay_rest.REPLAYS.put(app, Replays())
        desk = event_asking.DESK.put(app, Desk(storage))
        event_asking.CHANGING.begin(app)
        ranking_rest.RESULTS.put(app, Results(desk))
        event_tables = event_asking.TABLES.put(app, EventTables(lobby, desk))
        client_files.CLIENT.put(app, pages)
        how = care.CARE.put(app, kept or Care())
        scans.SCANS.put(app, own_scans or {})
        going_on = (
            asyncio.create_task(care.forget_the_old(lobby, how.keep_days)),
            asyncio.create_task(event_tables.run()),
        )
        try:
            yield
        finally:
            for task in going_on:
                task.cancel()
            await asyncio.gather(*going_on, return_exceptions=True)
            await lobby.end()

    return Litestar(
        [
            *(
                rest.health,
                rest.list_tables,
                rest.found_table,
                rest.show_table,
                rest.take_seat,
                rest.seat_computer,
                rest.record,
                link_code.show_link_code,
            ),
            *me_rest.HANDLERS,
            *passkeys_rest.HANDLERS,
            care.metrics,
            *(setup_rest.show_setup, setup_rest.read_game_name, setup_rest.check_deck),
            *(
                replay_rest.show_replay,
                replay_rest.look_at_card,
                replay_rest.open_record,
                replay_rest.branch,
                scenario_rest.show_scenario,
                lesson_rest.begin_lesson,
            ),
            *(cards_rest.show_catalogue, cards_rest.show_card, cards_rest.show_face),
            *(scans.list_scans, scans.show_scan),
            *(rules_rest.show_rules, rules_rest.show_rule),
            *events_rest.HANDLERS,
            *event_decks_rest.HANDLERS,
            *event_keys_rest.HANDLERS,
            *event_online_rest.HANDLERS,
            *event_paper_rest.HANDLERS,
            ranking_rest.show_ranking,
            *(play, client_files.first_page, client_files.other_page),
        ],
        lifespan=[open_tables],
        before_request=_from_our_pages,
        before_send=[care.safely],
        middleware=[hears_out],
        request_max_body_size=limits.BODY,
        compression_config=CompressionConfig(
            "gzip", minimum_size=_WORTH_PACKING, gzip_compress_level=6, exclude_opt_key=cards_rest.PACKED
        ),
        exception_handlers={
            SixRealmsError: _refused,
            ValidationException: _invalid,
            HTTPException: _http,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            "Six Realms", program_version(), path="/api", render_plugins=[Document(path="/openapi.json")]
        ),
        logging_config=None,
    )


async def _from_our_pages(request: Asking) -> Response[Any] | None:
    """Refuse what a page of another site sends, or makes a browser send: what acts for a person carries a header no
    form and no link can have.
    """
    if not from_here(request.headers.get("origin"), request.headers.get("host")):
        return _said(request, 403, "origin", "this request comes from a page of another site")
    personal = me_rest.COOKIE in request.cookies or request.url.path.startswith("/api/me")
    if personal and request.method not in ("GET", "HEAD", "OPTIONS") and me_rest.HEADER not in request.headers:
        return _said(request, 403, "header", "what acts for a person needs the header X-Six-Realms")
    return None


def _said(request: Asking, status: int, code: str, message: str, **more: Any) -> Response[Any]:
    return _told(status, code, in_words(code, message, _language(request)), **more)


def _told(status: int, code: str, message: str, **more: Any) -> Response[Any]:
    return Response({"error": {"code": code, "message": message, **more}}, status_code=status)


def _language(request: Asking) -> str:
    return preferred(request.headers.get("accept-language", ""))


def _refused(request: Asking, wrong: SixRealmsError) -> Response[Any]:
    if isinstance(wrong, Refused):
        return _told(_STATUS.get(wrong.code, 400), wrong.code, wrong.said(_language(request)), **wrong.more)
    if isinstance(wrong, EventRefused):
        status, code, message, more = event_asking.refusal(wrong, _language(request))
        return _told(status, code, message, **more)
    if isinstance(wrong, StorageError):
        LOG.error("%s", wrong)
        return _said(request, 503, "not-stored", "the server cannot reach its database; try again")
    if isinstance(wrong, InEveryLanguage):
        return _told(400, IMPOSSIBLE, wrong.said(_language(request)))
    return _said(request, 400, IMPOSSIBLE, " ".join(str(wrong).split()))


def _invalid(request: Asking, wrong: ValidationException) -> Response[Any]:
    where = [{"where": str(one.get("key", "")), "message": str(one.get("message", ""))} for one in _details(wrong)]
    return _said(request, 400, "not-understood", "the request is not what is documented here", details=where)


def _details(wrong: ValidationException) -> list[dict[str, Any]]:
    extra = wrong.extra
    return [one for one in extra if isinstance(one, dict)] if isinstance(extra, list) else []


def _http(request: Asking, wrong: HTTPException) -> Response[Any]:
    code = "not-found" if wrong.status_code == 404 else "not-understood"
    return _said(request, wrong.status_code, code, str(wrong.detail)[:200])


def _fault(request: Asking, wrong: Exception) -> Response[Any]:
    LOG.error("%s %s fails", request.method, request.url.path, exc_info=wrong)
    return _said(request, 500, "fault", "the server failed at this; it is noted")
