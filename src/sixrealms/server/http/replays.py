"""The requests about games that are over: replays, records opened, and games that go on from a replay."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.players.opponents import bot_called, shown_name
from sixrealms.players.roster import bot
from sixrealms.records.parser import parse
from sixrealms.records.replay import Replay
from sixrealms.server.fair_share import Pieces
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.game.seats import NOBODYS_TOKEN, Chair, TablePlan
from sixrealms.server.http.authentication import note_whose
from sixrealms.server.http.context import FOUNDING, LOBBY, Asking, Shared
from sixrealms.server.http.costly_requests import in_pieces, must_have_some_left
from sixrealms.server.messages.outgoing import Looked
from sixrealms.server.refusal import Refused
from sixrealms.server.session import new_table
from sixrealms.server.session import option_agreement as agreement
from sixrealms.server.session.new_table import Guest, Word
from sixrealms.server.session.room import Room
from sixrealms.server.session.table_list import RecordKept, SeatTaken, taken
from sixrealms.server.views.replay import (
    EVERYTHING,
    GameStory,
    Played,
    ReplayPage,
    ReplayReview,
    Replays,
    ThoughtsTold,
)
from sixrealms.setup.seating import MOST_PLAYERS
from sixrealms.wording import LANGUAGES

#: Where the application keeps the replays.
REPLAYS: Final = Shared[Replays]("replays")
#: Bytes of a record that is opened; the longest game of eight players recorded so far has a third of it.
RECORD_BODY: Final = 512 * 1024
#: Decisions of a record that is opened.
MOST_DECISIONS: Final = 20_000


class AskedBranch(msgspec.Struct, forbid_unknown_fields=True):
    """The wish to play on from a replay: after `at` decisions, on that seat, against computer players."""

    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]
    name: Word = ""
    bot: Word = "greedy"


class OpenedRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A record (docs/notation.md) that is to be looked at."""

    record: str


