"""The tournaments of a database: reads one, carries out what somebody asks, keeps every record at once.

The command line and the network both use this service, so that they may be used side by side.
"""

from __future__ import annotations

import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from hashlib import sha256
from threading import Lock
from typing import Final

from msgspec.structs import replace

from sixrealms.server import randomness
from sixrealms.server.limits import EVENT_STEPS
from sixrealms.server.store.ranked_people import RankedPeople
from sixrealms.server.store.tables import Overtaken, Storage, StorageError
from sixrealms.server.store.tournaments import EventLine, Events, StoredEvent, new_id, new_key
from sixrealms.server.tournaments.events_told import EventsTold, Held
from sixrealms.tournament.archive import Archive, id_by_beginning
from sixrealms.tournament.brackets import Because
from sixrealms.tournament.conflicts import clashing
from sixrealms.tournament.event import Event
from sixrealms.tournament.execute import Executed, Later, carry_out
from sixrealms.tournament.fields import By
from sixrealms.tournament.fold_further import folded_further
from sixrealms.tournament.log import LogEntry
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import DrawChecks, DrawPrize, Issue, Registered, SignUp
from sixrealms.tournament.plan import Plan, checked, game_of
from sixrealms.tournament.player_lookup import folded, nearest
from sixrealms.tournament.refusals import EventRefused, refused
from sixrealms.tournament.state_from_log import fold
from sixrealms.tournament.views.log_sentences import entry_in_words
from sixrealms.wording import LANGUAGES

_TRIES: Final = 8  # times a record is numbered anew because another process was faster with something else
_TURNS: Final = 64  # events of a process that are changed at once; more take turns with one another
_HELD: Final = 32  # events whose state is remembered
_MOST_NUMBER: Final = 999_999  # of a draw: short enough to be read out


class WasOvertaken(EventRefused):
    """Somebody changed the same thing meanwhile; `since` is what they recorded."""

    def __init__(self, since: Sequence[LogEntry], event: Event) -> None:
        self.since = tuple(since)
        self.event = event
        super().__init__(Because("event-refused-overtaken", (), {"what": self._what(LANGUAGES[0])}))

    def _what(self, language: str) -> str:
        return " ".join(entry_in_words(entry, self.event, language) for entry in self.since[:3])

    def said(self, language: str) -> str:
        """The refusal, with what the other did."""
        self.because = Because("event-refused-overtaken", (), {"what": self._what(language)})
        return super().said(language)


