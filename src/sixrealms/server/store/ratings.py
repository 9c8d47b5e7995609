"""How strong people play, as their finished games have it: one row for each of them and ruleset."""

from __future__ import annotations

from typing import Final, NamedTuple

import sqlalchemy as sql

from sixrealms.ratings import LISTED_FROM, Rating
from sixrealms.server.store.people import PERSONS, Person
from sixrealms.server.store.tables import METADATA, Storage

RATINGS: Final = sql.Table(
    "ratings",
    METADATA,
    sql.Column("person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("ruleset", sql.String(40), primary_key=True),
    sql.Column("mean", sql.Double, nullable=False),
    sql.Column("spread", sql.Double, nullable=False),
    sql.Column("games", sql.Integer, nullable=False),
    sql.Index("ratings_listed", "ruleset", "mean"),
)


class RatedAccount(NamedTuple):
    """Somebody in the list of a ruleset, with their place in it; 0 for somebody who is not listed yet."""

    person: str
    name: str
    rating: Rating
    rank: int


class Ratings:
    """The ratings in the database of the tables. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, person: Person) -> dict[str, Rating]:
        """The ratings of somebody, by ruleset."""
        asked = sql.select(RATINGS).where(RATINGS.c.person_id == person.id).order_by(RATINGS.c.ruleset)
        return {row.ruleset: Rating(row.mean, row.spread, row.games) for row in self._storage.read(asked)}

    def best(self, ruleset: str, first: int, most: int) -> tuple[list[RatedAccount], int]:
        """Those listed under a ruleset, the strongest first, from the one with the number `first` on; and how many are
        listed. Whoever has played too few games is not.
        """
        listed = _listed(ruleset)
        count = self._storage.read(sql.select(sql.func.count()).select_from(RATINGS).where(listed))[0][0]
        asked = sql.select(RATINGS, PERSONS.c.name).join(PERSONS).where(listed)
        rows = self._storage.read(asked.order_by(RATINGS.c.mean.desc(), RATINGS.c.person_id).offset(first).limit(most))
        found: list[RatedAccount] = []
        for at, row in enumerate(rows):
            rating = Rating(row.mean, row.spread, row.games)
            if found and found[-1].rating.mean == rating.mean:
                rank = found[-1].rank
            else:
                rank = self.rank(ruleset, rating) if at == 0 else first + at + 1
            found.append(RatedAccount(row.person_id, row.name, rating, rank))
        return found, int(count)

    def rank(self, ruleset: str, rating: Rating) -> int:
        """The place of a rating in the list of its ruleset; 0 if it is not listed."""
        if rating.games < LISTED_FROM:
            return 0
        above = sql.select(sql.func.count()).select_from(RATINGS).where(_listed(ruleset), RATINGS.c.mean > rating.mean)
        return 1 + int(self._storage.read(above)[0][0])

    def rulesets(self) -> set[str]:
        """The rulesets under which somebody has a rating."""
        return {row.ruleset for row in self._storage.read(sql.select(RATINGS.c.ruleset).distinct())}


def _listed(ruleset: str) -> sql.ColumnElement[bool]:
    return sql.and_(RATINGS.c.ruleset == ruleset, RATINGS.c.games >= LISTED_FROM)


def rating_of(connection: sql.Connection, person: str, ruleset: str) -> Rating:
    """The rating of somebody under a ruleset; that of somebody unknown if they have none."""
    asked = sql.select(RATINGS).where(RATINGS.c.person_id == person, RATINGS.c.ruleset == ruleset)
    row = connection.execute(asked).first()
    return Rating(row.mean, row.spread, row.games) if row is not None else Rating()
