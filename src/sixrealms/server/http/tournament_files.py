"""Requests for what leaves an event and comes into it: printed sheets, files, lists of players, the grid as data."""

from __future__ import annotations

import asyncio
import base64
from hashlib import sha256
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from sixrealms.server import limits
from sixrealms.server.http.context import FOUNDING_EVENTS, Asking
from sixrealms.server.http.costly_requests import costly
from sixrealms.server.http.tournament_requests import CHANGING, IMPORTS_COUNT, SERVICE, running, spoken_by
from sixrealms.server.http.tournaments import USUAL, FoundEvent, NumberAsked, SizeAsked
from sixrealms.server.refusal import Refused
from sixrealms.server.tournaments.events_told import Held
from sixrealms.server.tournaments.service import player_key
from sixrealms.tournament.archive import read_event, write_event
from sixrealms.tournament.csv_lists import ListRefused, read_players
from sixrealms.tournament.operations import Enter
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.report.exports import EXPORTED, csv_of, for_few, json_of
from sixrealms.tournament.sheets.event_sheets import WHATS, WantedSheet, sheet_of
from sixrealms.tournament.sheets.grid import box_of
from sixrealms.tournament.sheets.grid_of_event import boxes_of, rounds_of
from sixrealms.tournament.sheets.html import STYLE, html
from sixrealms.tournament.sheets.pdf import pdf
from sixrealms.tournament.sheets.pen import PAPERS
from sixrealms.tournament.sheets.sheet import Box
from sixrealms.tournament.views.event_messages import ToldEvent
from sixrealms.tournament.views.told_event import needs_of, told_event

_HELD_BACK: Final = ("player-cards", "registration")  # keys of players, and their decks
_LIST: Final = 512 * 1024  # bytes of a list of players
_TOLD: Final = 50  # mistakes of a list
_FILE: Final = 16 * 1024 * 1024  # bytes of the file of an event
_DIGEST: Final = base64.b64encode(sha256(STYLE.encode()).digest()).decode()
#: A printed page loads nothing and runs nothing; it has the one style that is written into it.
POLICY: Final = f"default-src 'none'; style-src 'sha256-{_DIGEST}'; base-uri 'none'; form-action 'none'"


class PlayerList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list of players as it was pasted, or as a spreadsheet saved it. `built_on` is the version that was seen."""

    text: Annotated[str, Meta(max_length=_LIST)]
    built_on: Annotated[int, Meta(ge=-1)] = -1


class Entered(msgspec.Struct, frozen=True):
    """How many were registered, and the event with them."""

    count: int
    event: ToldEvent


class EventFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of an event, which goes on here."""

    content: Annotated[str, Meta(max_length=_FILE)]


@get("/api/events/{event:str}/grid")
async def show_grid(
    request: Asking,
    event: FromPath[str],
    language: FromQuery[str] = "",
    of_round: NumberAsked = 0,
    page: NumberAsked = 1,
    size: SizeAsked = USUAL,
) -> list[list[Box]]:
    """The brackets of every round as the printed grid has them, those to come with whom their lines wait for.

    With `of_round` only a page of the brackets of that round.
    """
    held = await asyncio.to_thread(SERVICE.of(request).held, event)

    def drawn() -> list[list[Box]]:
        words = spoken_by(request, language)
        if of_round:
            rounds = [boxes_of(held.event, of_round, max(page, 1), size, words)]
        else:
            rounds, _ = rounds_of(held.event, words)
        return [[box_of(one, held.event.names, words, held.event.plan.wins) for one in boxes] for boxes in rounds]

    return await costly(request, drawn)


@get("/api/events/{event:str}/print/{file:str}", media_type="application/octet-stream")
async def print_sheet(
    request: Asking,
    event: FromPath[str],
    file: FromPath[str],
    language: FromQuery[str] = "",
    paper: FromQuery[str] = "a4",
    of_round: FromQuery[int] = 0,
) -> Response[bytes]:
    """A sheet of the event as `WHAT.pdf` or `WHAT.html`; cards and decks only for those who run it."""
    what, _, kind = file.partition(".")
    if what not in WHATS or kind not in ("pdf", "html") or paper not in PAPERS:
        raise Refused(
            "no-sheet", f"there are {', '.join(WHATS)}, each as .pdf or .html, on {' or '.join(PAPERS)} paper"
        )
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    if what in _HELD_BACK:
        await running(request, event, "organiser", "judge")
    here = f"{str(request.base_url).rstrip('/')}/events/{event}"

    def printed() -> bytes:
        words = spoken_by(request, language)
        now = held.event.rounds[of_round - 1] if held.event.rounds and of_round <= len(held.event.rounds) else None
        wanted = WantedSheet(
            what=what,
            language=words,
            round=of_round,
            addresses={table.number: f"{here}/tables/{table.number}" for table in now.tables} if now else {},
            player_addresses=_doors(held, here) if what == "player-cards" else {},
            remarks=tuple(said(one.because, words) for one in needs_of(held.event) if held.event.plan.scored),
        )
        sheet = sheet_of(held.event, wanted)
        return pdf(sheet, paper) if kind == "pdf" else html(sheet).encode()

    content = await costly(request, printed)
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'inline; filename="{event}-{what}.{kind}"'}
    if kind == "html":
        headers["Content-Security-Policy"] = POLICY
    return Response(content, media_type="application/pdf" if kind == "pdf" else "text/html", headers=headers)


