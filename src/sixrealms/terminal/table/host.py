"""The host of a game at one terminal: shows the table to whoever is asked, asks, and does what is said."""

from __future__ import annotations

from typing import Final, NamedTuple

from sixrealms.engine.action import Action, Decision
from sixrealms.errors import NotationError, SixRealmsError
from sixrealms.records import notation
from sixrealms.telling.choices import Choice, asks_for_a_number, choices, detail, idle, question
from sixrealms.terminal.table.autosave import Keeper
from sixrealms.terminal.table.display import Display, someone_watches
from sixrealms.terminal.table.game_loop import GameLoop
from sixrealms.terminal.table.requests import Requests
from sixrealms.terminal.table.typed_input import read_line, understand

#: Questions a waiting player need not answer; any other ends the waiting.
_PASSED_WHILE_WAITING: Final = frozenset({"ask-anytime", "ask-answer"})

#: What a lone person is told who could only pass.
_NOTHING_TO_PLAY: Final = {
    "ask-combat": "play-nothing-to-play",
    "ask-combat-covered": "play-nothing-to-play",
    "ask-aid": "play-nothing-to-lend",
}

#: Questions of one's own turn and of anybody's: what was passed on once is not asked again for nothing.
_ASKED_AGAIN: Final = frozenset(
    {"ask-phase-0", "ask-phase-2", "ask-phase-3", "ask-phase-4", "ask-phase-5", "ask-anytime"}
)


class Declined(NamedTuple):
    """What a player has passed on, and when."""

    turn: int
    happenings: int
    options: frozenset[Action]


