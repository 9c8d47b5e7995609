"""What the events of a server give to the ranking, each computed once for the log it has."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from typing import Final

import msgspec

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
    """Everybody's points in all scored events that count, and the scored events that do not count."""

    ranking: tuple[Rank, ...]
    events: int
    not_counted: tuple[NotCounted, ...]


class Results:
    """The results of the events of a database, remembered as long as nothing happens at them."""

    def __init__(self, service: TournamentService) -> None:
        self._service = service
        self._known: dict[str, tuple[int, EventResult | None, str, str]] = {}
        self._lock = Lock()

    def season(self, events: Iterable[str] = ()) -> Season:
        """The ranking over these events, or over all that are ranked; blocks. A copy of an event counts only once."""
        versions = self._service.events.wrapped_up(_MOST)
        named = list(events)
        unranked = set() if named else self._service.events.unranked()
        found = [
            (event, *one)
            for event in dict.fromkeys(named or versions)
            if (one := self._result(event, versions.get(event, -1))) is not None
        ]
        counting: dict[str, EventResult] = {}
        for event, result, _, same in sorted(found, key=lambda one: (-versions.get(one[0], 0), one[0])):
            if result.counts and event not in unranked:  # of copies that could, the one that has gone on furthest
                counting.setdefault(same, result)
        chosen = {result.event for result in counting.values()}
        left_out = tuple(
            NotCounted(
                *(event, name, result.eligible, result.reported is not None, event not in unranked),
                same_as=counting[same].event if same in counting else "",
            )
            for event, result, name, same in found
            if result.scored and event not in chosen
        )
        return Season(ranking(counting.values()), len(counting), left_out)

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
