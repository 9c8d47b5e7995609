"""What the events of a server give to the ranking, each computed once for the log it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from threading import Lock
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from sixrealms.server.tournaments.event_ratings import EventRating, EventRatings
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.tournament.archive import first_game
from sixrealms.tournament.event import Participant
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.report.result_of_event import result_of
from sixrealms.tournament.scoring.ranked_lines import RankedLines, entry_line
from sixrealms.tournament.scoring.ranking import EventResult, Rank, ranking

_MOST: Final = 5_000
Sign = tuple[Mapping[str, int], Set[str], tuple[int, int]]


class NotCounted(msgspec.Struct, frozen=True):
    """A scored event that is wrapped up and gives nothing to the ranking: not `eligible`, not `sent` in yet, not
    `ranked`, as the operator of the server decides, or a copy of the event `same_as`.
    """

    id: str
    name: str
    eligible: bool
    sent: bool
    ranked: bool = True
    same_as: str = ""


class Season(msgspec.Struct, frozen=True):
    """Everybody's points in all scored events that count, and the scored events that do not count. `ratings` come from
    the games of `rated_events`, scored or not, that the operator lets count.
    """

    ranking: tuple[Rank, ...]
    events: int
    not_counted: tuple[NotCounted, ...]
    ratings: tuple[EventRating, ...] = ()
    rated_events: int = 0
    lines: RankedLines = RankedLines()


class KnownResult(NamedTuple):
    """What is known of an event that is wrapped up: what it gives, its name, what tells its copies, and the accounts
    people signed up by, by their names there. `by_name`: it is from before it was asked whose names are whose.
    """

    event: str
    version: int
    result: EventResult
    name: str
    same: str
    accounts: Mapping[str, str] = {}
    by_name: bool = False

    @property
    def people(self) -> set[str]:
        """Everybody there by name, officials included."""
        played = {name for game in self.result.games for side in game.sides for name in side}
        return {*self.result.points, *self.result.places, *played}


class Results:
    """The results of the events of a database, remembered as long as nothing happens at them."""

    def __init__(self, service: TournamentService) -> None:
        self._service = service
        self.people = service.people
        self._known: dict[str, tuple[int, KnownResult | None]] = {}
        self._whole: tuple[Sign, Season] | None = None
        self._answers: tuple[tuple[int, int], RankedLines] | None = None
        self._lock = Lock()
        self._ratings = EventRatings()

    def season(self, events: Iterable[str] = ()) -> Season:
        """The ranking over these events, or over all that are ranked; blocks. A copy of an event counts only once.

        That over all is remembered: while nothing has happened at an event that is wrapped up, it is the same object.
        """
        named, whole, sign = list(events), self._whole, self.sign()
        versions, unranked, _ = sign
        if named:
            return self._season_of(named, versions, set())
        if whole is not None and whole[0] == sign:
            return whole[1]
        season = self._season_of(named, versions, unranked)
        self._whole = sign, season
        return season

    def sign(self) -> Sign:
        """What is another one whenever a ranking or a league may be; blocks. The events that are wrapped up
        with the numbers of their last steps, those that count nowhere, and what was said about people.
        """
        return self._service.events.wrapped_up(_MOST), self._service.events.unranked(), self.people.version()

    def _season_of(self, named: Sequence[str], versions: Mapping[str, int], unranked: Set[str]) -> Season:
        found = self._found(dict.fromkeys(named or versions), versions)
        counting: dict[str, EventResult] = {}
        for one in sorted(found, key=lambda one: (-one.version, one.event)):
            if one.result.counts and one.event not in unranked:  # of copies, the one that has gone on furthest
                counting.setdefault(one.same, one.result)
        chosen = {result.event for result in counting.values()}
        left_out = tuple(
            NotCounted(
                *(event, name, result.eligible, result.reported is not None, event not in unranked),
                same_as=counting[same].event if same in counting else "",
            )
            for event, _, result, name, same, *_ in found
            if result.scored and event not in chosen
        )
        games = self._rated(found, unranked)
        ratings = self._ratings.of((one.result, one.version) for one in games)
        lines = self.lines()
        places = ranking(counting.values(), unconfirmed(found, lines))
        return Season(places, len(counting), left_out, ratings, len(games), lines)

    def _rated(self, found: Iterable[KnownResult], unranked: Set[str]) -> list[KnownResult]:
        """The events with games that are rated: of copies the one that has gone on furthest."""
        furthest: dict[str, KnownResult] = {}
        for one in sorted(found, key=lambda one: (-one.version, one.event)):
            if one.event not in unranked and one.result.games:
                furthest.setdefault(one.same, one)
        return list(furthest.values())

    def wrapped_up(self) -> list[KnownResult]:
        """Every event that is wrapped up; blocks."""
        versions = self._service.events.wrapped_up(_MOST)
        return self._found(versions, versions)

    def unranked(self) -> set[str]:
        """The events that are to count nowhere."""
        return self._service.events.unranked()

    def lines(self) -> RankedLines:
        """What was said about the lines of the ranking."""
        version, known = self.people.version(), self._answers
        if known is None or known[0] != version:
            known = self._answers = version, RankedLines(self.people.answers())
        return known[1]

    def _found(self, events: Iterable[str], versions: Mapping[str, int]) -> list[KnownResult]:
        """What is known of these events, with the lines people have now."""
        by_name, lines = self._service.events.by_name(), self.lines()
        known = (self._result(event, versions.get(event, -1)) for event in events)
        found = (one._replace(by_name=one.event in by_name) for one in known if one is not None)
        return [one._replace(result=replace(one.result, lines=lines_of(one, lines))) for one in found]

    def _result(self, event: str, version: int) -> KnownResult | None:
        with self._lock:
            known = self._known.get(event)
        if known is None or known[0] != version:
            try:
                held = self._service.held(event)
            except EventRefused:  # deleted between the two questions
                return None
            same = first_game(held.stored.plan, held.log) or event
            result, now = result_of(event, held.event), held.event
            accounts = account_names(now.players.values(), self.people.accounts_at(event))
            made = KnownResult(event, version, result, now.plan.name, same, accounts) if result is not None else None
            known = (version, made)
            with self._lock:
                if len(self._known) > 2 * _MOST:
                    self._known.clear()
                self._known[event] = known
        return known[1]


def account_names(players: Iterable[Participant], accounts: Mapping[int, str]) -> dict[str, str]:
    """The accounts of those who signed up by them, by their names; of a team it is that of its first member."""
    return {one.people[0][1]: accounts[one.entry] for one in players if one.entry in accounts}


def lines_of(known: KnownResult, lines: RankedLines) -> dict[str, str]:
    """Whose lines the names at an event are."""
    return {
        name: lines.of_entry(known.event, name, known.accounts.get(name, ""), by_name=known.by_name)
        for name in known.people
    }


def unconfirmed(found: Iterable[KnownResult], lines: RankedLines) -> set[str]:
    """The lines of names of which nobody has said whose they are, where somebody of that name was there before."""
    seen: dict[str, str] = {}  # the line of the first of a name
    told = set()
    for one in sorted(found, key=lambda one: (one.result.completed, one.event)):
        for name, line in one.result.lines.items():
            first = seen.setdefault(folded(name), line)
            settled = lines.settled(one.event, name, one.accounts.get(name, ""), by_name=one.by_name)
            if line != first and line == entry_line(one.event, name) and not settled:
                told.add(line)
    return told
