"""The requests about events: found, looked at, changed by those who hold a key. Whoever holds none watches."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from sixrealms import catalogue
from sixrealms.formats.sealed_decks import MOST_EXCHANGED
from sixrealms.server import limits
from sixrealms.server.event_desk import Desk, WasOvertaken, player_key
from sixrealms.server.event_storage import EventLine, new_key
from sixrealms.server.event_tables import EventTables, OwnSeat
from sixrealms.server.limits import ByAddress
from sixrealms.server.me_rest import address_of
from sixrealms.server.refusal import Refused, preferred
from sixrealms.server.repairing import Decision
from sixrealms.tournament.boosters import may_open
from sixrealms.tournament.carrying_out import Later, SeatingChanges
from sixrealms.tournament.plan import Plan, Words, has_boosters
from sixrealms.tournament.refused import EventRefused, refused
from sixrealms.tournament.sideboards import deck_before, has_sideboards
from sixrealms.tournament.steps import By, DeckList, Role
from sixrealms.tournament.told import ToldChange, ToldEvent, ToldStep
from sixrealms.tournament.told_event import RUNNING, only_table, told_changes, told_event, told_steps
from sixrealms.tournament.wishes import Repair, Wish
from sixrealms.wording import LANGUAGES

#: Where the application keeps what these requests share.
DESK: Final = "desk"
CHANGING: Final = "changing-events"
TABLES: Final = "event-tables"
#: The header that carries the key of whoever asks.
KEY: Final = "X-Six-Realms-Key"
_LISTED: Final = 100
_MOST_WISHES: Final = 600
_SPECTATOR: Final = By("player", "")  # may ask for nothing

Asking = Request[Any, Any, AppState]


def changing_allowance() -> ByAddress:
    """How often one address may change events; a hall with many phones is one address."""
    return ByAddress(at_once=400, a_second=8.0)


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event somebody founds; he is its organiser."""

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

    wishes: Annotated[tuple[Wish, ...], Meta(min_length=1, max_length=_MOST_WISHES)]
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


class AskedKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish for a key of a role, for somebody with a name; `ends` lets his keys open nothing any more instead."""

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


def desk_of(request: Asking) -> Desk:
    """The desk of this server."""
    found: Desk = request.app.state[DESK]
    return found


def count_change(request: Asking) -> None:
    """Refused when this address changes too much."""
    allowance: ByAddress = request.app.state[CHANGING]
    if not allowance.takes(address_of(request)):
        raise Refused("too-often", "too many changes from this address; wait a minute")


def spoken_by(request: Asking, language: str) -> str:
    """The language of an answer: the one asked for, or else one the reader likes."""
    return language if language in LANGUAGES else preferred(request.headers.get("accept-language", ""))


async def who(request: Asking, event: str) -> By | None:
    """Who asks; Refused for a key that opens nothing here."""
    key = request.headers.get(KEY, "")[:80]
    if not key:
        return None
    by = await asyncio.to_thread(desk_of(request).who, event, key)
    if by is None:
        raise Refused("event-key", "this key opens nothing at this event; ask the organiser for another one")
    return by


async def running(request: Asking, event: str, *roles: Role) -> By:
    """Who asks, if he has one of these roles; EventRefused otherwise."""
    by = await who(request, event)
    if by is None or by.role not in roles:
        raise refused(f"not-for-{by.role if by else 'player'}")
    return by


@get("/api/events")
async def list_events(request: Asking) -> list[EventLine]:
    """The events something happened at last."""
    return await asyncio.to_thread(desk_of(request).events.recent, _LISTED)


@post("/api/events")
async def found_event(request: Asking, data: JSONBody[NewEvent], language: FromQuery[str] = "") -> FoundEvent:
    """Found an event and be its organiser."""
    count_change(request)
    desk = desk_of(request)

    def found() -> FoundEvent:
        if desk.events.count() >= limits.EVENTS:
            raise Refused("full", "this server keeps as many events as it can")
        stored, key = desk.found(data.plan)
        event = desk.held(stored.id).event
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
    held = await asyncio.to_thread(desk_of(request).held, event)
    tag = f'"{held.event.version}-{role or "spectator"}{you}-{spoken}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": f"{KEY}, Accept-Language"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(None, status_code=304, headers=headers)
    told = await asyncio.to_thread(desk_of(request).told, event, spoken, by)
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

    def cut() -> tuple[ToldEvent, str]:
        told = desk_of(request).told_table(event, spoken, by, max(table, 0))
        return told, sha256(msgspec.json.encode(msgspec.structs.replace(told, version=0))).hexdigest()[:24]

    told, digest = await asyncio.to_thread(cut)
    tag = f'"{digest}-{spoken}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": f"{KEY}, Accept-Language"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(told, headers=headers)


class AskedDeletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wish to delete an event; its `name` is repeated, so that nobody does it by mistake."""

    name: Words


