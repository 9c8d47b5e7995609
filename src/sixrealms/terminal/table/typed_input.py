"""What a person types: a number, a word of command, or a move in the notation."""

from __future__ import annotations

import re
import sys
from types import MappingProxyType
from typing import Final, NamedTuple

import click

from sixrealms.wording import say

#: Commands and, in every language, their English words; each language adds its own (`play-words-<command>`).
COMMANDS: Final = MappingProxyType(
    {
        "help": ("help", "?", "h"),
        "pass": ("p",),
        "wait": ("wait", "w"),
        "end": ("end", "e"),
        "table": ("table", "t"),
        "hand": ("hand",),
        "piles": ("piles",),
        "look": ("look", "card", "l"),
        "why": ("why", "y"),
        "hint": ("hint", "i"),
        "rules": ("rules", "rule", "r"),
        "log": ("log",),
        "undo": ("undo", "u"),
        "save": ("save",),
        "record": ("record",),
        "quit": ("quit", "exit", "q"),
    }
)

#: Commands with something after them.
TAKING_A_NAME: Final = frozenset({"look", "why", "rules", "log", "save", "record"})

_NUMBERS: Final = re.compile(r"\d{1,4}(?:[ .,]+\d{1,4})?")


class Heard(NamedTuple):
    """One line understood: `numbers` for lines of the list, `command` with its `rest`, or neither: a move."""

    numbers: tuple[int, ...] = ()
    command: str = ""
    rest: str = ""


def understand(line: str, language: str) -> Heard:
    """What kind of line this is; whether it makes sense now is for others to say."""
    said = " ".join(line.split())
    if _NUMBERS.fullmatch(said):
        return Heard(tuple(int(n) for n in re.findall(r"\d+", said)))
    first, _, rest = said.partition(" ")
    command = words(language).get(first.casefold())
    if command is not None and not (command == "pass" and rest):
        return Heard(command=command, rest=rest)
    return Heard(rest=said)


def words(language: str) -> dict[str, str]:
    """Every word of command with the command it means."""
    found = {word: command for command, known in COMMANDS.items() for word in known}
    for command in COMMANDS:
        for word in say(f"play-words-{command}", language).split():
            found.setdefault(word.casefold(), command)
    return found


class EndOfInput(Exception):
    """Nobody types any more: the pipe or the terminal is closed."""


def read_line(prompt: str) -> str:
    """One line from the person; EndOfInput when there are no more.

    Where the input is no terminal the line is written out, so that the output can be read by itself.
    """
    if sys.stdin.isatty() and sys.stdout.isatty():
        try:
            return input(prompt)
        except EOFError:
            click.echo()
            raise EndOfInput from None
    click.echo(prompt, nl=False)
    line = sys.stdin.readline()
    if not line:
        click.echo()
        raise EndOfInput
    if not sys.stdin.isatty():
        click.echo(line.rstrip("\r\n"))
    return line
