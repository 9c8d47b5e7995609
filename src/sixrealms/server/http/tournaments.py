"""The requests about events: found, looked at, changed by those who hold a key. Whoever holds none watches."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from sixrealms.server import limits
from sixrealms.server.http.context import FOUNDING_EVENTS, Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.http.tournament_requests import CHANGING, KEY, SERVICE, TABLES, running, spoken_by, who
from sixrealms.server.refusal import Refused
from sixrealms.server.store.tournaments import EventLine
from sixrealms.tournament.execute import Later
from sixrealms.tournament.fields import By
from sixrealms.tournament.operations import AnyCommand, Issue, Repair
from sixrealms.tournament.plan import Plan, Words
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.views.event_messages import ToldChange, ToldEvent, ToldStep
from sixrealms.tournament.views.told_event import only_table, told_changes, told_event, told_log

_LISTED: Final = 100
_MOST_COMMANDS: Final = 600
_SPECTATOR: Final = By("player", "")  # may ask for nothing


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
    event it holds is only the own table.
    """

    commands: Annotated[tuple[AnyCommand, ...], Meta(min_length=1, max_length=_MOST_COMMANDS)] = msgspec.field(
        name="wishes"
    )
    built_on: Annotated[int, Meta(ge=-1)] = -1
    later: Later = "ask"
    dry: bool = False
    mine: bool = False


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
    request: Asking, event: FromPath[str], language: FromQuery[str] = ""
) -> Response[ToldEvent | None]:
    """An event as whoever asks may see it; unchanged since the version of `If-None-Match`, only that it is."""
    by = await who(request, event)
    spoken = spoken_by(request, language)
    role, you = (by.role, by.name if by.role == "player" else "") if by else (None, "")
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    tag = f'"{held.event.version}-{role or "spectator"}{you}-{spoken}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": f"{KEY}, Accept-Language"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(None, status_code=304, headers=headers)
    told = await asyncio.to_thread(SERVICE.of(request).told, event, spoken, by)
    return Response(told, headers=headers)


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

    told, digest = await asyncio.to_thread(SERVICE.of(request).told_table, event, spoken, by, max(table, 0))
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
        you = by.name if by.role == "player" else ""
        after = told_event(event, outcome.after, spoken, by.role, you) if data.dry else service.told(event, spoken, by)
        if data.mine:
            after = only_table(after, 0, you)
        numbers = tuple(entry.number for entry in outcome.recorded)
        return ChangesTold(data.dry, numbers, told_changes(outcome.changes, outcome.after, spoken), after)

    draws = any(isinstance(command, Issue) for command in data.commands)  # sealed product, which takes a while
    changed = await (costly(request, change) if draws else asyncio.to_thread(change))
    TABLES.of(request).changed()
    return changed


@get("/api/events/{event:str}/steps")
async def show_steps(request: Asking, event: FromPath[str], language: FromQuery[str] = "") -> tuple[ToldStep, ...]:
    """Everything that has happened at an event, for those who run it."""
    await running(request, event, "organiser", "judge")
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    return told_log(held.event, held.log, spoken_by(request, language))


HANDLERS: Final = [
    list_events,
    found_event,
    show_event,
    show_own_table,
    delete_event,
    change_event,
    show_steps,
]
