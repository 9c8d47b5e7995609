"""What the service tells of its events, made once for every state and not for every reader who asks.

Of an event only its last state is remembered as lists (`EventLists`), from which the next ones take over what is still
so; a stretch of one of them is told in a few milliseconds, however many people take part.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from hashlib import sha256
from threading import Lock
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from sixrealms.server.store.tournaments import StoredEvent
from sixrealms.tournament.event import Event
from sixrealms.tournament.fields import By, Role
from sixrealms.tournament.log import LogEntry, in_force
from sixrealms.tournament.views.event_cuts import WantedStretch, cut_of, only_table, table_cut
from sixrealms.tournament.views.event_lists import EventLists
from sixrealms.tournament.views.event_messages import ToldEvent
from sixrealms.tournament.views.told_event import RUNNING, for_player, told_event

_HELD: Final = 32  # events of which what is told is remembered
_CUTS: Final = 1_000  # readers of parts for whom it is
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Held(NamedTuple):
    """An event with its log and its state."""

    stored: StoredEvent
    log: tuple[LogEntry, ...]
    event: Event


class EventsTold:
    """What is told of events; `held` gives the current state of one. The methods block, from several threads."""

    def __init__(self, held: Callable[[str], Held]) -> None:
        self._held = held
        self._told: OrderedDict[tuple[str, int, str, Role | None], ToldEvent] = OrderedDict()
        self._last_told: OrderedDict[tuple[str, str, Role | None], tuple[Event, ToldEvent]] = OrderedDict()
        self._cuts: OrderedDict[tuple[str, int, str, str, int], tuple[ToldEvent, str]] = OrderedDict()
        self._parts: OrderedDict[tuple[str, int, str, str, WantedStretch], ToldEvent] = OrderedDict()
        self._lists: OrderedDict[str, EventLists] = OrderedDict()
        self._counting: OrderedDict[str, tuple[int, frozenset[int]]] = OrderedDict()
        self._lock = Lock()

    def forget(self, wanted: str) -> None:
        """Let go of everything about an event."""
        with self._lock:
            self._lists.pop(wanted, None)
            self._counting.pop(wanted, None)
            _without(self._told, wanted)
            _without(self._last_told, wanted)
            _without(self._cuts, wanted)
            _without(self._parts, wanted)

    def whole(self, wanted: str, language: str, by: By | None) -> ToldEvent:
        """An event for whoever asks, made once for all spectators and players and once for those who run it."""
        held = self._held(wanted)
        role = by.role if by is not None and by.role in RUNNING else None
        key = (wanted, held.event.version, language, role)
        with self._lock:
            found = self._told.get(key)
            known = self._last_told.get((wanted, language, role))
        if found is None:
            found = told_event(wanted, held.event, language, role, known=known, lists=self._lists_of(held, wanted))
            with self._lock:
                _keep(self._told, key, found, _HELD)
                _keep(self._last_told, (wanted, language, role), (held.event, found), _HELD)
        return for_player(found, held.event, by.name) if by is not None and by.role == "player" else found

    def part(self, wanted: str, language: str, by: By | None, stretch: WantedStretch) -> ToldEvent:
        """A stretch of a list of an event for whoever asks, with what stands above all lists."""
        held = self._held(wanted)
        player = by.name if by is not None and by.role == "player" else ""
        role = by.role if by is not None and by.role in RUNNING else None
        key = (wanted, held.event.version, language, f"{role}{player}", stretch)
        with self._lock:
            found = self._parts.get(key)
        if found is None:
            lists = self._lists_of(held, wanted)
            cut = cut_of(lists, stretch, runs=role is not None)
            found = told_event(wanted, held.event, language, role, lists=lists, cut=cut)
            if player:
                found = for_player(found, held.event, player)
            with self._lock:
                _keep(self._parts, key, found, _CUTS)
        return found

    def would_be(self, wanted: str, after: Event, language: str, by: By, stretch: WantedStretch) -> ToldEvent:
        """A stretch of the event as it would be after something that is not done."""
        lists = EventLists(after, self._lists_of(self._held(wanted), wanted))
        role, player = (by.role, "") if by.role in RUNNING else (None, by.name)
        cut = cut_of(lists, stretch, runs=role is not None)
        told = told_event(wanted, after, language, role, lists=lists, cut=cut)
        return for_player(told, after, player) if player else told

    def table(self, wanted: str, language: str, by: By | None, table: int) -> tuple[ToldEvent, str]:
        """What a phone at a table needs of an event (`only_table`), and a digest of all that is told there.

        Both are made once for every version of the event, however often the phone asks.
        """
        held = self._held(wanted)
        player = by.name if by is not None and by.role == "player" else ""
        role = by.role if by is not None and by.role in RUNNING else None
        key = (wanted, held.event.version, language, player or (by.role if by is not None else ""), table)
        with self._lock:
            known = self._cuts.get(key)
        if known is not None:
            return known
        lists = self._lists_of(held, wanted)
        told = told_event(wanted, held.event, language, role, lists=lists, cut=table_cut(lists, table, player))
        small = only_table(told, table, player)
        small = for_player(small, held.event, player) if player else small
        digest = sha256(msgspec.json.encode(replace(small, version=0))).hexdigest()[:24]
        with self._lock:
            _keep(self._cuts, key, (small, digest), _CUTS)
        return small, digest

    def counting(self, wanted: str) -> tuple[Held, frozenset[int]]:
        """An event, and the numbers of the records that count in it."""
        held = self._held(wanted)
        with self._lock:
            known = self._counting.get(wanted)
        if known is None or known[0] != len(held.log):
            known = len(held.log), frozenset(entry.number for entry in in_force(held.log))
            with self._lock:
                _keep(self._counting, wanted, known, _HELD)
        return held, known[1]

    def _lists_of(self, held: Held, wanted: str) -> EventLists:
        with self._lock:
            before = self._lists.get(wanted)
        if before is not None and before.event is held.event:
            return before
        lists = EventLists(held.event, before)
        with self._lock:
            _keep(self._lists, wanted, lists, _HELD)
        return lists


def _keep(where: OrderedDict[Key, Value], key: Key, value: Value, most: int) -> None:
    where[key] = value
    where.move_to_end(key)
    while len(where) > most:
        where.popitem(last=False)


def _without(where: OrderedDict[Key, Value], wanted: str) -> None:
    for key in [key for key in where if isinstance(key, tuple) and key[0] == wanted]:
        del where[key]
