"""What the events of a server give to the ranking, each computed once for the log it has."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from typing import Final

import msgspec

from sixrealms.server.tournaments.service import TournamentService
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.report.result_of_event import result_of
from sixrealms.tournament.scoring.ranking import EventResult, Rank, ranking

_MOST: Final = 5_000


class NotCounted(msgspec.Struct, frozen=True):
    """A scored event that is wrapped up and gives nothing to the ranking: not `eligible`, or not `sent` in yet."""

    id: str
    name: str
    eligible: bool
    sent: bool


class Season(msgspec.Struct, frozen=True):
    """Everybody's points in all scored events that count, and the scored events that do not count."""

    ranking: tuple[Rank, ...]
    events: int
    not_counted: tuple[NotCounted, ...]


class Results:
    """The results of the events of a database, remembered as long as nothing happens at them."""

    def __init__(self, service: TournamentService) -> None:
        self._service = service
        self._known: dict[str, tuple[int, EventResult | None, str]] = {}
        self._lock = Lock()

    def season(self, events: Iterable[str] = ()) -> Season:
        """The ranking over these events, or over all there are; blocks."""
        versions = self._service.events.wrapped_up(_MOST)
        wanted = list(events) or list(versions)
        found = [one for event in wanted if (one := self._result(event, versions.get(event, -1))) is not None]
        scored = [(result, name) for result, name in found if result.scored]
        left_out = [
            NotCounted(result.event, name, result.eligible, result.reported is not None)
            for result, name in scored
            if not result.counts
        ]
        counted = sum(result.counts for result, _ in scored)
        return Season(ranking(result for result, _ in found), counted, tuple(left_out))

    def _result(self, event: str, version: int) -> tuple[EventResult, str] | None:
        with self._lock:
            known = self._known.get(event)
        if known is None or known[0] != version:
            try:
                held = self._service.held(event)
            except EventRefused:  # deleted between the two questions
                return None
            known = (version, result_of(event, held.event), held.event.plan.name)
            with self._lock:
                if len(self._known) > 2 * _MOST:
                    self._known.clear()
                self._known[event] = known
        return (known[1], known[2]) if known[1] is not None else None