@delete("/api/events/{event:str}", status_code=200)
async def delete_event(request: Asking, event: FromPath[str], data: JSONBody[AskedDeletion]) -> None:
    """Delete an event with all its steps and keys, for its organiser. Nothing brings it back but its file."""
    count_change(request)
    await running(request, event, "organiser")
    await asyncio.to_thread(desk_of(request).delete, event, data.name)


@post("/api/events/{event:str}/changes", status_code=200)
async def change_event(
    request: Asking, event: FromPath[str], data: JSONBody[AskedChanges], language: FromQuery[str] = ""
) -> ChangesTold:
    """Change an event, or see what that would change."""
    count_change(request)
    by = await who(request, event) or _SPECTATOR
    spoken = spoken_by(request, language)
    desk = desk_of(request)
    if any(isinstance(wish, Repair) and wish.how for wish in data.wishes):
        raise refused("repair-at-table")  # the log tells what was done, not what somebody says of it

    def change() -> ChangesTold:
        built_on = data.built_on if data.built_on >= 0 else None
        outcome = desk.do(event, data.wishes, by, built_on=built_on, later=data.later, dry=data.dry)
        you = by.name if by.role == "player" else ""
        after = told_event(event, outcome.after, spoken, by.role, you) if data.dry else desk.told(event, spoken, by)
        if data.mine:
            after = only_table(after, 0, you)
        numbers = tuple(taken.number for taken in outcome.taken)
        return ChangesTold(data.dry, numbers, told_changes(outcome.changes, outcome.after, spoken), after)

    changed = await asyncio.to_thread(change)
    _tables(request).changed()
    return changed


@get("/api/events/{event:str}/steps")
async def show_steps(request: Asking, event: FromPath[str], language: FromQuery[str] = "") -> tuple[ToldStep, ...]:
    """Everything that has happened at an event, for those who run it."""
    await running(request, event, "organiser", "judge")
    held = await asyncio.to_thread(desk_of(request).held, event)
    return told_steps(held.event, held.book, spoken_by(request, language))


@get("/api/events/{event:str}/decks/{player:str}")
async def show_registered_deck(
    request: Asking, event: FromPath[str], player: FromPath[str], member: FromQuery[int] = 0
) -> DeckList:
    """The registered deck of a player, or of the `member` of a team, for those who run the event and for himself."""
    by = await who(request, event)
    if by is None or (by.role not in RUNNING and by.name != player):
        raise refused("not-for-player")
    held = await asyncio.to_thread(desk_of(request).held, event)
    found = held.event.players.get(player)
    if found is None:
        raise refused("no-player-event", said=player[:24], who="-")
    deck = found.decks.get(member)
    if deck is None:
        raise refused("no-deck", player=found.name)
    if by.role == "player" and member not in found.boosters_used and not may_open(held.event, found, member):
        return msgspec.structs.replace(deck, booster=())  # still sealed
    return deck


