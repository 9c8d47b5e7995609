"""The requests about leagues: everybody looks at them; who may found and feed them is the operator's choice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from sixrealms.server.http.context import FOUNDING_EVENTS, Asking, Shared
from sixrealms.server.http.ranking import CSV
from sixrealms.server.http.tournament_requests import CHANGING, KEY
from sixrealms.server.http.tournaments import USUAL, NumberAsked, SearchAsked, SizeAsked
from sixrealms.server.tournaments.league_pages import (
    LeaguePages,
    ToldLeague,
    ToldLeagues,
    ToldResults,
    WantedLeague,
    WholeLeague,
)
from sixrealms.server.tournaments.leagues import LeagueService, csv_of_league
from sixrealms.tournament.leagues.league import League
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused

#: The leagues of the server, and whether visitors may found some.
LEAGUES: Final = Shared[LeaguePages]("leagues")
OPEN_LEAGUES: Final = Shared[bool]("open-leagues")
_EventId = Annotated[str, Meta(min_length=1, max_length=24)]


class FoundLeague(msgspec.Struct, frozen=True):
    """A new league and the key that changes it, which is told only now."""

    id: str
    key: str


class NewLeague(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A league somebody founds."""

    league: League


class LeagueChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Events of this server that are to be in a league, or not any more, and its rules where they are to be others.
    With `dry` nothing is kept; the answer tells how it would be.
    """

    add: Annotated[tuple[_EventId, ...], Meta(max_length=200)] = ()
    remove: Annotated[tuple[_EventId, ...], Meta(max_length=200)] = ()
    league: League | None = None
    dry: bool = False


class LeagueDeletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What deletes a league; its `name` is repeated, so that nobody does it by mistake."""

    name: Words


@get("/api/leagues")
async def list_leagues(
    request: Asking, search: SearchAsked = "", page: NumberAsked = 1, size: SizeAsked = USUAL
) -> ToldLeagues:
    """A page of the leagues of this server, the newest first; `search` finds them by name."""
    pages, may_found = LEAGUES.of(request), OPEN_LEAGUES.of(request)
    return await asyncio.to_thread(lambda: pages.leagues(search, page, size, may_found=may_found))


@post("/api/leagues")
async def found_league(request: Asking, data: JSONBody[NewLeague]) -> FoundLeague:
    """Found a league, where the operator lets visitors do that."""
    if not OPEN_LEAGUES.of(request):
        raise refused("not-for-visitors")
    FOUNDING_EVENTS.count(request)
    stored, key = await asyncio.to_thread(LEAGUES.of(request).service.found, data.league)
    return FoundLeague(stored.id, key)


@get("/api/leagues/{league:str}")
async def show_league(
    request: Asking,
    league: FromPath[str],
    search: SearchAsked = "",
    page: NumberAsked = 1,
    events_page: NumberAsked = 1,
    size: SizeAsked = USUAL,
    beside: SearchAsked = "",
) -> ToldLeague:
    """A league with a page of its standings and one of its events.

    `search` finds people by name; `beside` is the `line` of somebody whose page is told.
    """
    pages, key = LEAGUES.of(request), request.headers.get(KEY, "")[:80]
    wanted = WantedLeague(search, page, events_page, size, beside)

    def told() -> ToldLeague:
        held = pages.service.held(league)
        return pages.page(held, wanted, yours=pages.service.stored.opens(league, key))

    return await asyncio.to_thread(told)


@get("/api/leagues/{league:str}/people/{line:str}")
async def show_league_results(request: Asking, league: FromPath[str], line: FromPath[str]) -> ToldResults:
    """What somebody, by their `line`, has from every event of a league."""
    pages = LEAGUES.of(request)
    return await asyncio.to_thread(lambda: pages.results(pages.service.held(league), line))


@post("/api/leagues/{league:str}", status_code=200)
async def change_league(request: Asking, league: FromPath[str], data: JSONBody[LeagueChange]) -> ToldLeague:
    """Feed a league, or give it other rules, with its key; or see what that would change.

    By other rules everything is counted anew, also events that were held before them.
    """
    CHANGING.count(request)
    pages, key = LEAGUES.of(request), request.headers.get(KEY, "")[:80]
    service = pages.service

    def change() -> ToldLeague:
        _must_open(service, league, key)
        before = service.table(service.held(league))
        held = service.change(league, league=data.league, add=data.add, remove=data.remove, dry=data.dry)
        return pages.page(held, WantedLeague(), before, yours=True)

    return await asyncio.to_thread(change)


@delete("/api/leagues/{league:str}", status_code=200)
async def delete_league(request: Asking, league: FromPath[str], data: JSONBody[LeagueDeletion]) -> None:
    """Delete a league with its key; its events stay, with their points in the ranking."""
    CHANGING.count(request)
    service, key = LEAGUES.of(request).service, request.headers.get(KEY, "")[:80]

    def gone() -> None:
        _must_open(service, league, key)
        service.delete(league, data.name)

    await asyncio.to_thread(gone)


@get("/api/leagues/{league:str}/standings.csv", media_type="text/csv", responses=CSV)
async def league_as_csv(request: Asking, league: FromPath[str]) -> Response[str]:
    """The standings as comma-separated values, a column for each event."""
    service = LEAGUES.of(request).service
    text = await asyncio.to_thread(lambda: csv_of_league(service.table(service.held(league))))
    headers = {"Content-Disposition": f'attachment; filename="league-{league[:24]}.csv"'}
    return Response(text, media_type="text/csv", headers=headers)


@get("/api/leagues/{league:str}/standings.json")
async def league_as_json(request: Asking, league: FromPath[str]) -> WholeLeague:
    """All of a league: its events, and everybody with all results."""
    pages = LEAGUES.of(request)
    return await asyncio.to_thread(lambda: pages.whole(pages.service.held(league)))


def _must_open(service: LeagueService, wanted: str, key: str) -> None:
    service.held(wanted)
    if not service.stored.opens(wanted, key):
        raise refused("not-for-visitors")


HANDLERS: Final = [
    *(list_leagues, found_league, show_league, show_league_results, change_league, delete_league),
    *(league_as_csv, league_as_json),
]