class TournamentService:
    """All events of a database. The methods block; they may be called from several threads."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.events = Events(storage)
        self.people = RankedPeople(storage)
        self.telling = EventsTold(self.held)
        self._held: OrderedDict[str, Held] = OrderedDict()
        self._lock = Lock()
        self._turns = tuple(Lock() for _ in range(_TURNS))

    def found(self, plan: Plan, at: int = 0, id_: str = "", *, ranked: bool = True) -> tuple[StoredEvent, str]:
        """A new event, and the key its organiser opens it with."""
        plan = checked(plan)
        key = new_key()
        line = told(id_ or new_id(), fold(plan, ()))
        return self.events.add(plan, line, key, at or int(time.time()), ranked=ranked), key

    def take_over(self, archive: Archive, *, ranked: bool) -> tuple[StoredEvent, str]:
        """An event that was kept elsewhere, with its id and its whole log, and the key of its organiser here.

        EventRefused if it is here already: an event is one wherever it goes on. Unless it is `ranked`, it gives nothing
        to the ranking.
        """
        plan, log = archive.plan, archive.log
        if (known := self._known(archive)) is not None:
            raise refused("is-here", event=self.held(known).event.plan.name, id=known)
        stored, key = self.found(plan, 0, archive.id, ranked=ranked)
        try:
            self.events.append(stored.id, log, told(stored.id, fold(plan, log)))
        except StorageError:
            self.events.forget(stored.id)  # half an event is none
            raise
        return stored, key

    def _known(self, archive: Archive) -> str | None:
        """The event of a file where it is on this server, under its id or, as older files name none, another."""
        if archive.id and self.events.found(archive.id) is not None:
            return archive.id
        plan, log = archive.plan, archive.log
        if not log or archive.id != id_by_beginning(plan, log):
            return None
        for one in self.events.begun_alike(log[0]):
            if (one.plan.name, one.plan.date, one.plan.seed) == (plan.name, plan.date, plan.seed):
                here = self.events.log(one.id)
                if all(mine == other for mine, other in zip(here, log, strict=False)):
                    return one.id
        return None

    def held(self, wanted: str) -> Held:
        """An event as it is now; EventRefused if there is none with that id."""
        with self._lock:
            known = self._held.get(wanted)
        if known is not None:
            last = self.events.last_entry(wanted)
            if last == len(known.log):
                return known
            if last is None:
                self._let_go(wanted)
                raise refused("no-event", event=wanted[:24])
        if known is not None:  # another process has written more of it
            newer = self.events.log(wanted, len(known.log))
            event = folded_further(known.stored.plan, known.event, known.log, newer)
            return self._remembered(wanted, Held(known.stored, (*known.log, *newer), event))
        stored = self.events.found(wanted)
        if stored is None:
            raise refused("no-event", event=wanted[:24])
        log = tuple(self.events.log(wanted))
        return self._remembered(wanted, Held(stored, log, fold(stored.plan, log)))

    def _remembered(self, wanted: str, now: Held) -> Held:
        with self._lock:
            self._held[wanted] = now
            self._held.move_to_end(wanted)
            if len(self._held) > _HELD:
                self._held.popitem(last=False)
        return now

    def delete(self, wanted: str, name: str) -> None:
        """Delete an event with its log and keys; EventRefused unless its name is repeated.

        The tables its games were played at on the network stay where they are, with their replays.
        """
        held = self.held(wanted)
        if folded(name) != folded(held.event.plan.name):
            raise refused("delete-name", event=held.event.plan.name)
        self.events.forget(wanted)
        self._let_go(wanted)

    def forget_unused(self, seconds: int) -> int:
        """Delete events at which nothing has happened since they were founded so long ago; returns how many."""
        unused = self.events.unused(seconds)
        for event in unused:
            self.events.forget(event)
            self._let_go(event)
        return len(unused)

    def _let_go(self, wanted: str) -> None:
        with self._lock:
            self._held.pop(wanted, None)
        self.telling.forget(wanted)

    def called(self, said: str) -> str:
        """The id of the event that is meant by an id or a name; EventRefused names the nearest or those it may be."""
        lines = self.events.recent(500)
        for line in lines:
            if line.id == said:
                return line.id
        wanted = folded(said)
        same = [line for line in lines if folded(line.name) == wanted]
        meant = same or [line for line in lines if wanted and folded(line.name).startswith(wanted)]
        if len(meant) == 1:
            return meant[0].id
        if meant:
            raise refused("which-event", event=said, events=", ".join(f"{one.id} {one.name}" for one in meant[:6]))
        if near := nearest(said, [name for line in lines for name in (line.name, line.id)]):
            raise refused("no-event-near", event=said, near=near)
        raise refused("no-event", event=said)

    def do(
        self,
        wanted: str,
        commands: Sequence[Command],
        by: By,
        *,
        built_on: int | None = None,
        later: Later = "ask",
        at: int = 0,
        dry: bool = False,
        account: str = "",
    ) -> Executed:
        """Carry commands out, all or none, and keep what they record; with `dry` only tell what they would change.

        `built_on` is the last record whoever asks knows of: WasOvertaken if a later one is about the same things.
        `account` is whose the first record is.
        """
        drawn = [_drawn(one) for one in commands]
        # a hall whose phones say something in the same second is heard one after the other: nobody is overtaken by all
        with self._turns[hash(wanted) % _TURNS]:
            for _ in range(_TRIES):
                held = self.held(wanted)
                if len(held.log) + len(commands) > EVENT_STEPS:
                    raise refused("too-many-steps", most=EVENT_STEPS)
                outcome = carry_out(held.stored.plan, held.log, drawn, by, at or int(time.time()), later, held.event)
                since = held.log[built_on:] if built_on is not None else ()
                if clash := clashing(since, outcome.recorded):
                    raise WasOvertaken(clash, held.event)
                if dry:
                    return outcome
                try:
                    self.events.append(wanted, outcome.recorded, told(wanted, outcome.after), account)
                except Overtaken:
                    built_on = len(held.log) if built_on is None else built_on
                    continue
                self._remembered(wanted, Held(held.stored, (*held.log, *outcome.recorded), outcome.after))
                return outcome
        raise Overtaken("this event is changed by too many at once; try again")

    def sign_up(self, wanted: str, command: SignUp, account: str = "") -> tuple[str, str]:
        """Enter somebody who has no key yet, by their `account` if they have one: the id of the player, and the key
        they come back with. An account that is in already enters somebody else.
        """
        here = self.held(wanted).event.players.values() if account else ()
        known = self.people.accounts_at(wanted) if account else {}
        if any(known.get(player.entry) == account for player in here):
            account = ""
        outcome = self.do(wanted, [command], By("player"), account=account)
        entered = next(one.record for one in outcome.recorded if isinstance(one.record, Registered))
        return entered.player, player_key(self.held(wanted).stored, entered.player)

    # -- keys -------------------------------------------------------------------------------------------------------

    def who(self, wanted: str, key: str) -> By | None:
        """In which role somebody comes with this key; None for a spectator."""
        if not key:
            return None
        player, _, _ = key.partition("-")
        held = self.held(wanted)
        if player in held.event.players and hmac.compare_digest(key.encode(), player_key(held.stored, player).encode()):
            return By("player", player)
        opened = self.events.opens(wanted, key)
        return By(opened.role, opened.name) if opened is not None else None


def _drawn(command: Command) -> Command:
    """The command with a number nobody knows beforehand: whoever knew that of a sealed deck would know what the others
    hold, and whoever knew that of a deck check or a prize whether they are drawn.
    """
    if isinstance(command, Issue) and not command.seed:
        return replace(command, seed=randomness.new_seed())
    if isinstance(command, DrawChecks | DrawPrize) and not command.seed:
        return replace(command, seed=1 + secrets.randbelow(_MOST_NUMBER))
    return command


def player_key(stored: StoredEvent, player: str) -> str:
    """The key on a player's slip, the same whenever it is printed again."""
    mixed = hmac.new(stored.secret, player.encode(), sha256).hexdigest()
    return f"{player}-{mixed[:20]}"


def told(wanted: str, event: Event) -> EventLine:
    """An event in one line."""
    plan = event.plan
    return EventLine(
        wanted,
        plan.name,
        game_of(plan).listing.partition("\n")[0],
        plan.date,
        plan.convention,
        event.phase,
        sum(player.status == "in" for player in event.players.values()) if not event.wrapped_up else len(event.playing),
        len(event.rounds),
        event.names.get(event.winner, ""),
    )