@get(
    "/api/tables/{table:str}/replay",
    media_type=MediaType.JSON,
    responses={200: ResponseSpec(ReplayPage, description="the page")},
)
async def show_replay(
    request: Asking,
    table: FromPath[str],
    seat: FromQuery[int] = EVERYTHING,
    at: FromQuery[int] = 0,
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """A page of a game that is over: as a seat saw it (-1: as everybody did) or, without one, with every card open."""
    replays, played = await _seen(request, table, seat)
    page = await in_pieces(request, replays.page(played, seat, _spoken(language), at))
    return Response(page, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/replay/look")
async def look_at_card(
    request: Asking,
    table: FromPath[str],
    card: FromQuery[int],
    seat: FromQuery[int] = EVERYTHING,
    at: FromQuery[int] = 0,
    language: FromQuery[str] = "en",
) -> Looked:
    """Everything about one card of a game that is over, after a decision, as the watcher of the replay may know it."""
    replays, played = await _seen(request, table, seat)
    return await in_pieces(request, replays.look(played, seat, _spoken(language), at, card))


@get("/api/tables/{table:str}/story")
async def tell_story(
    request: Asking, table: FromPath[str], language: FromQuery[str] = "en", seat: FromQuery[int] = SPECTATOR
) -> GameStory:
    """A game that is over in five sentences, told to whoever sat at a seat, and the decision that turned it."""
    replays, played = await _seen(request, table, seat)
    return await in_pieces(request, replays.story(played, _spoken(language), seat))


@get("/api/tables/{table:str}/replay/why")
async def ask_why(
    request: Asking,
    table: FromPath[str],
    at: FromQuery[int] = 0,
    level: FromQuery[str] = "",
    language: FromQuery[str] = "en",
) -> ThoughtsTold:
    """What was weighed at the decision after `at` others of a game that is over: by the computer player who made it, or
    by that of `level`.
    """
    replays, played = await _seen(request, table, EVERYTHING)
    if not 0 <= at < len(played.actions):
        raise Refused("over", f"the game has the decisions 0 to {len(played.actions) - 1}")
    if level:
        bot(level)
    return await in_pieces(request, replays.why(played, _spoken(language), at, level))


@get("/api/tables/{table:str}/review")
async def review_game(request: Asking, table: FromPath[str], language: FromQuery[str] = "en") -> ReplayReview:
    """Who was winning a game that is over, decision by decision, and where it turned."""
    replays, played = await _seen(request, table, EVERYTHING)
    return await in_pieces(request, replays.review(played, _spoken(language)))


@post("/api/records", request_max_body_size=RECORD_BODY)
async def open_record(request: Asking, data: JSONBody[OpenedRecord]) -> RecordKept:
    """Keep a record as the table of a game that is over; its replay is that of the table."""
    FOUNDING.count(request)
    setup, actions = await in_pieces(request, _read(data.record))
    names = setup.names or tuple(f"{seat}" for seat in range(1, len(setup.decks) + 1))
    bots = [bot_called(name) or "" for name in names]
    chairs = [
        Chair(bot=computer, name=shown_name(name)[: new_table.LONGEST_NAME], token=NOBODYS_TOKEN)
        for name, computer in zip(names, bots, strict=True)
    ]
    setup = dataclasses.replace(setup, names=tuple(chair.name for chair in chairs))
    plan = TablePlan(setup.ruleset, setup.size, dict(setup.options), any_deck=True, players=len(chairs))
    room = await LOBBY.of(request).keep(plan, chairs, setup, actions, over=True)
    return RecordKept(room.stored.id, len(actions))


@post("/api/tables/{table:str}/branch")
async def branch(request: Asking, table: FromPath[str], data: JSONBody[AskedBranch]) -> SeatTaken:
    """A new table that goes on where a replay stands: the seat's, with its token."""
    FOUNDING.count(request)
    await must_have_some_left(request)
    lobby = LOBBY.of(request)
    room = await lobby.room(table)
    played = _played(room)
    if data.at >= len(played.actions):
        raise Refused("over", "the game is over there; go on from an earlier decision")
    if data.seat >= len(played.names):
        raise Refused("no-seat", f"the game has the seats 0 to {len(played.names) - 1}")
    bot(data.bot)
    old = room.stored.chairs
    chairs = [msgspec.structs.replace(chair, bot=chair.bot or data.bot, token="") for chair in old]
    chairs[data.seat] = msgspec.structs.replace(old[data.seat], bot="", token="", name="")
    guest = Guest(name=data.name or played.names[data.seat], seat=data.seat)
    seat, chair, token = new_table.seated(chairs, guest, room.stored.plan)
    chairs[seat] = agreement.accepted(chair, room.stored.plan)
    setup = dataclasses.replace(played.setup, names=tuple(chair.name for chair in chairs))
    new = await lobby.keep(
        msgspec.structs.replace(
            room.stored.plan, clock=None, window=0.0, patient=False, coordinator=False, rated=False
        ),
        chairs,
        setup,
        played.actions[: data.at],
    )
    await note_whose(request, new.stored.id, seat)
    return taken(new.stored, seat, token)


async def _seen(request: Asking, table: str, seat: int) -> tuple[Replays, Played]:
    """The replays of this server and the game of a table, to be seen as that seat saw it."""
    played = _played(await LOBBY.of(request).room(table))
    if not EVERYTHING <= seat < len(played.names):
        raise Refused("no-seat", f"the game has the seats 0 to {len(played.names) - 1}; -1 watched, -2 sees everything")
    return REPLAYS.of(request), played


def _spoken(language: str) -> str:
    return language if language in LANGUAGES else LANGUAGES[0]


def _played(room: Room) -> Played:
    """The game of a table. Refused while it goes on: a replay shows every hand."""
    game, stored = room.game, room.stored
    if game is None or stored.setup is None or (game.state.result is None and not stored.over):
        raise Refused("not-over", "a replay shows every hand; it can be seen when the game is over")
    names = tuple(chair.called for chair in stored.chairs)
    bots = tuple(chair.bot for chair in stored.chairs)
    return Played(stored.id, stored.setup, tuple(game.actions), names, stored.secret, game.state.result, bots)


def _read(text: str) -> Pieces[tuple[GameSetup, list[Action]]]:
    """What a record was set up with and its decisions; RecordError if this program does not play it so."""
    record = parse(text, "record")
    if len(record.moves) > MOST_DECISIONS:
        raise Refused("too-long", f"a record that is opened here has at most {MOST_DECISIONS} decisions")
    actions: list[Action] = []
    for step in Replay(record):
        actions.append(step.action)
        yield
    return record.setup, actions
