"""A league page by page: its standings without what makes them up, its events, and the results of one person."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from sixrealms.server.store.leagues import StoredLeague
from sixrealms.server.tournaments.leagues import LeagueService, changed_lines
from sixrealms.tournament.leagues.league import League
from sixrealms.tournament.leagues.table import LeagueEvent, LeagueLine, LeagueTable
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.refusals import refused
from sixrealms.tournament.views.list_pages import ListPage, page_of


class LeagueName(msgspec.Struct, frozen=True):
    """A league in a list."""

    id: str
    league: League


class ToldLeagues(msgspec.Struct, frozen=True):
    """A page of the leagues of a server, and whether whoever asks may found one."""

    leagues: tuple[LeagueName, ...]
    may_found: bool
    listed: ListPage


class ToldLeague(msgspec.Struct, frozen=True):
    """A league with a page of its standings and one of its events, the latest first; the lines come without their
    results. `standing` and `held` say which pages they are, `people` how many stand in it. `added` are the events that
    were chosen, told to whoever may change the league (`yours`). Answering a change, `changed` people have other points
    or another place.
    """

    id: str
    league: League
    events: tuple[LeagueEvent, ...]
    held: ListPage
    lines: tuple[LeagueLine, ...]
    standing: ListPage
    people: int
    added: tuple[str, ...]
    yours: bool
    changed: int = 0


class ToldResults(msgspec.Struct, frozen=True):
    """What somebody has from the events of a league, and the events."""

    line: LeagueLine
    events: tuple[LeagueEvent, ...]


class WholeLeague(msgspec.Struct, frozen=True):
    """All of a league: its events, and everybody with all results."""

    id: str
    league: League
    events: tuple[LeagueEvent, ...]
    lines: tuple[LeagueLine, ...]


class WantedLeague(NamedTuple):
    """The names in which `search` is found, pages of so many lines, or the page on which a `line` stands."""

    search: str = ""
    page: int = 1
    events_page: int = 1
    size: int = 60
    beside: str = ""


class LeaguePages:
    """Pages of the leagues of a server. The methods block."""

    def __init__(self, service: LeagueService) -> None:
        self.service = service

    def leagues(self, search: str, page: int, size: int, *, may_found: bool) -> ToldLeagues:
        """The leagues in whose names something is found, the newest first."""
        sought = folded(search)
        found = [one for one in self.service.stored.all() if sought in folded(one.league.name)]
        shown, at = page_of(found, page, size)
        return ToldLeagues(tuple(LeagueName(one.id, one.league) for one in shown), may_found, at)

    def page(
        self, held: StoredLeague, wanted: WantedLeague, before: LeagueTable | None = None, *, yours: bool
    ) -> ToldLeague:
        """What was asked for; people are found whatever the case and the accents. `before` are the standings before a
        change.
        """
        table, sought = self.service.table(held), folded(wanted.search)
        found = [one for one in table.lines if sought in folded(one.player)] if sought else table.lines
        beside = wanted.beside
        lines, at = page_of(found, wanted.page, wanted.size, (lambda one: one.line == beside) if beside else None)
        events, of_events = page_of(table.events[::-1], wanted.events_page, wanted.size)
        return ToldLeague(
            held.id,
            held.league,
            tuple(events),
            of_events,
            tuple(msgspec.structs.replace(one, results=()) for one in lines),
            at,
            len(table.lines),
            held.events if yours else (),
            yours,
            changed_lines(before, table) if before is not None else 0,
        )

    def results(self, held: StoredLeague, line: str) -> ToldResults:
        """Everything somebody has. EventRefused where nobody has that line."""
        table = self.service.table(held)
        found = next((one for one in table.lines if one.line == line), None)
        if found is None:
            raise refused("no-such-line", who=line[:40])
        events = {one.event for one in found.results}
        return ToldResults(found, tuple(one for one in table.events if one.id in events))

    def whole(self, held: StoredLeague) -> WholeLeague:
        """All of it, for programs."""
        table = self.service.table(held)
        return WholeLeague(held.id, held.league, table.events, table.lines)
