"""What people have played: each finished game once, who sat there, and what it did to their ratings.

A game and its ratings are written down together, once, whichever server does it. Whoever is deleted leaves a seat
without a name; the numbers of the others stay as they were. Games stay when their tables are forgotten.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sql

from sixrealms.ratings import Rating, after_game
from sixrealms.server.store.people import PERSONS, SEATS, Person
from sixrealms.server.store.ratings import RATINGS, rating_of
from sixrealms.server.store.tables import METADATA, TABLES, Overtaken, Storage

GAMES: Final = sql.Table(
    "played_games",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),  # of the table, which may be forgotten by now
    sql.Column("ruleset", sql.String(40), nullable=False),
    sql.Column("size", sql.Integer, nullable=False),
    sql.Column("game", sql.String(300), nullable=False),  # the name it was asked for with, "" none
    sql.Column("reason", sql.String(60), nullable=False),  # why it was over
    sql.Column("turns", sql.Integer, nullable=False),
    sql.Column("decisions", sql.Integer, nullable=False),
    sql.Column("seconds", sql.BigInteger, nullable=False),
    sql.Column("ended", sql.BigInteger, nullable=False),  # seconds since 1970
    sql.Column("rated", sql.Boolean, nullable=False),  # it has changed ratings
)
PLAYED: Final = sql.Table(
    "played_seats",
    METADATA,
    sql.Column("game_id", sql.String(32), sql.ForeignKey("played_games.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column(
        "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="SET NULL"), index=True, nullable=True
    ),
    sql.Column("name", sql.String(64), nullable=False),  # at the table
    sql.Column("bot", sql.String(60), nullable=False),
    sql.Column("deck", sql.String(64), nullable=False),
    sql.Column("place", sql.Integer, nullable=False),
    sql.Column("won", sql.Boolean, nullable=False),
    sql.Column("cards", sql.Text, nullable=False),  # how many copies of which printing were played, as JSON
    sql.Column("mean_before", sql.Double, nullable=True),  # NULL where the game is not rated
    sql.Column("mean_after", sql.Double, nullable=True),
)
#: Games of one person that are looked at for their figures and told in their data.
MOST_GAMES: Final = 5_000
_AT_ONCE: Final = 200
_CARDS: Final = msgspec.json.Decoder(dict[str, int])


class PlayedSeat(NamedTuple):
    """How a game ended for a seat. To be written down: its `side`, what was known of whoever sat down there (`rating`),
    and whether they were deleted (`gone`). As it is kept: `person`, "" where nobody is known or they were deleted, and
    the means before and after of a rated game.
    """

    name: str
    bot: str
    deck: str
    place: int
    won: bool
    cards: Mapping[str, int]
    side: int = 0
    rating: Rating | None = None
    gone: bool = False
    person: str = ""
    mean_before: float | None = None
    mean_after: float | None = None


class FinishedGame(NamedTuple):
    """A game that is over; it is `rated` if its players had agreed on that and it came to a result, and as it is kept
    if it has changed ratings. `there`: its table is, and can be looked at again.
    """

    id: str
    ruleset: str
    size: int
    game: str
    reason: str
    turns: int
    decisions: int
    seconds: int
    ended: int
    rated: bool
    there: bool
    seats: Mapping[int, PlayedSeat]


class PlayedGames:
    """The games in the database of the tables. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # -- writing ----------------------------------------------------------------------------------------------------

    def write_down(self, game: FinishedGame) -> bool:
        """Keep a game that is over, with the ratings it changes; False if it is kept already."""

        def work(connection: sql.Connection) -> None:
            row = game._asdict()
            del row["seats"], row["there"]
            connection.execute(sql.insert(GAMES).values(row | {"rated": False}))
            persons = _sitting(connection, game.id)
            means = _rated(connection, game, persons) if game.rated else {}
            if means:
                connection.execute(sql.update(GAMES).where(GAMES.c.id == game.id).values(rated=True))
            rows = [_row(game.id, seat, one, persons, means) for seat, one in game.seats.items()]
            connection.execute(sql.insert(PLAYED), rows)

        try:
            self._storage.at_once(work)
        except Overtaken:
            return False
        return True

    def give_up(self, table: str) -> None:
        """Never ask for this game again: it cannot be read any more."""
        row = dict.fromkeys(("size", "turns", "decisions", "seconds", "ended"), 0) | {"id": table, "rated": False}
        row |= dict.fromkeys(("ruleset", "game", "reason"), "")
        try:
            self._storage.at_once(lambda connection: connection.execute(sql.insert(GAMES).values(row)))
        except Overtaken:
            return

    def forget(self, person: Person) -> None:
        """Delete what is kept of somebody in the games of all: their names there, decks and cards."""
        mine = sql.update(PLAYED).where(PLAYED.c.person_id == person.id)
        self._storage.at_once(
            lambda connection: connection.execute(mine.values(person_id=None, name="", deck="", cards="{}"))
        )

    def prune(self) -> None:
        """Delete names of people nobody is any more, and games of which nobody is left."""
        lost = sql.and_(PLAYED.c.person_id.is_(None), PLAYED.c.bot == "")
        left = sql.select(PLAYED.c.game_id).where(PLAYED.c.person_id.is_not(None))
        there = sql.select(TABLES.c.id)

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.update(PLAYED).where(lost).values(name="", deck="", cards="{}"))
            connection.execute(sql.delete(GAMES).where(GAMES.c.id.not_in(left), GAMES.c.id.not_in(there)))

        self._storage.at_once(work)

    # -- reading ----------------------------------------------------------------------------------------------------

    def missing(self, after: str = "") -> list[str]:
        """Some tables whose game is over, was played by somebody who is known, and is not written down."""
        played = sql.select(SEATS.c.table_id).where(SEATS.c.table_id == TABLES.c.id).exists()
        kept = sql.select(GAMES.c.id).where(GAMES.c.id == TABLES.c.id).exists()
        asked = sql.select(TABLES.c.id).where(TABLES.c.over, TABLES.c.id > after, played, sql.not_(kept))
        return [row.id for row in self._storage.read(asked.order_by(TABLES.c.id).limit(_AT_ONCE))]

    def count(self, person: Person) -> int:
        """How many games of somebody are kept."""
        mine = sql.select(sql.func.count(PLAYED.c.game_id.distinct())).where(PLAYED.c.person_id == person.id)
        return int(self._storage.read(mine)[0][0])

    def of(self, person: Person, first: int = 0, most: int = MOST_GAMES, *, rated: bool = False) -> list[FinishedGame]:
        """The games of somebody, the newest first, from the one with the number `first` on; only those that were
        `rated`, if that is asked.
        """
        mine = sql.select(PLAYED.c.game_id).where(PLAYED.c.person_id == person.id)
        asked = sql.select(GAMES, TABLES.c.id.is_not(None).label("there")).outerjoin(TABLES, TABLES.c.id == GAMES.c.id)
        asked = asked.where(GAMES.c.id.in_(mine), *([GAMES.c.rated] if rated else []))
        rows = self._storage.read(asked.order_by(GAMES.c.ended.desc(), GAMES.c.id).offset(first).limit(most))
        return self._with_seats(rows)

    def game(self, table: str) -> FinishedGame | None:
        """The game of a table, None if none is written down."""
        asked = sql.select(GAMES, TABLES.c.id.is_not(None).label("there")).outerjoin(TABLES, TABLES.c.id == GAMES.c.id)
        found = self._with_seats(self._storage.read(asked.where(GAMES.c.id == table)))
        return found[0] if found else None

    def _with_seats(self, rows: Sequence[Any]) -> list[FinishedGame]:
        seats: dict[str, dict[int, PlayedSeat]] = defaultdict(dict)
        ids = [row.id for row in rows]
        for at in range(0, len(ids), _AT_ONCE):
            asked = sql.select(PLAYED).where(PLAYED.c.game_id.in_(ids[at : at + _AT_ONCE]))
            for row in self._storage.read(asked.order_by(PLAYED.c.game_id, PLAYED.c.seat)):
                seats[row.game_id][row.seat] = PlayedSeat(
                    row.name if row.bot or row.person_id else "",
                    row.bot,
                    row.deck,
                    row.place,
                    row.won,
                    _CARDS.decode(row.cards),
                    person=row.person_id or "",
                    mean_before=row.mean_before,
                    mean_after=row.mean_after,
                )
        return [FinishedGame._make((*row, seats[row.id])) for row in rows]


