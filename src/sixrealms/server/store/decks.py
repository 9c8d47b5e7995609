"""Where the decks of accounts are kept, which of them others may see, and which cards somebody owns.

What stands in a deck is text here; `http/my_decks.py` says what. The id of a deck is made by whoever builds it and
cannot be guessed: it is the link of one that is shared.
"""

from __future__ import annotations

import time
from typing import Final, Literal, NamedTuple

import sqlalchemy as sql

from sixrealms.server.store.people import PERSONS
from sixrealms.server.store.tables import METADATA, Storage

DECKS: Final = sql.Table(
    "decks",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column(
        "person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), index=True, nullable=False
    ),
    sql.Column("changed", sql.BigInteger, nullable=False),  # milliseconds since 1970, by the clock of who changed it
    sql.Column("shared", sql.String(8), nullable=False),  # "": with nobody; "link"; "public": it is listed, too
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("cards", sql.Integer, nullable=False),  # how many
    sql.Column("content", sql.Text, nullable=False),  # "" for one that was thrown away
)
COLLECTIONS: Final = sql.Table(
    "collections",
    METADATA,
    sql.Column("person_id", sql.String(24), sql.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    sql.Column("changed", sql.BigInteger, nullable=False),
    sql.Column("content", sql.Text, nullable=False),
)
#: Milliseconds it is known that a deck was thrown away, so that no other device brings it back.
_GONE_FOR: Final = 180 * 86_400_000


class StoredDeck(NamedTuple):
    """A deck, as it is kept. Without `content` it was thrown away."""

    id: str
    person_id: str
    changed: int
    shared: str
    name: str
    cards: int
    content: str


class SharedDeck(NamedTuple):
    """A deck others may see, and what its owner is called."""

    deck: StoredDeck
    owner: str


Outcome = Literal["kept", "changed", "full", "not-yours"]


class DeckShelf:
    """Decks and collections in the database of the tables. The methods block, like those of `Storage`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def of(self, person: str) -> list[StoredDeck]:
        """All decks of somebody, those thrown away among them, the newest first."""
        asked = sql.select(DECKS).where(DECKS.c.person_id == person).order_by(DECKS.c.changed.desc(), DECKS.c.id)
        return [StoredDeck(*row) for row in self._storage.read(asked)]

    def keep(self, deck: StoredDeck, replaces: int, most: int) -> Outcome:
        """Keep a deck in place of the one that was changed at `replaces`, 0 where there was none. `changed`: there is
        another by now. `full`: somebody has `most` decks already.
        """

        def work(connection: sql.Connection) -> Outcome:
            found = connection.execute(sql.select(DECKS).where(DECKS.c.id == deck.id)).first()
            known = StoredDeck(*found) if found is not None else None
            if known is not None and known.person_id != deck.person_id:
                return "not-yours"
            if known is not None and known.changed != replaces:
                return "changed"
            mine = sql.and_(DECKS.c.person_id == deck.person_id, DECKS.c.content != "")
            if deck.content and (known is None or not known.content):
                there = connection.execute(sql.select(sql.func.count()).select_from(DECKS).where(mine)).scalar()
                if int(there or 0) >= most:
                    return "full"
            old = time.time() * 1000 - _GONE_FOR
            gone = sql.and_(DECKS.c.person_id == deck.person_id, DECKS.c.content == "", DECKS.c.changed < old)
            connection.execute(sql.delete(DECKS).where(sql.or_(DECKS.c.id == deck.id, gone)))
            connection.execute(sql.insert(DECKS).values(deck._asdict()))
            return "kept"

        return self._storage.at_once(work)

    def shared(self, wanted: str) -> SharedDeck | None:
        """The deck of this id, if its owner shares it."""
        asked = sql.select(DECKS, PERSONS.c.name).join(PERSONS)
        rows = self._storage.read(asked.where(DECKS.c.id == wanted, DECKS.c.shared != "", DECKS.c.content != ""))
        return SharedDeck(StoredDeck(*tuple(rows[0])[:-1]), rows[0][-1]) if rows else None

    def public(self, most: int) -> list[SharedDeck]:
        """The newest decks that everybody may find."""
        asked = sql.select(DECKS, PERSONS.c.name).join(PERSONS)
        asked = asked.where(DECKS.c.shared == "public", DECKS.c.content != "")
        rows = self._storage.read(asked.order_by(DECKS.c.changed.desc(), DECKS.c.id).limit(most))
        return [SharedDeck(StoredDeck(*tuple(row)[:-1]), row[-1]) for row in rows]

    def collection_of(self, person: str) -> tuple[int, str]:
        """When the collection of somebody was changed last, and what is in it; (0, "") without one."""
        asked = sql.select(COLLECTIONS.c.changed, COLLECTIONS.c.content).where(COLLECTIONS.c.person_id == person)
        rows = self._storage.read(asked)
        return (rows[0].changed, rows[0].content) if rows else (0, "")

    def keep_collection(self, person: str, changed: int, content: str) -> bool:
        """Keep a collection; False where a newer one is there, which stays."""

        def work(connection: sql.Connection) -> bool:
            mine = COLLECTIONS.c.person_id == person
            found = connection.execute(sql.select(COLLECTIONS.c.changed).where(mine)).scalar()
            if found is not None and int(found) > changed:
                return False
            connection.execute(sql.delete(COLLECTIONS).where(mine))
            row = {"person_id": person, "changed": changed, "content": content}
            connection.execute(sql.insert(COLLECTIONS).values(row))
            return True

        return self._storage.at_once(work)
