"""Requests for the keys of an event: who holds one, and new ones."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from sixrealms.server import limits
from sixrealms.server.http.context import Asking
from sixrealms.server.http.tournament_requests import CHANGING, SERVICE, running
from sixrealms.server.refusal import Refused
from sixrealms.server.store.tournaments import new_key
from sixrealms.server.tournaments.service import player_key
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused


class AskedKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key of a role is asked for, for somebody with a name; `ends` lets their keys open nothing any more instead."""

    role: Literal["organiser", "judge"]
    name: Words
    ends: bool = False


class ToldKey(msgspec.Struct, frozen=True):
    """Whose a key is; `key` is told once, when it is made."""

    role: str
    name: str
    created: int = 0
    key: str = ""


class EventKeys(msgspec.Struct, frozen=True):
    """Who holds keys, and the keys of the players by their ids, for their slips."""

    keys: tuple[ToldKey, ...]
    players: dict[str, str]


@get("/api/events/{event:str}/keys")
async def show_keys(request: Asking, event: FromPath[str]) -> EventKeys:
    """Who may open the event, and the keys on the slips of the players, for the organiser."""
    await running(request, event, "organiser")
    service = SERVICE.of(request)
    held = await asyncio.to_thread(service.held, event)
    keys = await asyncio.to_thread(service.events.keys, event)
    players = {player: player_key(held.stored, player) for player in held.event.players}
    return EventKeys(tuple(ToldKey(key.role, key.name, key.created) for key in keys), players)


@post("/api/events/{event:str}/keys", status_code=200)
async def make_key(request: Asking, event: FromPath[str], data: JSONBody[AskedKey]) -> ToldKey:
    """A new key for an organiser or a judge, or the end of those somebody has; the organiser's own stay."""
    CHANGING.count(request)
    await running(request, event, "organiser")
    service, name = SERVICE.of(request), " ".join(data.name.split())
    if not name:
        raise refused("name", name="", most=80)
    if data.ends:
        await asyncio.to_thread(service.events.end_keys, event, data.role, name)
        return ToldKey(data.role, name)
    if len(await asyncio.to_thread(service.events.keys, event)) >= limits.EVENT_KEYS:
        raise Refused("full", "this event has as many keys as it can")
    key = new_key()
    await asyncio.to_thread(service.events.add_key, event, key, data.role, name)
    return ToldKey(data.role, name, key=key)


HANDLERS: Final = [show_keys, make_key]
