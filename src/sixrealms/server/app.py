"""The application a web server runs: tables over HTTP and sockets, errors as one JSON object, no traceback."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from sixrealms.errors import InEveryLanguage, SixRealmsError
from sixrealms.records.fingerprint import program_version
from sixrealms.server import housekeeping, limits
from sixrealms.server.accounts.accounts import Accounts
from sixrealms.server.accounts.passkeys import Passkeys
from sixrealms.server.deck_trials import Trials
from sixrealms.server.fault_log import noted
from sixrealms.server.health import Examination
from sixrealms.server.housekeeping import Care
from sixrealms.server.http import (
    authentication,
    cards,
    client_files,
    deck_building,
    deck_stats,
    deck_trials,
    examples,
    exercises,
    hall,
    hints,
    leagues,
    lesson,
    link_code,
    me,
    my_decks,
    my_games,
    other_pages,
    passkeys,
    ranking,
    ratings,
    reach,
    replays,
    reports,
    rules,
    scans,
    scenario,
    setup,
    tables,
    tournament_decks,
    tournament_files,
    tournament_keys,
    tournament_people,
    tournament_pictures,
    tournament_requests,
    tournament_sign_up,
    tournament_tables,
    tournaments,
)
from sixrealms.server.http.application import Application
from sixrealms.server.http.client_files import ClientFiles
from sixrealms.server.http.context import ASKED, FOUNDING, FOUNDING_EVENTS, JOINING, LOBBY, REPORTING, Asking
from sixrealms.server.http.costly_requests import knows_who_asks
from sixrealms.server.http.drain import hears_out
from sixrealms.server.http.openapi import OpenApiDocument, ReadableDocument
from sixrealms.server.http.table_socket import from_here, play
from sixrealms.server.refusal import IMPOSSIBLE, Refused, failed, in_words, preferred
from sixrealms.server.session.admin_changes import heed
from sixrealms.server.session.lobby import Lobby
from sixrealms.server.session.peers import Peers
from sixrealms.server.store.tables import InDoubt, Storage, StorageError, UnreadableTable
from sixrealms.server.tournaments.league_pages import LeaguePages
from sixrealms.server.tournaments.leagues import LeagueService
from sixrealms.server.tournaments.ranking_pages import RankingPages
from sixrealms.server.tournaments.season import Results
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.server.tournaments.tables import EventTables
from sixrealms.server.tournaments.whose_lines import WhoseLines
from sixrealms.server.views.replay import Replays
from sixrealms.tournament.refusals import EventRefused
from sixrealms.wording import say

LOG: Final = logging.getLogger("sixrealms.server")
_WORTH_PACKING: Final = 800  # bytes; less fits into one packet anyway
_STATUS: Final = {
    "no-table": 404,
    "no-card": 404,
    "no-example": 404,
    "no-exercise": 404,
    "no-rule": 404,
    "no-deck": 404,
    "over": 409,
    "out-of-date": 503,
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
    "rated-account": 403,
    "rated-agreement": 409,
    "rated-people": 409,
    "rated-yourself": 409,
    "changed": 409,
    "deck-changed": 409,
    "deck-shelf-full": 409,
    "deck-not-yours": 403,
    "deck-needs-account": 403,
    "not-over": 409,
    "closed": 409,
    "banned": 403,
    "too-often": 429,
    "full": 503,
    "in-doubt": 503,
}


def create_app(
    storage: Storage,
    client: ClientFiles | None = None,
    kept: Care | None = None,
    own_scans: Mapping[str, Path] | None = None,
    inside: str = "",
    address: str = "",
) -> Application:
    """The application on a prepared database, which it closes when it ends, with the built client or another.

    `own_scans` are pictures shown to this machine alone. `inside` is where other servers on the same database reach
    this one; without it there must be none. `address` is where it listens (`own_address`), which others are told.
    """
    pages = client or ClientFiles()

    @asynccontextmanager
    async def open_tables(app: Application) -> AsyncIterator[None]:
        peers = Peers(storage, inside) if inside and storage.shared else None
        care = kept or Care()
        lobby = Lobby(storage, peers=peers, capacity=care.capacity)
        if peers is not None:
            await peers.join(lobby.lose_all, lobby.workers.bell)
        LOBBY.put(app, lobby)
        JOINING.begin(app)
        for counted in (ASKED, FOUNDING, FOUNDING_EVENTS, REPORTING, deck_trials.TRYING):
            counted.begin(app)
        accounts = authentication.ACCOUNTS.put(app, Accounts(lobby.workers, lobby.banned))
        authentication.PASSKEYS.put(app, Passkeys(lobby.workers, accounts))
        replays.REPLAYS.put(app, Replays())
        service = tournament_requests.SERVICE.put(app, TournamentService(storage))
        tournament_requests.CHANGING.begin(app)
        tournament_sign_up.SIGNING_UP.begin(app)
        tournament_requests.IMPORTS_COUNT.put(app, care.imports_count)
        results = Results(service)
        ranking.RANKING.put(app, RankingPages(results))
        leagues.LEAGUES.put(app, LeaguePages(LeagueService(storage, results)))
        leagues.OPEN_LEAGUES.put(app, care.open_leagues)
        tournament_people.WHOSE.put(app, WhoseLines(results))
        event_tables = tournament_requests.TABLES.put(app, EventTables(lobby, service))
        client_files.CLIENT.put(app, pages)
        trials = deck_trials.TRIALS.put(app, Trials())
        examination = housekeeping.EXAMINATION.put(app, Examination(storage))
        housekeeping.CARE.put(app, care)
        scans.SCANS.put(app, own_scans or {})
        hints.THINKING.put(app, set())
        hall.BOARD.put(app, hall.Noticeboard())
        reach.REACH.put(app, reach.reach_of(address))
        going_on = (
            asyncio.create_task(housekeeping.forget_the_old(lobby, service, care)),
            asyncio.create_task(event_tables.run()),
            asyncio.create_task(heed(lobby)),
        )
        try:
            yield
        finally:
            for task in going_on:
                task.cancel()
            await asyncio.gather(*going_on, return_exceptions=True)
            # a thread whose task is cancelled goes on, and its connection has to be back before the database is closed
            trials.end()
            await asyncio.get_running_loop().shutdown_default_executor()
            examination.close()
            await lobby.end()

    return Application(requests(), open_tables)


@cache
def requests() -> Litestar:
    """Every request this program answers and every socket it takes: one table for all applications of a process."""
    return Litestar(
        [
            *(
                tables.list_tables,
                tables.found_table,
                tables.show_table,
                tables.take_seat,
                tables.seat_computer,
                tables.record,
                reports.report,
                link_code.show_link_code,
                reach.show_reach,
                hints.give_hint,
            ),
            *me.HANDLERS,
            *passkeys.HANDLERS,
            *(housekeeping.health, housekeeping.ready, housekeeping.metrics),
            *(setup.show_setup, setup.show_sets, setup.read_game_name, setup.check_deck),
            deck_stats.show_deck_stats,
            *deck_building.HANDLERS,
            deck_trials.try_deck,
            *my_decks.HANDLERS,
            *my_games.HANDLERS,
            *(
                replays.show_replay,
                replays.look_at_card,
                replays.ask_why,
                replays.tell_story,
                replays.review_game,
                replays.open_record,
                replays.branch,
                scenario.show_scenario,
                examples.show_example,
                examples.try_example,
                lesson.begin_lesson,
            ),
            *exercises.HANDLERS,
            *(cards.show_catalogue, cards.show_card, cards.show_face),
            *(scans.list_scans, scans.show_scan),
            *(rules.show_rules, rules.show_rule, rules.show_terms),
            *tournaments.HANDLERS,
            *tournament_decks.HANDLERS,
            *tournament_keys.HANDLERS,
            *tournament_people.HANDLERS,
            *tournament_sign_up.HANDLERS,
            *tournament_tables.HANDLERS,
            *tournament_files.HANDLERS,
            *tournament_pictures.HANDLERS,
            *ranking.HANDLERS,
            *ratings.HANDLERS,
            *leagues.HANDLERS,
            hall.show_hall,
            hall.watch_hall,
            *(play, client_files.first_page, other_pages.other_page),
        ],
        before_request=_from_our_pages,
        before_send=[housekeeping.safely],
        middleware=[knows_who_asks, hears_out],
        request_max_body_size=limits.BODY,
        compression_config=CompressionConfig(
            "gzip", minimum_size=_WORTH_PACKING, gzip_compress_level=6, exclude_opt_key=cards.PACKED
        ),
        exception_handlers={
            SixRealmsError: _refused,
            ValidationException: _invalid,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            "Six Realms",
            program_version(),
            path="/api",
            render_plugins=[OpenApiDocument(path="/openapi.json"), ReadableDocument(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


async def _from_our_pages(request: Asking) -> Response[Any] | None:
    """Refuse what a page of another site sends, or makes a browser send: what acts for a person carries a header no
    form and no link can have.
    """
    if not from_here(request.headers.get("origin"), request.headers.get("host")):
        return _said(request, 403, "origin", "this request comes from a page of another site")
    if request.url.path.startswith("/api/"):
        ASKED.count(request)
    personal = authentication.COOKIE in request.cookies or request.url.path.startswith("/api/me")
    if personal and request.method not in ("GET", "HEAD", "OPTIONS") and authentication.HEADER not in request.headers:
        return _said(request, 403, "header", "what acts for a person needs the header X-Six-Realms")
    if request.method in ("POST", "PUT") and request.url.path != "/api/me/logout":
        await authentication.must_be_welcome(request)
    return None


def _said(request: Asking, status: int, code: str, message: str, **more: Any) -> Response[Any]:
    return _told(status, code, in_words(code, message, _language(request)), **more)


def _told(status: int, code: str, message: str, **more: Any) -> Response[Any]:
    headers = {"Retry-After": str(more["retry"])} if "retry" in more else None
    return Response({"error": {"code": code, "message": message, **more}}, status_code=status, headers=headers)


def _language(request: Asking) -> str:
    return preferred(request.headers.get("accept-language", ""))


def _refused(request: Asking, wrong: SixRealmsError) -> Response[Any]:
    if isinstance(wrong, Refused):
        return _told(_STATUS.get(wrong.code, 400), wrong.code, wrong.said(_language(request)), **wrong.more)
    if isinstance(wrong, EventRefused):
        status, code, message, more = tournament_requests.refusal(wrong, _language(request))
        return _told(status, code, message, **more)
    if isinstance(wrong, UnreadableTable):
        noted(request.url.path[:80], wrong)
        return _said(
            request, 500, "damaged", "what is kept of this table is damaged; whoever runs the server can restore it"
        )
    if isinstance(wrong, InDoubt):
        LOG.error("%s", wrong)
        return _told(503, "in-doubt", say("request-in-doubt", _language(request)))
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


def _too_deep(request: Asking, wrong: RecursionError) -> Response[Any]:
    """JSON nested deeper than it can be read is the fault of whoever sent it; any other recursion is ours."""
    place = traceback.extract_tb(wrong.__traceback__)[-1].filename
    if "litestar" not in Path(place).parts:
        return _fault(request, wrong)
    return _said(request, 400, "not-understood", "the body of this request is nested too deeply")


def _fault(request: Asking, wrong: Exception) -> Response[Any]:
    told = failed(noted(f"{request.method} {request.url.path[:80]}", wrong))
    return _told(500, told.code, told.said(_language(request)), **told.more)
