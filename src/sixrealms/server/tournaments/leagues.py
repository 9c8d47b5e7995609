"""The leagues of a server: founded, fed with events, and counted from what the events are now."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Final

from sixrealms.server.store.leagues import Leagues, StoredLeague
from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.season import KnownResult, Results, Sign, unconfirmed
from sixrealms.tournament.csv_lists import write
from sixrealms.tournament.leagues.league import MOST_EVENTS, League, checked_league
from sixrealms.tournament.leagues.table import EventOfLeague, LeagueTable, LeftOut, league_table
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.refusals import refused

MOST_LEAGUES: Final = 500
_KEPT: Final = 32  # leagues whose standings are remembered


class LeagueService:
    """All leagues of a database. The methods block."""

    def __init__(self, storage: Storage, results: Results) -> None:
        self.stored = Leagues(storage)
        self._results = results
        self._tables: OrderedDict[str, tuple[StoredLeague, Sign, LeagueTable]] = OrderedDict()
        self._lock = Lock()

    def found(self, league: League) -> tuple[StoredLeague, str]:
        """A new league, and the key that changes it. EventRefused where the server holds as many as it can."""
        league = checked_league(league)
        if self.stored.count() >= MOST_LEAGUES:
            raise refused("leagues-full", most=MOST_LEAGUES)
        return self.stored.add(league)

    def held(self, wanted: str) -> StoredLeague:
        """The league with this id; EventRefused if there is none."""
        found = self.stored.found(wanted)
        if found is None:
            raise refused("no-league", league=wanted[:40])
        return found

    def called(self, said: str) -> StoredLeague:
        """The league that is meant by an id, a name, or the start of one."""
        everything = self.stored.all()
        wanted = folded(said)
        meant = [one for one in everything if one.id == said] or [
            one for one in everything if folded(one.league.name) == wanted
        ]
        meant = meant or [one for one in everything if wanted and folded(one.league.name).startswith(wanted)]
        if len(meant) != 1:
            names = ", ".join(one.league.name for one in meant or everything) or "-"
            raise refused("which-league" if meant else "no-league", league=said[:40], leagues=names)
        return meant[0]

    def change(
        self,
        wanted: str,
        *,
        league: League | None = None,
        add: Sequence[str] = (),
        remove: Sequence[str] = (),
        dry: bool = False,
    ) -> StoredLeague:
        """A league with other rules, or with events added and taken away again; with `dry` nothing is kept.

        No line is kept anywhere: by other rules everything is counted anew, also events that were held before them.
        """
        held = self.held(wanted)
        rules = checked_league(league) if league is not None else held.league
        events = tuple(dict.fromkeys(one for one in (*held.events, *add) if one not in remove))
        if len(events) > MOST_EVENTS:
            raise refused("league-events", most=MOST_EVENTS)
        if not dry:
            self.stored.keep(held.id, rules, events)
        return StoredLeague(held.id, rules, events)

    def delete(self, wanted: str, name: str) -> None:
        """Delete a league whose name is repeated, whatever its case; its events stay. EventRefused for another name."""
        held = self.held(wanted)
        if folded(name) != folded(held.league.name):
            raise refused("league-delete-name", league=held.league.name)
        self.stored.forget(held.id)

    def table(self, held: StoredLeague) -> LeagueTable:
        """The standings now, over the events that are wrapped up. Of copies of an event the one that has gone on
        furthest counts; what does not count in the ranking by the operator's choice counts in no league.

        While nothing has happened at an event that is wrapped up, the table of a league is the same object.
        """
        sign = self._results.sign()
        with self._lock:
            known = self._tables.get(held.id)
        if known is not None and known[:2] == (held, sign):
            return known[2]
        table = self._counted(held)
        with self._lock:
            self._tables[held.id] = held, sign, table
            self._tables.move_to_end(held.id)
            if len(self._tables) > _KEPT:
                self._tables.popitem(last=False)
        return table

    def _counted(self, held: StoredLeague) -> LeagueTable:
        unranked = self._results.unranked()
        mine = [one for one in self._results.wrapped_up() if _belongs(held, one)]
        first: dict[str, str] = {}
        for one in sorted(mine, key=lambda one: (one.event in unranked, -one.version, one.event)):
            first.setdefault(one.same, one.event)

        def why(one: KnownResult) -> LeftOut:
            if one.event in unranked:
                return "not-ranked"
            return "" if first[one.same] == one.event else "copy"

        unsaid = unconfirmed(mine, self._results.lines())
        return league_table(held.league, (EventOfLeague(one.result, one.name, why(one)) for one in mine), unsaid)


def changed_lines(before: LeagueTable, after: LeagueTable) -> int:
    """How many people have other points or another place, or stand in only one of two standings."""
    one, other = ({line.line: (line.rank, line.points) for line in table.lines} for table in (before, after))
    return sum(one.get(who) != other.get(who) for who in {*one, *other})


def _belongs(held: StoredLeague, one: KnownResult) -> bool:
    if one.event in held.events:
        return True
    return not held.league.chosen and held.league.has_day(one.result.completed)


def csv_of_league(table: LeagueTable) -> str:
    """The standings with a column for the points of every event that counts; heads are English, since programs read
    them.
    """
    counting = [one for one in table.events if not one.left_out]
    rows: Iterable[Sequence[str | int]] = (
        [
            line.rank or "",
            line.player,
            line.points,
            line.attended,
            line.won,
            *(next((one.points for one in line.results if one.event == event.id), "") for event in counting),
        ]
        for line in table.lines
    )
    heads = ("place", "player", "points", "events", "won", *(f"{one.on} {one.name}" for one in counting))
    return write(heads, rows)
