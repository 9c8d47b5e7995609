"""`sixrealms puzzle`: a puzzle on the table of this terminal, with its goal and whether it was reached, or a list."""

from __future__ import annotations

from datetime import date
from typing import Final

import click

from sixrealms.engine.action import Action
from sixrealms.errors import OptionRefused
from sixrealms.exercises.daily import puzzle_of
from sixrealms.exercises.exercise import GRADES, LEARNER, Exercise, exercises, opened
from sixrealms.exercises.forced_win import forced_win
from sixrealms.exercises.progress import progress
from sixrealms.players.roster import bot
from sixrealms.setup.seating import SeatedPlayer
from sixrealms.telling.choices import label
from sixrealms.telling.names import Naming
from sixrealms.terminal import solved_puzzles
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.table.display import Display
from sixrealms.terminal.table.game_loop import GameLoop
from sixrealms.terminal.table.host import Host
from sixrealms.terminal.table.requests import LeaveTable
from sixrealms.terminal.table.typed_input import EndOfInput
from sixrealms.terminal.translated_help import SpokenCommand
from sixrealms.terminal.try_card import NothingKept

_TODAY: Final = "today"
_LIST: Final = "list"


@click.command("puzzle", cls=SpokenCommand)
@click.argument("which", default=_TODAY)
@click.help_option("-h", "--help", help="help-help")
@click.pass_context
def puzzle(context: click.Context, which: str) -> None:
    """Play the puzzle of today or the one of a number, or list them; OptionRefused for any other word."""
    screen: Screen = context.obj
    if which == _LIST:
        _show_all(screen)
        return
    one = _asked(which)
    number = exercises(one.kind).index(one) + 1
    words = one.in_words(screen.language)
    screen.heading(screen.say("puzzle-title", number=number, title=words["title"]))
    if which == _TODAY:
        screen.write(screen.say("puzzle-today"))
    screen.write(words["lead"])
    screen.write(screen.say("puzzle-how"))
    attempt = _Attempt(one, screen)
    try:
        _PuzzleHost(Display(screen), attempt, NothingKept()).run()
    except (LeaveTable, EndOfInput):
        click.echo()
    screen.write()
    if attempt.solved:
        solved_puzzles.note(one.key)
        screen.heading(screen.say("puzzle-solved"))
        screen.write(words["end"])
    else:
        screen.heading(screen.say("puzzle-unsolved"))
        screen.write(screen.say("puzzle-again", command=f"sixrealms puzzle {number}"))


def _show_all(screen: Screen) -> None:
    """All puzzles by grade, with their numbers and a mark at those that were solved here."""
    puzzles, solved = exercises("puzzles"), solved_puzzles.solved()
    for grade in GRADES:
        rows = [(number, one) for number, one in enumerate(puzzles, 1) if one.grade == grade]
        done = sum(one.key in solved for _, one in rows)
        screen.heading(screen.say(f"puzzle-grade-{grade}", done=done, all=len(rows)))
        for number, one in rows:
            mark = "+" if one.key in solved else " "
            screen.write(f"{mark} {number:3} {one.in_words(screen.language)['title']}")
        screen.write()


def _asked(which: str) -> Exercise:
    if which == _TODAY:
        return puzzle_of(date.today())
    puzzles = exercises("puzzles")
    if not (which.isascii() and which.isdigit() and 1 <= int(which[:9]) <= len(puzzles)):
        raise OptionRefused("puzzle-which", which=repr(which[:60]), most=len(puzzles))
    return puzzles[int(which[:9]) - 1]


class _Decided(Exception):
    """The puzzle is solved, or its turn is over."""


class _Attempt(GameLoop):
    """The game of a puzzle, and whether its goal was reached."""

    advised = False

    def __init__(self, one: Exercise, screen: Screen) -> None:
        state = opened(one).state
        seated = [
            SeatedPlayer(screen.say("example-opponent", number=seat if state.n > 2 else 0), bot(one.bot))
            for seat in range(state.n)
        ]
        seated[LEARNER] = SeatedPlayer(screen.say("example-you"), None)
        super().__init__(state, seated)
        self._one = one
        self._language = screen.language
        self.solved = False
        self.missed = False

    def do(self, action: Action) -> None:
        """Answer the pending decision, and look how far that has led."""
        super().do(action)
        found = progress(self._one, self.actions)
        self.solved = len(found.reached) == len(self._one.goals)
        self.missed = found.missed

    @property
    def slipped(self) -> str:
        """The first move after which the others could prevent it; empty as long as there is none."""
        wrong = forced_win(self._one.id).false_move(self.actions)
        if wrong is None:
            return ""
        return label(Naming(wrong.before, LEARNER, self._language, self.names), wrong.action)


class _PuzzleHost(Host):
    """Tells the move that lets a puzzle slip, and ends as soon as the puzzle is solved or its turn is over."""

    def __init__(self, display: Display, attempt: _Attempt, keeper: NothingKept) -> None:
        super().__init__(display, attempt, keeper)
        self._attempt = attempt
        self._said = ""

    def run(self) -> None:
        """Play until it is decided; LeaveTable and EndOfInput end it early."""
        try:
            super().run()
        except _Decided:
            self._tell()
        self._tell_slip()

    def _keep(self) -> None:
        """Called before every decision: nothing is kept, and a decided puzzle is over."""
        if self._attempt.solved or self._attempt.missed:
            raise _Decided

    def _ask(self) -> Action:
        self._tell()
        self._tell_slip()
        return super()._ask()

    def _tell_slip(self) -> None:
        """Say once which move let it slip. A move taken back and made again is told again."""
        slipped = "" if self._attempt.solved else self._attempt.slipped
        if slipped and slipped != self._said:
            self._screen.write(self._screen.say("puzzle-slipped", move=slipped))
            if not self._attempt.missed:
                self._screen.write(self._screen.say("puzzle-take-back"))
        self._said = slipped
