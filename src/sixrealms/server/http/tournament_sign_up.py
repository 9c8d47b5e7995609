"""Requests of people who come to an event with their phones: the code that leads there, and signing up."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from sixrealms.server.http.authentication import who_asks
from sixrealms.server.http.context import Asking, Counted
from sixrealms.server.http.link_code import code_of
from sixrealms.server.http.tournament_requests import SERVICE, running, who
from sixrealms.server.tournaments.service import player_key
from sixrealms.tournament.fields import Members
from sixrealms.tournament.operations import SignUp
from sixrealms.tournament.plan import Words
from sixrealms.tournament.refusals import refused

#: How often one address may sign people up; a hall with many phones is one address.
SIGNING_UP: Final = Counted("signing-up", "sign-ups", lambda: (200, 1.0))


class AskedSignUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody signs up: their `name`, a club they play for; in a team event the `members` of the team, the first of
    them whoever signs up. With `mine` the entry is that of the account they are logged in with.
    """

    name: Words
    team: Words = ""
    members: Members = ()
    mine: bool = True


class SignedUp(msgspec.Struct, frozen=True):
    """Somebody is entered: their id, and the key that opens their table, told only now and on printed slips."""

    player: str
    key: str


@post("/api/events/{event:str}/sign-up", status_code=200)
async def sign_up(request: Asking, event: FromPath[str], data: JSONBody[AskedSignUp]) -> SignedUp:
    """Enter oneself, while the organiser lets people do that; whoever holds a key of the event cannot enter others."""
    SIGNING_UP.count(request)
    if await who(request, event) is not None:
        raise refused("sign-up-yourself")
    command = SignUp(data.name, data.team, data.members)
    person = await who_asks(request) if data.mine else None
    account = person.id if person is not None and person.login is not None else ""
    return SignedUp(*await asyncio.to_thread(SERVICE.of(request).sign_up, event, command, account))


@get(
    "/api/events/{event:str}/sign-up.svg",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(bytes, media_type="image/svg+xml", description="the code")},
)
async def show_sign_up_code(
    request: Asking, event: FromPath[str], scheme: FromQuery[Literal["http", "https"] | None] = None
) -> Response[bytes]:
    """The page where people sign up as a QR code; `scheme` is the reader's, where a proxy hides it."""
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    return code_of(request, f"events/{held.stored.id}/sign-up", scheme)


@get(
    "/api/events/{event:str}/players/{player:str}/link.svg",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(bytes, media_type="image/svg+xml", description="the code")},
)
async def show_player_code(
    request: Asking,
    event: FromPath[str],
    player: FromPath[str],
    scheme: FromQuery[Literal["http", "https"] | None] = None,
) -> Response[bytes]:
    """The own page of a player with its key as a QR code, for the organiser, who shows it to their phone."""
    await running(request, event, "organiser")
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    if player not in held.event.players:
        raise refused("no-player-event", said=player[:24], who="-")
    return code_of(request, f"events/{held.stored.id}/mine#key={player_key(held.stored, player)}", scheme)


HANDLERS: Final = [sign_up, show_sign_up_code, show_player_code]
