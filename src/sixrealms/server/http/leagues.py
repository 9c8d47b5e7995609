"""The requests about leagues: everybody looks at them; who may found and feed them is the operator's choice."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from sixrealms.server.http.context import FOUNDING_EVENTS, Asking, Shared
from sixrealms.server.http.tournament_requests import CHANGING, KEY
from sixrealms.server.store.leagues import StoredLeague
from sixrealms.server.tournaments.leagues import LeagueService, changed_lines, csv_of_league
from sixrealms.tournament.leagues.league import League
from sixrealms.tournament.leagues.table import LeagueEvent, LeagueLine, LeagueTable
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused

#: The leagues of the server, and whether visitors may found some.
LEAGUES: Final = Shared[LeagueService]("leagues")
OPEN_LEAGUES: Final = Shared[bool]("open-leagues")
_EventId = Annotated[str, Meta(min_length=1, max_length=24)]


class LeagueName(msgspec.Struct, frozen=True):
    """A league in a list."""

    id: str
    league: League


class ToldLeagues(msgspec.Struct, frozen=True):
    """The leagues of a server, and whether whoever asks may found one."""

    leagues: tuple[LeagueName, ...]
    may_found: bool


class ToldLeague(msgspec.Struct, frozen=True):
    """A league with its events and its standings. `added` are the events that were chosen; `yours`: whoever asks may
    change it. Answering a change, `changed` people have other points or another place.
    """

    id: str
    league: League
    events: tuple[LeagueEvent, ...]
    lines: tuple[LeagueLine, ...]
    added: tuple[str, ...]
    yours: bool
    changed: int = 0


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
async def list_leagues(request: Asking) -> ToldLeagues:
    """The leagues of this server, the newest first."""
    found = await asyncio.to_thread(LEAGUES.of(request).stored.all)
    return ToldLeagues(tuple(LeagueName(one.id, one.league) for one in found), OPEN_LEAGUES.of(request))


@post("/api/leagues")
async def found_league(request: Asking, data: JSONBody[NewLeague]) -> FoundLeague:
    """Found a league, where the operator lets visitors do that."""
    if not OPEN_LEAGUES.of(request):
        raise refused("not-for-visitors")
    FOUNDING_EVENTS.count(request)
    stored, key = await asyncio.to_thread(LEAGUES.of(request).found, data.league)
    return FoundLeague(stored.id, key)


@get("/api/leagues/{league:str}")
async def show_league(request: Asking, league: FromPath[str]) -> ToldLeague:
    """A league with its standings."""
    service, key = LEAGUES.of(request), request.headers.get(KEY, "")[:80]
    return await asyncio.to_thread(
        lambda: _told(service, service.held(league), yours=service.stored.opens(league, key))
    )


@post("/api/leagues/{league:str}", status_code=200)
async def change_league(request: Asking, league: FromPath[str], data: JSONBody[LeagueChange]) -> ToldLeague:
    """Feed a league, or give it other rules, with its key; or see what that would change.

    By other rules everything is counted anew, also events that were held before them.
    """
    CHANGING.count(request)
    service, key = LEAGUES.of(request), request.headers.get(KEY, "")[:80]

    def change() -> ToldLeague:
        _must_open(service, league, key)
        before = service.table(service.held(league))
        held = service.change(league, league=data.league, add=data.add, remove=data.remove, dry=data.dry)
        return _told(service, held, before)

    return await asyncio.to_thread(change)


@delete("/api/leagues/{league:str}", status_code=200)
async def delete_league(request: Asking, league: FromPath[str], data: JSONBody[LeagueDeletion]) -> None:
    """Delete a league with its key; its events stay, with their points in the ranking."""
    CHANGING.count(request)
    service, key = LEAGUES.of(request), request.headers.get(KEY, "")[:80]

    def gone() -> None:
        _must_open(service, league, key)
        service.delete(league, data.name)

    await asyncio.to_thread(gone)


@get("/api/leagues/{league:str}/standings.csv")
async def league_as_csv(request: Asking, league: FromPath[str]) -> Response[str]:
    """The standings as comma-separated values, a column for each event."""
    service = LEAGUES.of(request)
    text = await asyncio.to_thread(lambda: csv_of_league(service.table(service.held(league))))
    headers = {"Content-Disposition": f'attachment; filename="league-{league[:24]}.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


def _must_open(service: LeagueService, wanted: str, key: str) -> None:
    service.held(wanted)
    if not service.stored.opens(wanted, key):
        raise refused("not-for-visitors")


def _told(
    service: LeagueService, held: StoredLeague, before: LeagueTable | None = None, *, yours: bool = True
) -> ToldLeague:
    table = service.table(held)
    changed = changed_lines(before, table) if before is not None else 0
    return ToldLeague(held.id, held.league, table.events, table.lines, held.events, yours, changed)


HANDLERS: Final = [list_leagues, found_league, show_league, change_league, delete_league, league_as_csv]
