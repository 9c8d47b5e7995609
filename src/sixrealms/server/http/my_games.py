"""The requests about the games one has played: page by page, what they come to, and as files."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromQuery

from sixrealms.ratings import Rating
from sixrealms.server.http.authentication import known, who_asks
from sixrealms.server.http.context import LOBBY, Asking
from sixrealms.server.http.game_figures import Ending, GameFigures, MineOf, figures, mine_of
from sixrealms.server.store.people import Person
from sixrealms.server.store.played_games import MOST_GAMES, PlayedGames
from sixrealms.tournament.csv_lists import write

#: Games told at once.
_TOLD: Final = 25
_COLUMNS: Final = (
    *("ended", "ruleset", "size", "game", "players", "deck", "ending", "place", "opponents", "turns", "decisions"),
    *("seconds", "rated", "before", "after", "table"),
)


class OtherSeat(msgspec.Struct, frozen=True):
    """Somebody who played as well: a computer player of a level (`bot`), or a person; `name` is "" if they are gone."""

    name: str
    bot: str
    deck: str
    won: bool


class MyGame(msgspec.Struct, frozen=True):
    """A game somebody has played, as they have it. `before` and `after` are the points of a `rated` one, `replay`: it
    can be looked at again.
    """

    table: str
    ended: int
    ruleset: str
    size: int
    game: str
    deck: str
    ending: Ending
    place: int
    others: tuple[OtherSeat, ...]
    reason: str
    turns: int
    decisions: int
    seconds: int
    rated: bool
    before: int
    after: int
    replay: bool


class MyGames(msgspec.Struct, frozen=True):
    """A page of the games of whoever asks, the newest first, from the number `at` on, of `count`; `known`: there is
    somebody whose they are.
    """

    known: bool
    at: int
    count: int
    games: tuple[MyGame, ...]


@get("/api/me/games")
async def my_games(request: Asking, at: FromQuery[int] = 0) -> MyGames:
    """My games that are over, the newest first."""
    person = await who_asks(request)
    if person is None:
        return MyGames(False, 0, 0, ())
    workers, first = LOBBY.of(request).workers, max(0, min(at, MOST_GAMES))
    count = await workers.store(PlayedGames(workers.storage).count, person)
    return MyGames(True, first, count, await _games(request, person, first, _TOLD))


@get("/api/me/games/figures")
async def my_figures(request: Asking) -> GameFigures:
    """What my games come to: won and lost, with which decks and cards, against whom."""
    return figures(await _mine(request, await known(request), 0, MOST_GAMES))


@get("/api/me/games.json")
async def my_games_as_json(request: Asking) -> Response[MyGames]:
    """All my games as a file."""
    person = await known(request)
    games = await _games(request, person, 0, MOST_GAMES)
    return Response(MyGames(True, 0, len(games), games), headers=_as_file("games.json"))


@get("/api/me/games.csv", media_type="text/csv")
async def my_games_as_csv(request: Asking) -> Response[str]:
    """All my games as a table for a spreadsheet, one a line."""
    rows: list[tuple[str | int, ...]] = []
    for one in await _games(request, await known(request), 0, MOST_GAMES):
        others = "; ".join(other.name or other.bot or "?" for other in one.others)
        ended = datetime.fromtimestamp(one.ended, UTC).isoformat()
        facts = (ended, one.ruleset, one.size, one.game, len(one.others) + 1, one.deck, one.ending, one.place, others)
        rated = ("yes", one.before, one.after) if one.rated else ("no", "", "")
        rows.append((*facts, one.turns, one.decisions, one.seconds, *rated, one.table))
    return Response(write(_COLUMNS, rows), media_type="text/csv; charset=utf-8", headers=_as_file("games.csv"))


async def all_games(request: Asking, person: Person) -> tuple[MyGame, ...]:
    """All games of somebody."""
    return await _games(request, person, 0, MOST_GAMES)


async def _games(request: Asking, person: Person, first: int, most: int) -> tuple[MyGame, ...]:
    return tuple(_told(one) for one in await _mine(request, person, first, most))


async def _mine(request: Asking, person: Person, first: int, most: int) -> list[MineOf]:
    workers = LOBBY.of(request).workers
    games = await workers.store(PlayedGames(workers.storage).of, person, first, most)
    return [one for one in (mine_of(game, person.id) for game in games) if one is not None]


def _told(one: MineOf) -> MyGame:
    game, own = one.game, one.own
    others = (other for seat, other in game.seats.items() if seat != one.seat)
    rated = own.mean_before is not None and own.mean_after is not None
    return MyGame(
        game.id,
        game.ended,
        game.ruleset,
        game.size,
        game.game,
        own.deck,
        one.ending,
        own.place,
        tuple(OtherSeat(other.name, other.bot, other.deck, other.won) for other in others),
        game.reason,
        game.turns,
        game.decisions,
        game.seconds,
        rated,
        Rating(own.mean_before).points if own.mean_before is not None else 0,
        Rating(own.mean_after).points if own.mean_after is not None else 0,
        game.there,
    )


def _as_file(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


HANDLERS: Final = [my_games, my_figures, my_games_as_json, my_games_as_csv]