def _doors(held: Held, here: str) -> dict[str, str]:
    """The address that opens the event for each player; the key stands behind the `#`, which no server is sent."""
    return {player: f"{here}/mine#key={player_key(held.stored, player)}" for player in held.event.players}


@get("/api/events/{event:str}/export/{file:str}", media_type="application/octet-stream")
async def export(request: Asking, event: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    """A list as `WHAT.csv` or `WHAT.json`: `players`, `decks`, `pairings`, `results`, `standings`, `teams`,
    `metagame` or `penalties`; or everything as `event.json`. That, penalties, and decks and metagame until decks are
    published are for those who run the event.
    """
    held = await asyncio.to_thread(SERVICE.of(request).held, event)
    what, _, kind = file.partition(".")
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{event}-{file}"'}
    if file == "event.json":
        await running(request, event, "organiser", "judge")
        content = await costly(request, write_event, event, held.stored.plan, held.log)
        return Response(content, media_type="application/json", headers=headers)
    if kind not in ("csv", "json") or what not in EXPORTED:
        raise Refused("no-sheet", f"there are {', '.join(EXPORTED)}, each as .csv or .json, and event.json")
    if for_few(held.event, what):
        await running(request, event, "organiser", "judge")
    if kind == "json":
        told = await costly(request, json_of, held.event, what)
        return Response(told.encode(), media_type="application/json", headers=headers)
    listed = await costly(request, csv_of, held.event, what)
    # spreadsheets take what begins so for what it is
    return Response(b"\xef\xbb\xbf" + listed.encode(), media_type="text/csv", headers=headers)


@post("/api/events/{event:str}/players", status_code=200, request_max_body_size=2 * _LIST)
async def enter_list(
    request: Asking, event: FromPath[str], data: JSONBody[PlayerList], language: FromQuery[str] = ""
) -> Entered:
    """Register everybody on a list, or nobody: `list` tells every mistake with its line."""
    CHANGING.count(request)
    by = await running(request, event, "organiser")
    service, words = SERVICE.of(request), spoken_by(request, language)
    held = await asyncio.to_thread(service.held, event)
    try:
        players = read_players(data.text, [player.name for player in held.event.players.values()])
    except ListRefused as wrong:
        mistakes = [{"line": one.line, "message": said(one.because, words)} for one in wrong.mistakes[:_TOLD]]
        raise Refused("list", wrong.said(words), mistakes=mistakes) from None
    commands = [Enter(one.name, one.team, one.members) for one in players]

    def enter() -> Entered:
        outcome = service.do(event, commands, by, built_on=data.built_on if data.built_on >= 0 else None)
        return Entered(len(players), told_event(event, outcome.after, words, by.role))

    return await costly(request, enter)


@post("/api/events/import", request_max_body_size=2 * _FILE)
async def import_event(request: Asking, data: JSONBody[EventFile], language: FromQuery[str] = "") -> FoundEvent:
    """Go on with an event from its file; whoever asks is its organiser here. Refused for one that is here already.

    Whether it counts in the ranking is the operator's choice (`IMPORTS_COUNT`).
    """
    FOUNDING_EVENTS.count(request)
    service, words = SERVICE.of(request), spoken_by(request, language)
    ranked = IMPORTS_COUNT.of(request)

    def taken_over() -> FoundEvent:
        archive = read_event(data.content.encode())
        if service.events.count() >= limits.EVENTS and not service.forget_unused(limits.UNUSED_IN_THE_WAY):
            raise Refused("full", "this server keeps as many events as it can")
        stored, key = service.take_over(archive, ranked=ranked)
        return FoundEvent(stored.id, key, told_event(stored.id, service.held(stored.id).event, words, "organiser"))

    return await costly(request, taken_over)


HANDLERS: Final = (show_grid, print_sheet, export, enter_list, import_event)
