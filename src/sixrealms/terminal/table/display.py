"""The table shown to one reader: drawn on a terminal, in words everywhere else."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Final

import click

from sixrealms.telling.names import Naming
from sixrealms.telling.story import TEXT, TURN
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.table import sentences as plain
from sixrealms.terminal.table.scene import scene

_NARROWEST: Final = 40
_WIDEST: Final = 160
_CURTAIN: Final = 60  # empty lines that push the last player's cards out of sight


class Display:
    """Shows tables and lines on a screen."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._described = (-1, -1)  # turn and seat of the table last described in words

    def lines(self, lines: Iterable[str]) -> bool:
        """Write lines, keeping their indentation; whether there were any."""
        wrote = False
        for line in lines:
            words = line.lstrip()
            self.screen.write(words, indent=len(line) - len(words))
            wrote = True
        return wrote

    def happened(self, text: str, kind: str) -> None:
        """One line of what happened; a turn begins with a line that stands out."""
        if kind == TURN:
            if not self.screen.plain:
                self.screen.write()
            self.screen.heading(text)
        elif kind == TEXT:
            self.screen.write(text, indent=2, dim=True)
        else:
            self.screen.write(text)

    def table(self, naming: Naming) -> None:
        """The whole table."""
        if self.screen.plain:
            self.lines(plain.table_lines(naming))
        else:
            self._draw(naming)

    def before_a_decision(self, naming: Naming) -> None:
        """The table again; in words only what may have changed, and everything when a turn begins."""
        turn = (naming.state.turns, naming.reader)
        if not self.screen.plain or turn != self._described:
            self._described = turn
            self.table(naming)
        else:
            self.lines(plain.fight_lines(naming, scene(naming)))

    def forget(self) -> None:
        """The next table is described in full."""
        self._described = (-1, -1)

    def hide(self) -> None:
        """Take what was shown to the last reader out of sight."""
        self.forget()
        if not self.screen.plain:
            click.clear()
        elif someone_watches():
            click.echo("\n" * _CURTAIN)

    def _draw(self, naming: Naming) -> None:
        from rich.console import Console  # takes time to load

        from sixrealms.terminal.table.picture import table_picture  # takes time to load

        console = Console(highlight=False)
        width = min(max(console.width, _NARROWEST), _WIDEST)
        console.print()
        for line in table_picture(naming, width):
            console.print(line, no_wrap=True, overflow="crop")
        console.print()


def someone_watches() -> bool:
    """Whether a person sits in front of this: not when the answers come from a pipe."""
    return sys.stdin.isatty()
