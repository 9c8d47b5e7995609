"""A game as what was stored makes it: the setup, then one entry after the other, always to the same position.

The table folds an entry when it is stored and again when the server starts: there is no other way to change a game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

import msgspec

from sixrealms import table
from sixrealms.engine import undo
from sixrealms.engine.action import PASS, Action, Decision
from sixrealms.engine.flow.game import begin
from sixrealms.engine.flow.window import asked_next
from sixrealms.engine.goal import partners
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance, run
from sixrealms.engine.state import Result, State
from sixrealms.server.attention import Attention, Orders
from sixrealms.server.chat import Line, without
from sixrealms.server.clocks import ClockRules, Clocks
from sixrealms.telling.story import Happening, heard

#: Kinds of entries.
ACT: Final = "act"
BACK_ASKED: Final = "back-asked"
BACK_AGREED: Final = "back-agreed"
BACK_REFUSED: Final = "back-refused"
CONCEDED: Final = "conceded"
STOOD_IN: Final = "stood-in"
RETURNED: Final = "took-seat"
ORDERED: Final = "ordered"
AHEAD: Final = "ahead"
DROPPED: Final = "dropped"
CHAT: Final = "chat"
HANDS_SHOWN: Final = "hands-shown"
HANDS_HIDDEN: Final = "hands-hidden"
RESUMED: Final = "resumed"
OUT_OF_TIME: Final = "out-of-time"

#: The text of an action the table did for a seat: by its orders, or because it had said so before it was asked.
AUTOMATIC: Final = "auto"
SAID_AHEAD: Final = "ahead"

#: Why a game is over that its people have given up.
GIVEN_UP: Final = "conceded"

#: Decisions of persons one may go back to, and remembered names of messages per seat; a game is longer than either.
_MOMENTS: Final = 24
_EVERYBODY: Final = 255
#: The bit of a happening that says whether everybody may know a card; seats have the eight bits below it.
PUBLIC_BIT: Final = 8


class Entry(NamedTuple):
    """One thing that happened to a game, as it is stored. `client` is the id a client gave its message, "" none;
    `text` is what the kind of entry needs besides; `of` is the seat it is about where that is another (-1: the same);
    `at` is when it was, in milliseconds since 1970 (0: not noted).
    """

    kind: str
    seat: int
    client: str = ""
    action: Action | None = None
    text: str = ""
    of: int = -1
    at: int = 0

    @property
    def about(self) -> int:
        """The seat this is about."""
        return self.seat if self.of == -1 else self.of


def without_words_of(entries: Iterable[Entry], seat: int, names: Iterable[str], instead: str) -> dict[int, Entry]:
    """The lines of the chat that are others when somebody is forgotten, by the number of their entry.

    His own are empty from then on: every entry keeps its number.
    """
    found = {}
    for number, entry in enumerate(entries, 2):
        if entry.kind == CHAT:
            line = msgspec.json.decode(entry.text, type=Line)
            left = without(line, seat, names, instead)
            if left != line:
                found[number] = entry._replace(text=msgspec.json.encode(left).decode())
    return found


class Moment(NamedTuple):
    """A decision of a person, to come back to."""

    state: State
    seat: int
    actions: int
    happenings: int


class Request(NamedTuple):
    """Somebody wants to take back his last decision; `waiting` are the persons who have not agreed yet."""

    seat: int
    waiting: tuple[int, ...]
    since: int  # the version at which it was made: nobody agrees to what he has not seen


class Outcome(NamedTuple):
    """What an action leads to, not yet part of the game."""

    state: State
    log: list[tuple[Any, ...]]


def outcome(s: State, action: Action) -> Outcome:
    """Do an action of the pending decision on a copy; EngineFault and whatever else the engine raises goes through."""
    after = s.copy()
    log: list[tuple[Any, ...]] = []
    after.log = log
    advance(after, action)
    after.log = None
    return Outcome(after, log)


def _given_up(s: State, gone: Collection[int]) -> State:
    """The end of a game that is not played on: those who have not given up have won, if they are one side.

    No rule of the game speaks of giving up; what the table agrees on stands beside the rules.
    """
    left = [seat for seat in range(s.n) if seat not in gone]
    winners = partners(s, left[0]) if left and all(seat in partners(s, left[0]) for seat in left) else ()
    after = s.copy()
    after.pending, after.result = None, Result(tuple(winners), GIVEN_UP, tuple(s.unrazed(seat) for seat in range(s.n)))
    return after


def _same_window(before: State, after: State) -> bool:
    """Whether the window that was open is open still, only further round the table."""
    if not before.frames or len(before.frames) != len(after.frames):
        return False
    was, now = before.frames[-1], after.frames[-1]
    if was[0] != now[0] or was[0] not in ("window", "anytime"):
        return False
    seats, left = (was[3], now[3]) if was[0] == "window" else (was[2], now[2])
    same = was[0] == "anytime" or (was[2], was[4]) == (now[2], now[4])
    return same and len(left) < len(seats) and left == seats[len(seats) - len(left) :]


class TableGame:
    """One game. `version` counts its entries, the setup being the first."""

    def __init__(self, setup: GameSetup, persons: Iterable[int], clock: ClockRules | None = None) -> None:
        self.seated = frozenset(persons)
        self.entries: list[Entry] = []
        self.hands_agreed: set[int] = set()  # the persons who let spectators see hands
        self.clocks = Clocks(clock, self.seated, len(setup.decks)) if clock is not None else None
        self.stand_ins: dict[int, str] = {}  # the computer players that play for persons
        self.conceded: set[int] = set()
        self.attention = Attention()
        self.chat: list[Line] = []
        self.ahead: dict[int, Action] = {}  # answers of those the open window has not reached yet
        self.window_since = 1  # the version at which the open window was as it is, but for those who have passed
        self._asked_ahead: tuple[int, tuple[Decision, ...]] = (0, ())
        self.passed = dict.fromkeys(self.seated, 0)  # how often the table has passed for whom
        self.version = 1
        self.asked_since = 1  # the version at which the pending decision was opened
        self.actions: list[Action] = []
        self.happenings: list[Happening] = []
        self.request: Request | None = None
        self.answered: dict[tuple[int, str], int] = {}  # messages that were carried out, with the version they made
        self.taken_back = 0  # how often; whoever was told more than is left must be told anew
        self._moments: deque[Moment] = deque(maxlen=_MOMENTS)
        self.state = State(table.kit_for(setup), setup.seed)
        log: list[tuple[Any, ...]] = []
        self.state.log = log
        begin(self.state)
        run(self.state)
        self.state.log = None
        self._hear(log)

    @property
    def persons(self) -> frozenset[int]:
        """The seats whose persons decide themselves."""
        return self.seated - self.stand_ins.keys()

    @property
    def hands_shown(self) -> bool:
        """Whether every person lets spectators see hands."""
        return bool(self.seated) and self.seated <= self.hands_agreed

    def _hear(self, log: list[tuple[Any, ...]]) -> None:
        """Note what happened with what was known of the cards at that moment, by everybody as well."""
        for happening in heard(self.state, log):
            names = tuple(
                (card, name, seen | (1 << PUBLIC_BIT if seen == _EVERYBODY else 0), owner)
                for card, name, seen, owner in happening.names
            )
            self.happenings.append(Happening(happening.entry, names))

    # -- entries ----------------------------------------------------------------------------------------------------

    def fold(self, entry: Entry, ready: Outcome | None = None) -> None:
        """Take the next entry in; `ready` is its outcome where that is known already."""
        clocks = self.clocks
        if clocks is not None and entry.kind != RESUMED:
            clocks.pass_to(entry.at / 1000)
        self.entries.append(entry)
        self._fold(entry, ready)
        if clocks is not None:
            self._set_clocks(clocks, entry)

    def _set_clocks(self, clocks: Clocks, entry: Entry) -> None:
        if entry.kind == RESUMED:
            clocks.resume(entry.at / 1000)
        elif entry.kind == RETURNED:
            clocks.returned(entry.about)
        elif entry.kind == AHEAD or (entry.kind == ACT and not entry.text and entry.seat in self.persons):
            clocks.answered(entry.seat)
        clocks.wait_for([seat for seat in self.waiting() if seat in self.persons])

    def _fold(self, entry: Entry, ready: Outcome | None) -> None:
        self.version += 1
        if entry.client:
            self.answered[entry.seat, entry.client] = self.version
        if entry.kind == ACT:
            assert entry.action is not None
            self._act(entry, entry.action, ready)
        elif entry.kind == BACK_REFUSED:
            self.request = None
        elif entry.kind == AHEAD:
            assert entry.action is not None
            self.ahead[entry.seat] = entry.action
        elif entry.kind == CHAT:
            line = msgspec.json.decode(entry.text, type=Line)
            if line.text or line.phrase:  # else it was said by somebody who has been forgotten
                self.chat.append(line)
        elif entry.kind == HANDS_SHOWN:
            self.hands_agreed.add(entry.seat)
        elif entry.kind == HANDS_HIDDEN:
            self.hands_agreed.discard(entry.seat)
        elif entry.kind == DROPPED:
            self.ahead.pop(entry.seat, None)
        elif entry.kind == ORDERED:
            orders = msgspec.json.decode(entry.text, type=Orders)
            self.attention.order(entry.seat, orders, len(self.happenings))
        elif entry.kind in (CONCEDED, STOOD_IN, RETURNED, OUT_OF_TIME):
            self._seat(entry)
        elif entry.kind == BACK_AGREED:
            self._agree(entry.seat)
        elif entry.kind == BACK_ASKED:
            self.request = Request(entry.seat, self.must_agree(entry.seat), self.version)
            self._take_back_if_all_agree()

    # -- what is asked ------------------------------------------------------------------------------------------------

    def questions(self) -> tuple[Decision, ...]:
        """What persons are asked now: the pending decision, and the same window for those after it."""
        if self._asked_ahead[0] != self.version:
            pending = self.state.pending
            found = [] if pending is None else [pending, *asked_next(self.state)]
            self._asked_ahead = (self.version, tuple(one for one in found if one.player in self.persons))
        return self._asked_ahead[1]

    def question(self, seat: int) -> Decision | None:
        """What this seat is asked now, perhaps ahead; None if nothing, or what the table passes for it."""
        for decision in self.questions():
            if decision.player == seat:
                passed = self.attention.passes(self.state, decision, self.happenings)
                return None if passed else decision
        return None

    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered what they are asked."""
        pending = self.state.pending
        if pending is None or pending.player not in self.persons:
            return () if pending is None else (pending.player,)
        asked = (decision.player for decision in self.questions())
        return tuple(seat for seat in asked if seat not in self.ahead and self.question(seat) is not None)

    def automatic(self) -> Entry | None:
        """What the table does now for the seat that is asked: what it has said ahead, or what its orders are."""
        decision = self.state.pending
        if decision is None or decision.player not in self.persons:
            return None
        said = self.ahead.get(decision.player)
        if said in decision.options:
            return Entry(ACT, decision.player, "", said, SAID_AHEAD)
        passes = self.attention.passes(self.state, decision, self.happenings)
        return Entry(ACT, decision.player, "", PASS, AUTOMATIC) if passes else None

    def _act(self, entry: Entry, action: Action, ready: Outcome | None) -> None:
        decision = self.state.pending
        assert decision is not None
        after = ready if ready is not None else outcome(self.state, action)
        seat, before = decision.player, self.state
        if entry.text == AUTOMATIC:
            self.passed[seat] += 1
        elif seat in self.persons:
            self._moments.append(Moment(self.state, seat, len(self.actions), len(self.happenings)))
            self.attention.answered(self.state, decision, action, len(self.happenings))
        self.actions.append(action)
        self.state = after.state
        self._hear(after.log)
        self.ahead.pop(seat, None)
        if after.log or not _same_window(before, after.state):
            self.ahead.clear()  # what was said ahead was said of another position
            self.window_since = self.version
        self.attention.watch(self.state, self.happenings)
        self.request = None
        self.asked_since = self.version

    # -- who plays --------------------------------------------------------------------------------------------------

    def _seat(self, entry: Entry) -> None:
        """Somebody gives up, lets a computer player play for him, or is back."""
        seat, over = entry.about, self.ends_with(entry)
        if entry.kind == RETURNED:
            del self.stand_ins[seat]
        else:
            self.stand_ins[seat] = entry.text
            self.ahead.pop(seat, None)
        if entry.kind == CONCEDED:
            self.conceded.add(seat)
        self._hear([(entry.kind, seat)])
        if over:
            self.state = _given_up(self.state, self.conceded)
            self.request = None
        elif self.request is not None and seat == self.request.seat:
            self.request = None  # whoever is gone wants nothing back
        elif self.request is not None and seat in self.request.waiting:
            self._agree(seat)  # computers do not mind

    def ends_with(self, entry: Entry) -> bool:
        """Whether the game is over with this entry that is no action: nobody is left who plays on against somebody."""
        if entry.kind != CONCEDED:
            return False
        gone = self.conceded | {entry.seat}
        left = [seat for seat in range(self.state.n) if seat not in gone]
        return not self.seated - gone or all(seat in partners(self.state, left[0]) for seat in left)

    # -- taking back ------------------------------------------------------------------------------------------------

    def policy(self, seat: int) -> str:
        """`undo.FREE`, `undo.ASK` or `undo.NEVER` for the last decision of this seat (general.touch.takeback-instant);
        "" if there is none to go back to, or a computer player plays for it.
        """
        moment = self._last(seat)
        if moment is None or seat in self.stand_ins:
            return ""
        return undo.policy(moment.state, self.state, seat, self.must_agree(seat))

    def must_agree(self, seat: int) -> tuple[int, ...]:
        """The other persons who have decided something since, or are deciding now; computers do not mind."""
        since = set()
        for moment in reversed(self._moments):
            if moment.seat == seat:
                break
            since.add(moment.seat)
        pending = self.state.pending
        if pending is not None and pending.player in self.persons:
            since.add(pending.player)
        return tuple(sorted(since - {seat}))

    def _agree(self, agreed: int) -> None:
        assert self.request is not None
        waiting = tuple(seat for seat in self.request.waiting if seat != agreed)
        self.request = self.request._replace(waiting=waiting)
        self._take_back_if_all_agree()

    def _take_back_if_all_agree(self) -> None:
        if self.request is not None and not self.request.waiting:
            self._take_back(self.request.seat)

    def _last(self, seat: int) -> Moment | None:
        return next((moment for moment in reversed(self._moments) if moment.seat == seat), None)

    def _take_back(self, seat: int) -> None:
        self.request = None
        moment = self._last(seat)
        assert moment is not None
        while self._moments.pop() is not moment:
            pass
        del self.actions[moment.actions :]
        del self.happenings[moment.happenings :]
        self.state = moment.state
        self.attention.forget()
        self.ahead.clear()
        self.window_since = self.version
        self.asked_since = self.version
        self.taken_back += 1
