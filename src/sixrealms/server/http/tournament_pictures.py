"""Requests for an event looked at as a whole: its bracket as a picture, and what was played."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from sixrealms.server.http.context import Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.http.tournament_requests import SERVICE, running, spoken_by
from sixrealms.tournament.event import Event
from sixrealms.tournament.report.metagame import Metagame, metagame
from sixrealms.tournament.sheets.bracket import bracket_of_event, has_bracket
from sixrealms.tournament.sheets.bracket_drawing import Shape, drawn_bracket
from sixrealms.tournament.sheets.drawing import svg


class BracketTold(msgspec.Struct, frozen=True):
    """The bracket in words, a line for every table: the same as its picture shows."""

    title: str
    lines: tuple[str, ...]


@get("/api/events/{event:str}/metagame")
async def show_metagame(request: Asking, event: FromPath[str], language: FromQuery[str] = "") -> Metagame:
    """Worlds, champions, cards and decks with how often they won: for those who run the event, and for everybody once
    decks are published.
    """
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    await may_see_decks(request, event, held.event)
    return await costly(request, metagame, held.event, spoken_by(request, language))


async def may_see_decks(request: Asking, event: str, state: Event) -> None:
    """EventRefused for whoever does not run an event whose decks are not published."""
    if not state.shows_decks:
        await running(request, event, "organiser", "judge")


@get("/api/events/{event:str}/bracket")
async def show_bracket(request: Asking, event: FromPath[str], language: FromQuery[str] = "") -> BracketTold | None:
    """The bracket in words; null while nobody advances."""
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    if not has_bracket(held.event):
        return None
    found = await costly(request, bracket_of_event, held.event, spoken_by(request, language))
    return BracketTold(found.title, found.lines)


@get(
    "/api/events/{event:str}/bracket.svg",
    media_type=MediaType.TEXT,
    responses={200: ResponseSpec(bytes, media_type="image/svg+xml", description="the picture")},
)
async def show_bracket_picture(
    request: Asking, event: FromPath[str], shape: FromQuery[Shape] = "wide", language: FromQuery[str] = ""
) -> Response[bytes]:
    """The bracket as a picture: `wide` with its rounds beside each other, `tall` for a phone. EventRefused while nobody
    advances.
    """
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    words = spoken_by(request, language)

    def drawn() -> bytes:
        return svg(drawn_bracket(bracket_of_event(held.event, words), shape, words)).encode()

    content = await costly(request, drawn)
    headers = {"Cache-Control": "no-cache", "Content-Security-Policy": "default-src 'none'"}
    return Response(content, media_type="image/svg+xml", headers=headers)


HANDLERS: Final = (show_metagame, show_bracket, show_bracket_picture)
