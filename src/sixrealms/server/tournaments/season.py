"""What the events of a server give to the ranking, each computed once for the log it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from threading import Lock
from typing import Final, NamedTuple

import msgspec

from sixrealms.server.tournaments.event_ratings import EventRating, EventRatings
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.tournament.archive import first_game
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.report.result_of_event import result_of
from sixrealms.tournament.scoring.ranking import EventResult, Rank, ranking

_MOST: Final = 5_000


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


class KnownResult(NamedTuple):
    """What is known of an event that is wrapped up: what it gives, its name, and what tells its copies."""

    event: str
    version: int
    result: EventResult
    name: str
    same: str


class Results:
    """The results of the events of a database, remembered as long as nothing happens at them."""

    def __init__(self, service: TournamentService) -> None:
        self._service = service
        self._known: dict[str, tuple[int, EventResult | None, str, str]] = {}
        self._whole: tuple[tuple[Mapping[str, int], Set[str]], Season] | None = None
        self._lock = Lock()
        self._ratings = EventRatings()

    def season(self, events: Iterable[str] = ()) -> Season:
        """The ranking over these events, or over all that are ranked; blocks. A copy of an event counts only once.

        That over all is remembered: while nothing has happened at an event that is wrapped up, it is the same object.
        """
        versions = self._service.events.wrapped_up(_MOST)
        named = list(events)
        unranked: Set[str] = set() if named else self._service.events.unranked()
        whole = self._whole
        if not named and whole is not None and whole[0] == (versions, unranked):
            return whole[1]
        season = self._season_of(named, versions, unranked)
        if not named:
            self._whole = (versions, unranked), season
        return season

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
            for event, _, result, name, same in found
            if result.scored and event not in chosen
        )
        games = self._rated(found, unranked)
        ratings = self._ratings.of((one.result, one.version) for one in games)
        return Season(ranking(counting.values()), len(counting), left_out, ratings, len(games))

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

    def _found(self, events: Iterable[str], versions: Mapping[str, int]) -> list[KnownResult]:
        return [
            KnownResult(event, versions.get(event, -1), *one)
            for event in events
            if (one := self._result(event, versions.get(event, -1))) is not None
        ]

    def _result(self, event: str, version: int) -> tuple[EventResult, str, str] | None:
        with self._lock:
            known = self._known.get(event)
        if known is None or known[0] != version:
            try:
                held = self._service.held(event)
            except EventRefused:  # deleted between the two questions
                return None
            same = first_game(held.stored.plan, held.log) or event
            known = (version, result_of(event, held.event), held.event.plan.name, same)
            with self._lock:
                if len(self._known) > 2 * _MOST:
                    self._known.clear()
                self._known[event] = known
        return (known[1], known[2], known[3]) if known[1] is not None else None
