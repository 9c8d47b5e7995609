"""The requests about events: found, looked at, changed by those who hold a key. Whoever holds none watches."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from sixrealms.server import limits
from sixrealms.server.http.context import FOUNDING_EVENTS, Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.http.tournament_requests import CHANGING, KEY, SERVICE, TABLES, running, spoken_by, who
from sixrealms.server.refusal import Refused
from sixrealms.server.store.tournaments import EventLine
from sixrealms.server.tournaments.events_told import EventsTold
from sixrealms.tournament.event import Event
from sixrealms.tournament.execute import Later
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import AnyCommand, Issue, Repair
from sixrealms.tournament.plan import Plan, Words
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.views.event_cuts import WantedStretch, only_table
from sixrealms.tournament.views.event_messages import Part, ToldChange, ToldEvent, ToldStep
from sixrealms.tournament.views.told_event import told_changes, told_event, told_log

LARGE: Final = 600  # players from whom on all of an event is told one reader after the other
USUAL: Final = 60  # entries of a page
MOST_ON_A_PAGE: Final = 200
_FAR: Final = 1_000_000  # no page and no step lies beyond
Search = Annotated[str, Meta(max_length=80)]
Page = Annotated[int, Meta(ge=0, le=_FAR)]
Size = Annotated[int, Meta(ge=1, le=MOST_ON_A_PAGE)]
#: The same as they stand in an address.
SearchAsked = Annotated[str, QueryParameter(max_length=80)]
NumberAsked = Annotated[int, QueryParameter(ge=0, le=_FAR)]
SizeAsked = Annotated[int, QueryParameter(ge=1, le=MOST_ON_A_PAGE)]
_LISTED: Final = 100
_MOST_COMMANDS: Final = 600
_SPECTATOR: Final = By("player", "")  # may ask for nothing


class AskedStretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The stretch of a list somebody looks at: see `GET /api/events/ID`."""

    part: Part
    search: Search = ""
    page: Page = 1
    size: Size = USUAL
    of_round: Page = 0
    beside: Search = ""

    @property
    def wanted(self) -> WantedStretch:
        """The same as those who cut lists know it."""
        return WantedStretch(self.part, self.search, self.page, self.size, self.of_round, self.beside)


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event somebody founds; they are its organiser."""

    plan: Plan


class FoundEvent(msgspec.Struct, frozen=True):
    """A new event and the key of its organiser, which is told only now."""

    id: str
    key: str
    event: ToldEvent


class AskedChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is to be done at an event, one after the other, all or none.

    `built_on` is the version whoever asks has seen; -1 does not say. `later` decides about rounds that are seated and
    would be seated otherwise. With `dry` nothing is done; the answer tells what would change. With `mine` the
    event it holds is only the own table, with `stretch` only that part of a list.
    """

    commands: Annotated[tuple[AnyCommand, ...], Meta(min_length=1, max_length=_MOST_COMMANDS)] = msgspec.field(
        name="wishes"
    )
    built_on: Annotated[int, Meta(ge=-1)] = -1
    later: Later = "ask"
    dry: bool = False
    mine: bool = False
    stretch: AskedStretch | None = None


class ChangesTold(msgspec.Struct, frozen=True):
    """What has changed, or would: in data and in words, and the event after it."""

    dry: bool
    steps: tuple[int, ...]
    changes: tuple[ToldChange, ...]
    event: ToldEvent


@get("/api/events")
async def list_events(request: Asking) -> list[EventLine]:
    """The events something happened at last."""
    return await asyncio.to_thread(SERVICE.of(request).events.recent, _LISTED)


@post("/api/events")
async def found_event(request: Asking, data: JSONBody[NewEvent], language: FromQuery[str] = "") -> FoundEvent:
    """Found an event and be its organiser."""
    FOUNDING_EVENTS.count(request)
    service = SERVICE.of(request)

    def found() -> FoundEvent:
        if service.events.count() >= limits.EVENTS and not service.forget_unused(limits.UNUSED_IN_THE_WAY):
            raise Refused("full", "this server keeps as many events as it can")
        stored, key = service.found(data.plan)
        event = service.held(stored.id).event
        return FoundEvent(stored.id, key, told_event(stored.id, event, spoken_by(request, language), "organiser"))

    return await asyncio.to_thread(found)


@get("/api/events/{event:str}")
async def show_event(
    request: Asking,
    event: FromPath[str],
    language: FromQuery[str] = "",
    part: FromQuery[Part | None] = None,
    search: SearchAsked = "",
    page: NumberAsked = 1,
    size: SizeAsked = USUAL,
    of_round: NumberAsked = 0,
    beside: SearchAsked = "",
) -> Response[ToldEvent | None]:
    """An event as whoever asks may see it; unchanged since the version of `If-None-Match`, only that it is.

    All of it, or with `part` a page of one list and what stands above all lists: `players`, `standings`, or the tables
    of the round `of_round` (0: the current one), as `tables` with the open ones first, as `wall` in their order; `head`
    is no list. `search` finds names, teams and numbers of tables, `beside` is a player's id, or the number of a table,
    whose page is told. `stretch` says which page it is, `counts` how many people there are.
    """
    by = await who(request, event)
    spoken = spoken_by(request, language)
    role, you = (by.role, by.name if by.role == "player" else "") if by else (None, "")
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    wanted = WantedStretch(part, search, page, size, of_round, beside) if part is not None else None
    asked = sha256(repr(wanted).encode()).hexdigest()[:12] if wanted is not None else ""
    tag = f'"{held.event.version}-{role or "spectator"}{you}-{spoken}{asked}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": f"{KEY}, Accept-Language"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(None, status_code=304, headers=headers)
    telling = SERVICE.of(request).telling
    if wanted is not None:
        return Response(await asyncio.to_thread(telling.part, event, spoken, by, wanted), headers=headers)
    if len(held.event.players) > LARGE:  # the whole of a hall takes seconds
        return Response(await costly(request, telling.whole, event, spoken, by), headers=headers)
    return Response(await asyncio.to_thread(telling.whole, event, spoken, by), headers=headers)