class PiledCard(msgspec.Struct, frozen=True):
    """A card of a deck or sideboard: its printing, and what it is called."""

    id: str
    name: str
    type: str


class ExchangeTold(msgspec.Struct, frozen=True):
    """A deck and its sideboard as they are before the next `game`; `done`: its player has said what he exchanges.

    With `booster` it is what lies in the booster packed with a sealed deck, of which at most `most` cards come in.
    """

    game: int
    deck: tuple[PiledCard, ...]
    sideboard: tuple[PiledCard, ...]
    done: bool
    booster: bool = False
    most: int = 0


@get("/api/events/{event:str}/sideboard")
async def show_sideboard(
    request: Asking, event: FromPath[str], member: FromQuery[int] = 0, of: FromQuery[str] = ""
) -> ExchangeTold | None:
    """What the player whose key this is may exchange before the next game of his table; null where there is nothing.

    For those who run the event: what the player `of` may. A booster is sealed until its player has finished a game.
    """
    by = await running(request, event, "player", "organiser", "judge")
    held = await asyncio.to_thread(desk_of(request).held, event)
    player = held.event.players.get(by.name if by.role == "player" else of)
    if player is None:
        raise refused("no-player-event", said=of[:24], who="-")
    now = held.event.current
    table = now.table_of(player.id) if now is not None else None
    member = member if member in player.decks else next(iter(player.decks), 0)
    if has_boosters(held.event.plan):
        if not may_open(held.event, player, member):
            return None
        sealed = player.decks[member]
        game = table.next_game if table is not None else 0
        return ExchangeTold(game, _piled(sealed.cards), _piled(sealed.booster), False, True, MOST_EXCHANGED)
    if table is None or member not in player.decks or not has_sideboards(held.event):
        return None
    game = table.next_game
    deck = deck_before(table, player, member, game)
    dungeon = (deck.dungeon,) if deck.dungeon else ()
    done = (player.id, member) in table.exchanges.get(game, {}) or game in table.online
    return ExchangeTold(game, _piled((*deck.cards, *dungeon)), _piled(deck.sideboard), done)


def _piled(cards: Sequence[str]) -> tuple[PiledCard, ...]:
    found = [PiledCard(one, catalogue.printing(one).name, catalogue.printing(one).type) for one in cards]
    return tuple(sorted(found, key=lambda card: (card.type, card.name, card.id)))


@get("/api/events/{event:str}/keys")
async def show_keys(request: Asking, event: FromPath[str]) -> EventKeys:
    """Who may open the event, and the keys on the slips of the players, for the organiser."""
    await running(request, event, "organiser")
    desk = desk_of(request)
    held = await asyncio.to_thread(desk.held, event)
    keys = await asyncio.to_thread(desk.events.keys, event)
    players = {player: player_key(held.stored, player) for player in held.event.players}
    return EventKeys(tuple(ToldKey(key.role, key.name, key.created) for key in keys), players)


@post("/api/events/{event:str}/keys", status_code=200)
async def make_key(request: Asking, event: FromPath[str], data: JSONBody[AskedKey]) -> ToldKey:
    """A new key for an organiser or a judge, or the end of those somebody has; the organiser's own stay."""
    count_change(request)
    await running(request, event, "organiser")
    desk, name = desk_of(request), " ".join(data.name.split())
    if not name:
        raise refused("name", name="", most=80)
    if data.ends:
        await asyncio.to_thread(desk.events.end_keys, event, data.role, name)
        return ToldKey(data.role, name)
    if len(await asyncio.to_thread(desk.events.keys, event)) >= limits.EVENT_KEYS:
        raise Refused("full", "this event has as many keys as it can")
    key = new_key()
    await asyncio.to_thread(desk.events.add_key, event, key, data.role, name)
    return ToldKey(data.role, name, key=key)


class OpenedTable(msgspec.Struct, frozen=True):
    """The table on the network a game of an event is played at."""

    online: str


def _tables(request: Asking) -> EventTables:
    found: EventTables = request.app.state[TABLES]
    return found