class Host:
    """Runs one sitting to its end. What a person reads is made for that person only."""

    def __init__(self, display: Display, sitting: GameLoop, keeper: Keeper) -> None:
        self._display = display
        self._screen = display.screen
        self._sitting = sitting
        self._keeper = keeper
        self._requests = Requests(display, sitting)
        self._persons = [seat for seat, one in enumerate(sitting.seated) if one.person]
        #: whose eyes are on the screen; -1 while several persons play and nobody has looked yet
        self._reader = self._persons[0] if len(self._persons) == 1 else -1 if self._persons else 0
        self._told = [0] * sitting.state.n
        self._explained: list[set[str]] = [set() for _ in sitting.seated]
        self._waiting: set[int] = set()
        self._ending: dict[int, int] = {}  # players who have done enough in this turn, by the turn
        self._declined: dict[int, Declined] = {}
        self._kept_turn = -1

    # -- the game ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over; `Leave` and `EndOfInput` end it early."""
        sitting = self._sitting
        while sitting.state.result is None:
            decision = sitting.state.pending
            assert decision is not None
            self._keep()
            if not sitting.seated[decision.player].person:
                sitting.do(sitting.computers_answer())
                if not self._persons:
                    self._tell()
            else:
                action = self._passed_while_waiting(decision) or self._ask()
                sitting.do(action)
        self._tell()
        self._end()

    def _keep(self) -> None:
        """Keep the game at the beginning of every turn; say once if that is impossible."""
        state = self._sitting.state
        if state.turns == self._kept_turn:
            return
        first = self._kept_turn < 0
        self._kept_turn = state.turns
        try:
            self._keeper.keep(state, self._sitting.actions)
        except SixRealmsError as error:
            if first or self._keeper.kept:
                self._screen.write(self._screen.say("play-not-kept", why=error.said(self._screen.language)))
            self._keeper.kept = False

    def _end(self) -> None:
        """Say who has won, and keep nothing."""
        sitting, screen = self._sitting, self._screen
        result = sitting.state.result
        assert result is not None
        self._keeper.forget()
        names = ", ".join(sitting.names[seat] for seat in result.winners)
        screen.write()
        screen.heading(screen.say("play-result", count=len(result.winners), names=names, reason=result.reason))
        for seat, realms in enumerate(result.unrazed):
            screen.write(screen.say("play-score", who=sitting.names[seat], realms=realms))

    def _passed_while_waiting(self, decision: Decision) -> Action | None:
        """The pass of a player who waits, has done enough or can do nothing, None if they have to decide themselves."""
        seat = decision.player
        if decision.about in _NOTHING_TO_PLAY and len(decision.options) == 1 and len(self._persons) == 1:
            self._tell()
            self._screen.write(self._screen.say(_NOTHING_TO_PLAY[decision.about]))
            return idle(decision)
        if seat in self._waiting and decision.about in _PASSED_WHILE_WAITING:
            return idle(decision)
        self._waiting.discard(seat)
        turn = self._sitting.state.turns
        if decision.about not in _ASKED_AGAIN or self._ending.get(seat, turn) != turn:
            self._ending.pop(seat, None)
        elif seat in self._ending or self._nothing_new(decision):
            return idle(decision)
        return None

    def _nothing_new(self, decision: Decision) -> bool:
        """Whether the player has just said no to all of this and nothing has happened since."""
        declined = self._declined.get(decision.player)
        return (
            declined is not None
            and declined.turn == self._sitting.state.turns
            and declined.happenings == len(self._sitting.happenings)
            and declined.options.issuperset(decision.options)
        )

    # -- one decision -----------------------------------------------------------------------------------------------

    def _ask(self) -> Action:
        """Ask the person whose decision is open until they have decided; they may take back earlier decisions first."""
        while True:
            decision = self._sitting.state.pending
            assert decision is not None
            seat = decision.player
            self._face(seat)
            self._tell()
            self._display.before_a_decision(self._requests.naming(seat))
            action = self._conversation(decision)
            if action is not None:
                self._remember(decision, action)
                return action

    def _remember(self, decision: Decision, action: Action) -> None:
        """Keep what a player passes on: the same things are not asked again before something happens."""
        self._declined.pop(decision.player, None)
        if action.verb == "pass":
            sitting = self._sitting
            self._declined[decision.player] = Declined(
                sitting.state.turns, len(sitting.happenings), frozenset(decision.options)
            )

    def _conversation(self, decision: Decision) -> Action | None:
        """Listen until there is an action; None if the decision has gone because something was taken back."""
        seat = decision.player
        lines = self._offer(decision)
        prompt = self._screen.say("play-prompt", who=self._sitting.names[seat]) + " "
        while True:
            heard = understand(read_line(prompt), self._screen.language)
            if heard.numbers:
                found = self._by_number(decision, lines, heard.numbers)
                if isinstance(found, Action):
                    return found
                lines = found
            elif heard.command in ("pass", "wait", "end"):
                action = idle(decision)
                if action is not None:
                    if heard.command == "wait":
                        self._waiting.add(seat)
                    elif heard.command == "end":
                        self._ending[seat] = self._sitting.state.turns
                    return action
                self._screen.write(self._screen.say("play-cannot-pass"))
            elif heard.command:
                self._request(heard.command, seat, heard.rest)
                if self._sitting.state.pending is not decision:
                    return None
            elif heard.rest:
                action = self._by_notation(seat, heard.rest)
                if action is not None:
                    return action
            else:
                lines = self._offer(decision)

    def _request(self, command: str, seat: int, rest: str) -> None:
        if command == "undo":  # what is taken back is asked again
            self._declined.pop(seat, None)
            self._ending.pop(seat, None)
        try:
            self._requests.carry_out(command, seat, rest)
        except SixRealmsError as error:
            self._screen.write(error.said(self._screen.language))

    def _face(self, seat: int) -> None:
        """Between two persons the table is hidden until the next one sits down."""
        if seat == self._reader:
            return
        if self._reader >= 0:
            self._display.hide()
        self._reader = seat
        name = self._sitting.names[seat]
        self._screen.heading(self._screen.say("play-curtain", who=name))
        if someone_watches():
            read_line(self._screen.say("play-curtain-enter", who=name) + " ")

    def _tell(self) -> None:
        """Tell the reader what has happened since they last looked."""
        seat = max(self._reader, 0)
        happenings = self._sitting.happenings
        news = happenings[min(self._told[seat], len(happenings)) :]
        self._told[seat] = len(happenings)
        for text, kind in self._requests.story(seat).news(news, self._explained[seat]):
            self._display.happened(text, kind)

    # -- the list and what is chosen from it ------------------------------------------------------------------------

    def _offer(self, decision: Decision) -> list[Choice]:
        naming = self._requests.naming(decision.player)
        self._screen.heading(question(naming, decision))
        words = detail(naming, decision)
        if words:
            self._screen.write(words, indent=2)
        if asks_for_a_number(decision):
            numbers = [action.number for action in decision.options]
            self._screen.write(self._screen.say("play-numbers", least=min(numbers), most=max(numbers)))
            return []
        return self._list(choices(naming, decision), idle(decision))

    def _list(self, lines: list[Choice], passing: Action | None = None) -> list[Choice]:
        width = len(str(len(lines)))
        for number, choice in enumerate(lines, 1):
            more = f" ... ({len(choice.among)})" if choice.among else ""
            if choice.action is not None and choice.action == passing:
                more = " (p)"
            self._screen.write(f"{choice.label}{more}", mark=f"{number:>{width}}. ")
        return lines

    def _by_number(self, decision: Decision, lines: list[Choice], numbers: tuple[int, ...]) -> Action | list[Choice]:
        """The action a number or two numbers mean, or the lines to choose from next."""
        if asks_for_a_number(decision):
            for action in decision.options:
                if (action.number,) == numbers:
                    return action
            self._screen.write(self._screen.say("play-no-such-number", number=numbers[0]))
            return lines
        offered = lines
        for number in numbers:
            if not 1 <= number <= len(offered):
                self._screen.write(self._screen.say("play-no-such-line", number=number, most=len(offered)))
                return lines
            choice = offered[number - 1]
            offered = list(choice.among)
        if choice.action is not None:
            return choice.action
        self._screen.heading(choice.label)
        self._list(offered)
        self._screen.write(self._screen.say("play-back"))
        return offered

    def _by_notation(self, seat: int, text: str) -> Action | None:
        """The move that is meant, or None once it is told why there is no such move now."""
        try:
            return notation.read(self._sitting.state, text)
        except NotationError as error:
            if self._requests.refused(seat, text):
                return None
            self._screen.write(error.said(self._screen.language))
            self._screen.write(self._screen.say("play-hint"))
            return None