@get("/api/events/{event:str}/mine")
async def show_own_table(
    request: Asking, event: FromPath[str], table: FromQuery[int] = 0, language: FromQuery[str] = ""
) -> Response[ToldEvent | None]:
    """The event as a phone at a table needs it: that table of the round, its players, the own line of the standings.

    Without `table` the one of the player whose key this is. What happens at other tables is no news here: with the tag
    of the last answer in `If-None-Match` it is 304 until something changes that is told.
    """
    by = await who(request, event)
    spoken = spoken_by(request, language)

    told, digest = await asyncio.to_thread(SERVICE.of(request).telling.table, event, spoken, by, max(table, 0))
    tag = f'"{digest}-{spoken}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": f"{KEY}, Accept-Language"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(told, headers=headers)


class AskedDeletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What deletes an event; its `name` is repeated, so that nobody does it by mistake."""

    name: Words


@delete("/api/events/{event:str}", status_code=200)
async def delete_event(request: Asking, event: FromPath[str], data: JSONBody[AskedDeletion]) -> None:
    """Delete an event with its log and keys, for its organiser. Nothing brings it back but its file."""
    CHANGING.count(request)
    await running(request, event, "organiser")
    await asyncio.to_thread(SERVICE.of(request).delete, event, data.name)


@post("/api/events/{event:str}/changes", status_code=200)
async def change_event(
    request: Asking, event: FromPath[str], data: JSONBody[AskedChanges], language: FromQuery[str] = ""
) -> ChangesTold:
    """Change an event, or see what that would change."""
    CHANGING.count(request)
    by = await who(request, event) or _SPECTATOR
    spoken = spoken_by(request, language)
    service = SERVICE.of(request)
    if any(isinstance(command, Repair) and command.how for command in data.commands):
        raise refused("repair-at-table")  # the log tells what was done, not what somebody says of it

    def change() -> ChangesTold:
        built_on = data.built_on if data.built_on >= 0 else None
        outcome = service.do(event, data.commands, by, built_on=built_on, later=data.later, dry=data.dry)
        after = _told_after(service.telling, event, outcome.after, spoken, by, data)
        numbers = tuple(entry.number for entry in outcome.recorded)
        return ChangesTold(data.dry, numbers, told_changes(outcome.changes, outcome.after, spoken), after)

    draws = any(isinstance(command, Issue) for command in data.commands)  # sealed product, which takes a while
    changed = await (costly(request, change) if draws else asyncio.to_thread(change))
    TABLES.of(request).changed()
    return changed


def _told_after(telling: EventsTold, event: str, after: Event, spoken: str, by: By, asked: AskedChanges) -> ToldEvent:
    """The event after what was asked, or as it would be: all of it, or the part whoever asks looks at."""
    you = by.name if by.role == "player" else ""
    if asked.dry:
        if asked.stretch is not None:
            return telling.would_be(event, after, spoken, by, asked.stretch.wanted)
        told = told_event(event, after, spoken, by.role, you)
        return only_table(told, 0, you) if asked.mine else told
    if asked.mine:
        return telling.table(event, spoken, by, 0)[0]
    return telling.part(event, spoken, by, asked.stretch.wanted) if asked.stretch else telling.whole(event, spoken, by)


@get("/api/events/{event:str}/steps")
async def show_steps(
    request: Asking,
    event: FromPath[str],
    language: FromQuery[str] = "",
    before: NumberAsked = 0,
    size: Annotated[int | None, QueryParameter(ge=1, le=MOST_ON_A_PAGE)] = None,
) -> tuple[ToldStep, ...]:
    """Everything that has happened at an event, for those who run it; with `size` only the last so many steps, or the
    last ones `before` the step with that number.
    """
    await running(request, event, "organiser", "judge")
    held, counting = await asyncio.to_thread(SERVICE.of(request).telling.counting, event)
    end = min(before - 1, len(held.log)) if before else len(held.log)
    steps = held.log[max(end - size, 0) if size is not None else 0 : end]
    spoken = spoken_by(request, language)
    if size is None and len(held.log) > LARGE:
        return await costly(request, told_log, held.event, steps, spoken, counting)
    return told_log(held.event, steps, spoken, counting)


HANDLERS: Final = [
    list_events,
    found_event,
    show_event,
    show_own_table,
    delete_event,
    change_event,
    show_steps,
]
