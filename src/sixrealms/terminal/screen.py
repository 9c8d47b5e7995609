"""What a command writes to: a language, and either a terminal with tables or plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence

import click

from sixrealms.wording import say


def is_plain(*, asked: bool) -> bool:
    """Whether a command writes plain lines: where asked for, and where no terminal shows more."""
    return asked or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"


class Screen:
    """Where a command's words go.

    `plain` means lines without boxes, colours or padding: for pipes, files and screen readers.
    """

    def __init__(self, language: str, *, plain: bool) -> None:
        self.language = language
        self.plain = plain

    def say(self, message_id: str, **values: str | int | float) -> str:
        """The sentence `message_id` in this screen's language."""
        return say(message_id, self.language, **values)

    def write(self, line: str = "", *, indent: int = 0, mark: str = "", dim: bool = False) -> None:
        """Write one line; a long one is folded on a terminal and left whole in plain output.

        A `mark` stands before the line, and what is folded stands below the line, not below the mark.
        """
        line = line.replace("\n", " ")
        if self.plain:
            click.echo(" " * indent + mark + line)
            return
        from rich.console import Console  # takes time to load
        from rich.text import Text

        console = Console(highlight=False)
        inside = indent + len(mark)
        before = " " * indent + mark
        for folded in Text(line, style="dim" if dim else "").wrap(console, max(console.width - inside, 10)) or [Text()]:
            console.print(Text(before).append_text(folded), no_wrap=True, overflow="ignore", crop=False)
            before = " " * inside

    def heading(self, line: str) -> None:
        """Write one line that stands out on a terminal."""
        if self.plain:
            click.echo(line)
            return
        from rich.console import Console  # takes time to load

        Console(highlight=False, markup=False, emoji=False).print(line, style="bold cyan")

    def table(self, headings: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Write rows: a table on a terminal, otherwise one line each, `first: second, third`."""
        if self.plain:
            for first, *others in rows:
                click.echo(f"{first}: {', '.join(others)}")
            return
        from rich import box  # takes time to load
        from rich.console import Console
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.SIMPLE_HEAD, header_style="bold cyan")
        for heading in headings:
            table.add_column(heading)
        for row in rows:
            table.add_row(*(Text(cell) for cell in row))  # Text: brackets in a cell are not markup
        Console(highlight=False).print(table)
