"""`sixrealms cards ID --try`: the example of a card, played on in this terminal against the computer."""

from __future__ import annotations

from pathlib import Path

import click

from sixrealms.catalogue import Printing
from sixrealms.engine.state import State
from sixrealms.players.roster import bot
from sixrealms.realise.card_text import house_text
from sixrealms.scenarios import examples
from sixrealms.scenarios.examples import ExampleSteps
from sixrealms.scenarios.objects import SEATS
from sixrealms.setup.seating import SeatedPlayer
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.table.autosave import Keeper
from sixrealms.terminal.table.display import Display
from sixrealms.terminal.table.game_loop import GameLoop
from sixrealms.terminal.table.host import Host
from sixrealms.terminal.table.requests import LeaveTable
from sixrealms.terminal.table.typed_input import EndOfInput

_OPPONENT = "greedy"


class NothingKept(Keeper):
    """An example can be laid again at any time: leaving it keeps nothing."""

    def __init__(self) -> None:
        self.path = Path()
        self.kept = False

    def keep(self, state: State, actions: object) -> None:
        """Nothing is written."""

    def forget(self) -> None:
        """Nothing was."""


class _Guide(GameLoop):
    """The game of an example, and what should come of it."""

    def __init__(self, state: State, seated: list[SeatedPlayer], screen: Screen, told: ExampleSteps) -> None:
        super().__init__(state, seated)
        self._screen = screen
        self._told = told
        self._ended = False

    @property
    def done(self) -> bool:
        """Whether as much has been done as in the example."""
        return len(self.actions) >= len(self._told.todo)

    def tell_outcome(self) -> None:
        """Say what should have come of the example, once."""
        if not self._ended and self._told.outcome:
            self._screen.heading(self._screen.say("example-after"))
            for line in self._told.outcome:
                self._screen.write(line, mark="- ")
        self._ended = True


class _GuidedHost(Host):
    """Tells what should have come of the example after what has come of it."""

    def __init__(self, display: Display, guide: _Guide) -> None:
        super().__init__(display, guide, NothingKept())
        self._guide = guide

    def _tell(self) -> None:
        super()._tell()
        if self._guide.done:
            self._guide.tell_outcome()


def try_card(screen: Screen, printing: Printing) -> None:
    """Lay the example of a card and let the reader play on from there; OptionRefused for a card without one."""
    state = examples.begun(printing.id)
    one = examples.example(printing.id)
    assert one is not None  # otherwise it could not have begun
    seat = SEATS.index(one.seat)
    seated = [
        SeatedPlayer(screen.say("example-opponent", number=number if state.n > 2 else 0), bot(_OPPONENT))
        for number in range(1, state.n + 1)
    ]
    seated[seat] = SeatedPlayer(screen.say("example-you"), None)
    told = examples.told(one, screen.language, [player.name for player in seated])
    guide = _Guide(state, seated, screen, told)
    screen.heading(screen.say("example-title", card=printing.name))
    screen.write(house_text(printing, screen.language))
    screen.write(screen.say("example-todo"))
    for line in told.todo:
        screen.write(line, mark="- ")
    try:
        _GuidedHost(Display(screen), guide).run()
    except (LeaveTable, EndOfInput):
        click.echo()
    guide.tell_outcome()