@post("/api/events/{event:str}/rounds/{round_:int}/tables/{table:int}/online", status_code=200)
async def open_online(
    request: Asking, event: FromPath[str], round_: FromPath[int], table: FromPath[int]
) -> OpenedTable:
    """Open the next game of a table on the network, with the registered decks; its result is written down by itself.

    For those who run the event and for the players of that table.
    """
    count_change(request)
    by = await running(request, event, "organiser", "judge", "player")
    if by.role == "player":
        held = await asyncio.to_thread(desk_of(request).held, event)
        now = held.event.current
        own = now.table_of(by.name) if now is not None else None
        if own is None or own.number != table:
            raise refused("not-your-table", round=round_, table=table)
        by = By("table", held.event.names[by.name])
    return OpenedTable(await _tables(request).open(event, round_, table, by))


class AskedRepair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a judge does at a table whose game is open: take it `back` some decisions, or have it played `anew`."""

    how: Literal["back", "anew"]
    why: Annotated[str, Meta(min_length=1, max_length=200)]
    back: Annotated[int, Meta(ge=0, le=100)] = 0


@get("/api/events/{event:str}/rounds/{round_:int}/tables/{table:int}/repair")
async def show_decisions(
    request: Asking, event: FromPath[str], round_: FromPath[int], table: FromPath[int]
) -> tuple[Decision, ...]:
    """The decisions the open game of a table can be taken back to, the last one first; for those who run the event."""
    await running(request, event, "organiser", "judge")
    held = await asyncio.to_thread(desk_of(request).held, event)
    return await _tables(request).decisions(held, table) if len(held.event.rounds) == round_ else ()


@post("/api/events/{event:str}/rounds/{round_:int}/tables/{table:int}/repair", status_code=200)
async def repair_online(
    request: Asking, event: FromPath[str], round_: FromPath[int], table: FromPath[int], data: JSONBody[AskedRepair]
) -> None:
    """Take the open game of a table back, or let it be played anew; the table is told, and it is logged."""
    count_change(request)
    by = await running(request, event, "organiser", "judge")
    await _tables(request).repair(event, round_, table, Repair(round_, table, data.why, data.how, data.back), by)


@get("/api/events/{event:str}/seat")
async def show_own_seat(request: Asking, event: FromPath[str], member: FromQuery[int] = 0) -> OwnSeat | None:
    """Where the player whose key this is plays now, with the token of his seat on the network if the game is open.

    Of a team the seat of its `member`, 1 or 2.
    """
    by = await who(request, event)
    if by is None or by.role != "player":
        raise refused("not-for-player")
    held = await asyncio.to_thread(desk_of(request).held, event)
    return await _tables(request).own_seat(held, by.name, member)


def refusal(wrong: EventRefused, language: str) -> tuple[int, str, str, dict[str, Any]]:
    """An event's refusal as an answer: status, code, sentence, and what else a program may use."""
    code = wrong.because.key.removeprefix("event-refused-")
    more: dict[str, Any] = {"rules": list(wrong.because.ids)}
    status = 409
    if code in ("no-event", "no-player-event", "no-deck"):
        status = 404
    elif code.startswith("not-for-"):
        status = 403
    if isinstance(wrong, SeatingChanges):
        more["rounds"] = list(wrong.rounds)
        more["changes"] = msgspec.to_builtins(told_changes(wrong.changes, wrong.outcome.after, language))
    if isinstance(wrong, WasOvertaken):
        more["since"] = msgspec.to_builtins(told_steps(wrong.event, wrong.since, language))
    return status, code, wrong.said(language), more


HANDLERS: Final = [
    list_events,
    found_event,
    show_event,
    show_own_table,
    delete_event,
    change_event,
    show_steps,
    show_registered_deck,
    show_sideboard,
    show_keys,
    make_key,
    open_online,
    show_decisions,
    repair_online,
    show_own_seat,
]
