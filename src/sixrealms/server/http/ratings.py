"""The requests about ratings: the list of a ruleset, one's own, what a game has done to them."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from sixrealms import rulesets
from sixrealms.ratings import LISTED_FROM, Certainty, Rating
from sixrealms.server.http.authentication import ACCOUNTS, known, who_asks
from sixrealms.server.http.context import LOBBY, Asking
from sixrealms.server.refusal import Refused
from sixrealms.server.session.new_table import Guest
from sixrealms.server.store.people import Person
from sixrealms.server.store.played_games import FinishedGame, PlayedGames
from sixrealms.server.store.ratings import Ratings

#: People told at once, and games whose changes somebody is told.
_TOLD: Final = 50
_CHANGES: Final = 20


class RatingTold(msgspec.Struct, frozen=True):
    """A rating in points, `margin` of which it may well be off; `rank` is its place in the list of the `ruleset`, 0
    before it is listed.
    """

    ruleset: str
    points: int
    margin: int
    games: int
    certainty: Certainty
    rank: int


class RatedPerson(msgspec.Struct, frozen=True):
    """Somebody in the list of a ruleset; `mine`: whoever asks."""

    rank: int
    name: str
    points: int
    margin: int
    games: int
    certainty: Certainty
    mine: bool


class RatingList(msgspec.Struct, frozen=True):
    """A page of the list of a ruleset: `people` from the number `at` on, of `count`. `listed_from` are the rated games
    one needs to be listed, `rulesets` those under which somebody has a rating, `mine` is that of whoever asks.
    """

    ruleset: str
    rulesets: tuple[str, ...]
    listed_from: int
    at: int
    count: int
    people: tuple[RatedPerson, ...]
    mine: RatingTold | None = None


class RatingChange(msgspec.Struct, frozen=True):
    """What a game has done to a rating, in points; `replay`: it can be looked at again."""

    table: str
    ruleset: str
    ended: int
    place: int
    players: int
    before: int
    after: int
    replay: bool


class MyRatings(msgspec.Struct, frozen=True):
    """The ratings of somebody, and what their last rated games have done to them."""

    ratings: tuple[RatingTold, ...]
    changes: tuple[RatingChange, ...]


class SeatRating(msgspec.Struct, frozen=True):
    """What a game has done to the rating of one seat, in points."""

    seat: int
    place: int
    before: int
    after: int


class TableRatings(msgspec.Struct, frozen=True):
    """What the game of a table has done to ratings: nothing yet while it is not `written` down; nothing at all if it is
    not `rated`.
    """

    written: bool
    rated: bool
    seats: tuple[SeatRating, ...]


@get("/api/ratings")
async def show_ratings(request: Asking, ruleset: FromQuery[str] = "tournament", at: FromQuery[int] = 0) -> RatingList:
    """Those who play a ruleset, the strongest first; whoever has played too few rated games is not listed."""
    rules = rulesets.named(ruleset[:60]).name
    workers, person = LOBBY.of(request).workers, await who_asks(request)
    ratings = Ratings(workers.storage)
    first = max(0, min(at, 100_000))
    found, count = await workers.store(ratings.best, rules, first, _TOLD)
    mine = person.id if person is not None else ""
    people = tuple(
        RatedPerson(
            one.rank,
            one.name,
            one.rating.points,
            one.rating.margin,
            one.rating.games,
            one.rating.certainty,
            one.person == mine,
        )
        for one in found
    )
    played = tuple(sorted(await workers.store(ratings.rulesets) | {rules}))
    own = {one.ruleset: one for one in await ratings_of(request, person)} if person is not None else {}
    return RatingList(rules, played, LISTED_FROM, first, count, people, own.get(rules))


@get("/api/me/ratings")
async def my_ratings(request: Asking) -> MyRatings:
    """My ratings, and what my last rated games have done to them."""
    return await all_ratings(request, await known(request))


@get("/api/tables/{table:str}/ratings")
async def table_ratings(request: Asking, table: FromPath[str]) -> TableRatings:
    """What the game of a table has done to the ratings of those who played."""
    workers = LOBBY.of(request).workers
    game = await workers.store(PlayedGames(workers.storage).game, table[:32])
    if game is None:
        return TableRatings(False, False, ())
    seats = tuple(
        SeatRating(seat, one.place, _points(one.mean_before), _points(one.mean_after))
        for seat, one in game.seats.items()
        if one.mean_before is not None
    )
    return TableRatings(True, game.rated, seats)


async def all_ratings(request: Asking, person: Person) -> MyRatings:
    """The same of somebody."""
    workers = LOBBY.of(request).workers
    games = await workers.store(PlayedGames(workers.storage).of, person, 0, _CHANGES, rated=True)
    changes = (_change(game, person) for game in games)
    return MyRatings(await ratings_of(request, person), tuple(one for one in changes if one is not None))


async def ratings_of(request: Asking, person: Person) -> tuple[RatingTold, ...]:
    """The ratings of somebody with their places in the lists."""
    workers = LOBBY.of(request).workers
    ratings = Ratings(workers.storage)
    found = []
    for ruleset, one in (await workers.store(ratings.of, person)).items():
        rank = await workers.store(ratings.rank, ruleset, one)
        found.append(RatingTold(ruleset, one.points, one.margin, one.games, one.certainty, rank))
    return tuple(found)


async def rating_to_sit_with(
    request: Asking, guest: Guest, ruleset: str, table: str = ""
) -> tuple[Guest, Rating | None]:
    """Whoever asks as they sit down at a rated table, under the name of their account, and their rating; None for
    somebody without one. Refused to somebody who sits there already.
    """
    person = await who_asks(request)
    if person is None or person.login is None:
        return guest, None
    workers = LOBBY.of(request).workers
    seats = await workers.store(ACCOUNTS.of(request).people.seats_at, person, table) if table else []
    if seats:
        raise Refused("rated-yourself", "you sit at this table already, and nobody is rated for playing themselves")
    rating = (await workers.store(Ratings(workers.storage).of, person)).get(ruleset, Rating())
    return msgspec.structs.replace(guest, name=person.name), rating


def _change(game: FinishedGame, person: Person) -> RatingChange | None:
    for one in game.seats.values():
        if one.person == person.id and one.mean_before is not None:
            before, after = _points(one.mean_before), _points(one.mean_after)
            told = (game.id, game.ruleset, game.ended, one.place, len(game.seats), before, after, game.there)
            return RatingChange(*told)
    return None


def _points(mean: float | None) -> int:
    return Rating(mean).points if mean is not None else 0


HANDLERS: Final = [show_ratings, my_ratings, table_ratings]
