"""A game as what was stored makes it: the setup, then one entry after the other, always to the same position.

The table folds an entry when it is stored and again when the server starts: there is no other way to change a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, assert_never

from sixrealms import table
from sixrealms.engine import takeback, uniform_windows
from sixrealms.engine.action import PASS, Action
from sixrealms.engine.flow.game import begin
from sixrealms.engine.goal import partners
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import run
from sixrealms.engine.state import Result, State
from sixrealms.exercises import exercise
from sixrealms.scenarios import examples
from sixrealms.server.game import uniform_prompts
from sixrealms.server.game.auto_pass import Attention
from sixrealms.server.game.chat import ChatEntry
from sixrealms.server.game.clocks import ClockRules, Clocks
from sixrealms.server.game.entries import (
    AUTOMATIC,
    Acted,
    AheadDropped,
    AnsweredAhead,
    Asked,
    ChatSaid,
    Conceded,
    Entry,
    GameRepaired,
    HandsHidden,
    HandsShown,
    Ordered,
    OutOfTime,
    PlayerChanged,
    PlayerReturned,
    Quiet,
    RoundTimeSet,
    StoodIn,
    TakebackAgreed,
    TakebackAsked,
    TakebackRefused,
    TimeResumed,
    WindowClosed,
    WindowHeld,
    WindowLetGo,
    WindowReopened,
    kind_of,
)
from sixrealms.server.game.outcome import VOID, ActionOutcome, given_up, outcome, same_window
from sixrealms.server.game.prompts import PendingPrompts
from sixrealms.server.game.takeback import Request, TakebackMoment, TakingBack
from sixrealms.server.game.timed_windows import Windows
from sixrealms.server.game.versions import Versions
from sixrealms.server.game.window_close import Closing, closed
from sixrealms.telling.story import Happening, heard

_EVERYBODY: Final = 255
#: The bit of a happening that says whether everybody may know a card; seats have the eight bits below it.
PUBLIC_BIT: Final = 8


class TableGame:
    """One game. `version` counts its entries, the setup being the first."""

    def __init__(
        self,
        setup: GameSetup,
        persons: Iterable[int],
        clock: ClockRules | None = None,
        window: float = 0,
        *,
        patient: bool = False,
    ) -> None:
        """`patient`: everybody is asked what they do in their turn even if all they can do is pass; only with a
        window.
        """
        self.seated = frozenset(persons)
        self.versions = Versions(len(setup.decks))
        self.windows = Windows(window, limited=clock is not None) if window else None
        self.entries: list[Entry] = []
        self.hands_agreed: set[int] = set()  # the persons who let spectators see hands
        self.clocks = Clocks(clock, self.seated, len(setup.decks)) if clock is not None else None
        self.stand_ins: dict[int, str] = {}  # the computer players that play for persons
        self.conceded: set[int] = set()
        self.attention = Attention()
        self.chat: list[ChatEntry] = []
        self.ahead: dict[int, Action] = {}  # answers of those the open window has not reached yet
        self.window_since = self.versions.mark()  # when the open window was as it is, but for those who have passed
        self._asked: tuple[int, PendingPrompts] | None = None  # at which version, and what
        self.passed = dict.fromkeys(self.seated, 0)  # how often the table has passed for whom
        self.version = 1
        self.asked_since = self.versions.mark()  # when the pending decision was opened
        self.actions: list[Action] = []
        self.happenings: list[Happening] = []
        self.back = TakingBack()
        self.answered: dict[tuple[int, str], int] = {}  # messages that were carried out, with what `v` was then
        self.counted: Counter[tuple[int, str]] = Counter()  # entries by seat and kind
        self.taken_back = 0  # how often; whoever was told more than is left must be told anew
        log: list[tuple[Any, ...]] = []
        laid = examples.begun_of(setup) or exercise.begun_of(setup)
        if laid is not None:
            self.state = laid
            self._hear(log)
            return
        self.state = State(table.kit_for(setup), setup.seed)
        self.state.log = log
        if patient and window:
            uniform_prompts.begin_patiently(self.state)
        begin(self.state)
        (run if self.windows is None else uniform_windows.run_on)(self.state)
        self.state.log = None
        self._hear(log)

    @property
    def persons(self) -> frozenset[int]:
        """The seats whose persons decide themselves."""
        return self.seated - self.stand_ins.keys()

    @property
    def halts(self) -> bool:
        """Whether others may respond to what has happened, and nobody is told who of them can."""
        return self.windows is not None and self.state.pending is None and self.state.result is None

    @property
    def asked(self) -> PendingPrompts:
        """What is asked in the position of the game as it is now."""
        if self._asked is None or self._asked[0] != self.version:
            persons, halts = self.persons, self.halts
            asked = PendingPrompts(self.state, persons, self.ahead, self.attention, self.happenings, halts=halts)
            self._asked = (self.version, asked)
        return self._asked[1]

    def v(self, seat: int) -> int:
        """The version of the game as this seat, or a spectator, is told it."""
        return self.versions.of(seat)

    @property
    def request(self) -> Request | None:
        """The wish of somebody to take something back."""
        return self.back.request

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

    def fold(self, entry: Entry, ready: ActionOutcome | Closing | None = None) -> None:
        """Take the next entry in; `ready` is its outcome where that is known already."""
        clocks = self.clocks
        if clocks is not None and not isinstance(entry, TimeResumed):
            clocks.pass_to(entry.at / 1000)
        self.entries.append(entry)
        self._fold(entry, ready)
        if clocks is not None:
            self._set_clocks(clocks, entry)

    def _set_clocks(self, clocks: Clocks, entry: Entry) -> None:
        match entry:
            case TimeResumed():
                clocks.resume(entry.at / 1000)
            case PlayerReturned():
                clocks.returned(entry.seat)
            case RoundTimeSet():
                clocks.set_time(entry.time)
            case AnsweredAhead() if self.windows is None:
                clocks.answered(entry.seat)
            case Acted(by_table="") if entry.seat in self.persons:
                clocks.answered(entry.seat)
        clocks.wait_for([seat for seat in self.asked.waiting() if seat in self.persons])

    def _count(self, entry: Entry) -> None:
        """Count what happens for all, or only for the seat that may notice it; that a hold begins or ends all see."""
        windows = self.windows
        if windows is not None and isinstance(entry, Quiet):
            held = windows.held
            if isinstance(entry, WindowHeld):
                windows.hold(entry.seat, entry.at / 1000)
            elif isinstance(entry, WindowLetGo | AnsweredAhead):
                windows.let_go(entry.seat, entry.at / 1000)
            if windows.held == held:
                self.versions.only(entry.seat)
                return
        self.versions.everybody()

    def _fold(self, entry: Entry, ready: ActionOutcome | Closing | None) -> None:
        self.version += 1
        self.counted[entry.seat, kind_of(entry)] += 1
        self._count(entry)
        if isinstance(entry, Asked) and entry.client:
            self.answered[entry.seat, entry.client] = self.v(entry.seat)
        match entry:
            case Acted():
                assert not isinstance(ready, Closing)
                self._act(entry, ready)
            case WindowClosed():
                assert not isinstance(ready, ActionOutcome)
                self._close(entry, ready)
            case WindowReopened():
                self._open_window(entry)
            case AnsweredAhead():
                self.ahead[entry.seat] = entry.action
            case AheadDropped():
                self.ahead.pop(entry.seat, None)
            case ChatSaid():
                if entry.line.text or entry.line.phrase:  # else it was said by somebody who has been forgotten
                    self.chat.append(entry.line)
            case HandsShown():
                self.hands_agreed.add(entry.seat)
            case HandsHidden():
                self.hands_agreed.discard(entry.seat)
            case Ordered():
                self.attention.order(entry.seat, entry.orders, len(self.happenings))
            case Conceded() | StoodIn() | OutOfTime() | PlayerReturned():
                self._seat(entry)
            case GameRepaired():
                self._repair(entry)
            case TakebackAsked():
                self.back.request = Request(entry.seat, self.must_agree(entry.seat), self.versions.mark())
                self._take_back_if_all_agree(entry)
            case TakebackAgreed():
                self.back.agreed(entry.seat)
                self._take_back_if_all_agree(entry)
            case TakebackRefused():
                self.back.request = None
                self._open_window(entry)
            case WindowHeld() | WindowLetGo() | TimeResumed() | RoundTimeSet():
                pass  # of the windows and clocks alone
            case _:
                assert_never(entry)

    # -- decisions ----------------------------------------------------------------------------------------------------

    def _act(self, entry: Acted, ready: ActionOutcome | None) -> None:
        decision, action = self.state.pending, entry.action
        assert decision is not None
        after = ready if ready is not None else outcome(self.state, action, halts=self.windows is not None)
        seat, before = decision.player, self.state
        recorded = uniform_prompts.in_any_game(before, decision)
        if entry.by_table == AUTOMATIC:
            self.passed[seat] += recorded
        elif seat in self.persons:
            if recorded:
                self.back.decided(TakebackMoment(before, seat, len(self.actions), len(self.happenings)))
            self.attention.answered(before, decision, action, len(self.happenings))
        if recorded:
            self.actions.append(action)
        self.state = after.state
        self._hear(after.log)
        self.ahead.pop(seat, None)
        if after.log or not same_window(before, after.state):
            self.ahead.clear()  # what was said ahead was said of another position
            self.window_since = self.versions.mark()
        self._now_asked(entry)

    def _now_asked(self, entry: Entry) -> None:
        """Another decision is open now, or another window."""
        self.attention.watch(self.state, self.happenings)
        self.back.request = None
        self.asked_since = self.versions.mark()
        self._open_window(entry)

    # -- windows of a fixed time --------------------------------------------------------------------------------------

    def _open_window(self, entry: Entry) -> None:
        """Open the window of the offer at which the game halts, if it does; no other one is open."""
        if self.windows is None:
            return
        if not self.halts:
            self.windows.close(entry.at / 1000)
            return
        self.windows.open(entry.at / 1000)
        self.back.offered(len(self.actions), uniform_windows.offered_to(self.state))

    def closes(self) -> float | None:
        """When the open window is over; None if none is, or somebody waits for the consent to take back."""
        return self.windows.closes() if self.windows is not None and self.halts and self.request is None else None

    def closing(self) -> Closing:
        """How the open window would end now."""
        return closed(self.state, self.ahead)

    def _close(self, entry: WindowClosed, ready: Closing | None) -> None:
        """The window is over: everybody's answers are those of one moment, and silence was a pass."""
        closing = ready if ready is not None else self.closing()
        halted, first, happened = self.state, len(self.actions), len(self.happenings)
        for answer in closing.answers:
            decision, seat = answer.decision, answer.decision.player
            self.actions.append(answer.action)
            if seat not in self.persons:
                continue
            if not answer.said:
                self.passed[seat] += 1
            if answer.said or not self.attention.passes(halted, decision, self.happenings):
                self.attention.answered(halted, decision, answer.action, happened)
            if answer.action != PASS:
                self.back.decided(TakebackMoment(halted, seat, first, happened))
        self.state = closing.state
        self._hear(closing.log)
        self.ahead.clear()
        self.window_since = self.versions.mark()
        self._now_asked(entry)

    # -- who plays --------------------------------------------------------------------------------------------------

    def _seat(self, entry: PlayerChanged) -> None:
        """Somebody gives up, lets a computer player play for them, or is back."""
        seat = entry.about if isinstance(entry, StoodIn) else entry.seat
        over = self.ends_with(entry)
        if isinstance(entry, PlayerReturned):
            del self.stand_ins[seat]
        else:
            self.stand_ins[seat] = entry.bot
            self.ahead.pop(seat, None)
            if self.windows is not None:
                self.windows.let_go(seat, entry.at / 1000)
        if isinstance(entry, Conceded):
            self.conceded.add(seat)
        self._hear([(kind_of(entry), seat)])
        if over:
            self.state = given_up(self.state, self.conceded)
            self.back.request = None
            self._open_window(entry)
        elif self.request is not None and seat == self.request.seat:
            self.back.request = None  # whoever is gone wants nothing back
        elif self.request is not None and seat in self.request.waiting:
            self.back.agreed(seat)  # computers do not mind
            self._take_back_if_all_agree(entry)

    def ends_with(self, entry: Entry) -> bool:
        """Whether the game is over with this entry that is no action: nobody is left who plays on against somebody."""
        if not isinstance(entry, Conceded):
            return isinstance(entry, GameRepaired) and entry.actions is None
        gone = self.conceded | {entry.seat}
        left = [seat for seat in range(self.state.n) if seat not in gone]
        return not self.seated - gone or all(seat in partners(self.state, left[0]) for seat in left)

    # -- taking back ------------------------------------------------------------------------------------------------

    def policy(self, seat: int) -> str:
        """`undo.FREE`, `undo.ASK` or `undo.NEVER` for the last decision of this seat (general.touch.takeback-instant);
        "" if there is none to go back to, or a computer player plays for it.
        """
        moment = self.back.last(seat)
        if moment is None or seat in self.stand_ins:
            return ""
        return takeback.policy(moment.state, self.state, seat, self.must_agree(seat))

    def must_agree(self, seat: int) -> tuple[int, ...]:
        """The other persons who have decided something since, or are deciding now; computers do not mind."""
        return self.back.must_agree(seat, self.persons, self.state.pending)

    def _take_back_if_all_agree(self, entry: Entry) -> None:
        moment = self.back.settled()
        if moment is not None:
            self._go_back(entry, moment)

    def _repair(self, entry: GameRepaired) -> None:
        """A judge takes the game back to a decision, or ends it without a winner."""
        if entry.actions is not None:
            self._go_back(entry, self.back.after(entry.actions))
            return
        self.state = self.state.copy()
        realms = tuple(self.state.unrazed(seat) for seat in range(self.state.n))
        self.state.pending, self.state.result = None, Result((), VOID, realms)
        self.back.request = None
        self.ahead.clear()
        self._open_window(entry)

    def _go_back(self, entry: Entry, moment: TakebackMoment) -> None:
        self.back.forget(moment)
        del self.actions[moment.actions :]
        del self.happenings[moment.happenings :]
        self.state = moment.state
        self.attention.forget()
        self.ahead.clear()
        self.window_since = self.versions.mark()
        self.asked_since = self.versions.mark()
        self.taken_back += 1
        self._open_window(entry)