def _sitting(connection: sql.Connection, table: str) -> dict[int, tuple[str, bool]]:
    """Whose the seats of a table are, and whether they have an account."""
    asked = sql.select(SEATS.c.seat, PERSONS.c.id, PERSONS.c.login).join(PERSONS).where(SEATS.c.table_id == table)
    return {row.seat: (row.id, row.login is not None) for row in connection.execute(asked)}


def _rated(
    connection: sql.Connection, game: FinishedGame, persons: Mapping[int, tuple[str, bool]]
) -> dict[int, tuple[float, float]]:
    """Change the ratings of those who played, and return the means before and after; nothing happens unless every seat
    was that of another account. Somebody who was deleted meanwhile counts as they were when they sat down.
    """
    there = {seat: persons[seat][0] for seat in game.seats if persons.get(seat, ("", False))[1]}
    if len(set(there.values())) != len(there) or not there:
        return {}
    if any(seat not in there and not one.gone for seat, one in game.seats.items()):
        return {}
    _wait_for_each_other(connection, there.values())
    before = [
        rating_of(connection, there[seat], game.ruleset) if seat in there else one.rating or Rating()
        for seat, one in game.seats.items()
    ]
    after = after_game(before, [one.place for one in game.seats.values()], [one.side for one in game.seats.values()])
    for seat, person in there.items():
        mine = sql.and_(RATINGS.c.person_id == person, RATINGS.c.ruleset == game.ruleset)
        connection.execute(sql.delete(RATINGS).where(mine))
        new = {"mean": after[seat].mean, "spread": after[seat].spread, "games": after[seat].games}
        connection.execute(sql.insert(RATINGS).values(person_id=person, ruleset=game.ruleset, **new))
    return {seat: (before[seat].mean, after[seat].mean) for seat in game.seats}


def _wait_for_each_other(connection: sql.Connection, persons: Iterable[str]) -> None:
    """Let two servers that rate games of the same people do it one after the other; SQLite does so anyway."""
    if connection.dialect.name == "postgresql":
        held = sql.select(PERSONS.c.id).where(PERSONS.c.id.in_(list(persons))).order_by(PERSONS.c.id)
        connection.execute(held.with_for_update()).all()


def _row(
    game: str,
    seat: int,
    one: PlayedSeat,
    persons: Mapping[int, tuple[str, bool]],
    means: Mapping[int, tuple[float, float]],
) -> dict[str, Any]:
    before, after = means.get(seat, (None, None))
    known = bool(one.bot) or (seat in persons and not one.gone)
    return {
        "game_id": game,
        "seat": seat,
        "person_id": persons[seat][0] if seat in persons and not one.bot else None,
        "name": one.name[:64] if known else "",
        "bot": one.bot,
        "deck": one.deck[:64] if known else "",
        "place": one.place,
        "won": one.won,
        "cards": msgspec.json.encode(one.cards).decode() if known else "{}",
        "mean_before": before,
        "mean_after": after,
    }
