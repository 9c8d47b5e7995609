"""What the commands of whoever runs a server share: the database, plain data for programs, times and periods."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, TypeVar

import click
import msgspec

from sixrealms.errors import OptionRefused
from sixrealms.server.limits import network
from sixrealms.server.store.tables import Storage
from sixrealms.terminal.database_option import database_option
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.serve_command import need_server, own_database
from sixrealms.terminal.translated_help import SpokenCommand, language_of
from sixrealms.wording import say

_SECONDS: Final = {"m": 60, "h": 3_600, "d": 86_400, "w": 7 * 86_400}
why_option = click.option("--why", default="", metavar="TEXT", help="help-admin-why")
_LONGEST: Final = 36_500 * 86_400
_Function = TypeVar("_Function", bound=Callable[..., None])


class AdminCommand(SpokenCommand):
    """One of the commands, explained by the message `command-admin-<name>`."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"command-admin-{self.name}", language_of(ctx)))


def part(name: str, *words: Callable[[Any], Any]) -> Callable[[_Function], click.Command]:
    """A command with its own words and those every one has."""

    def made(function: _Function) -> click.Command:
        @wraps(function)
        def spoken(*words: Any, **named: Any) -> None:
            function(*words, **{name: _as_text(said) for name, said in named.items()})

        decorated: Any = click.pass_obj(spoken)
        for word in (
            click.help_option("-h", "--help", help="help-help"),
            click.option("--json", "as_json", is_flag=True, help="help-admin-json"),
            database_option("help-serve-database"),
        ):
            decorated = word(decorated)
        for word in reversed(words):
            decorated = word(decorated)
        return click.command(name, cls=AdminCommand)(decorated)

    return made


def _as_text(said: Any) -> Any:
    """What was said. OptionRefused for bytes that are no letters: they cannot be in a database, nor be looked for."""
    if isinstance(said, str) and said.encode("utf-8", "replace").decode() != said:
        raise OptionRefused("admin-no-letters", said=said.encode("utf-8", "replace").decode())
    return said


def must_exist(storage: Storage) -> None:
    """Refuse a file that is not there: a database made by a slip of the keyboard would be told as an empty one."""
    if storage.file is not None and not Path(storage.file).is_file():
        raise OptionRefused("no-database", file=storage.file)


@contextmanager
def opened(database: str) -> Iterator[Storage]:
    """A database of a server, the own one if none is named."""
    need_server()
    storage = Storage(database or own_database())
    try:
        must_exist(storage)
        storage.prepare()
        yield storage
    finally:
        storage.close()


def tell_json(content: Any) -> None:
    """Plain data for programs."""
    click.echo(json.dumps(msgspec.to_builtins(content, str_keys=True), ensure_ascii=False, indent=1))


def when(moment: int) -> str:
    """A moment in figures, in UTC; "-" for never."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment)) if moment else "-"


def seconds(said: str) -> int:
    """How long `30m`, `12h`, `7d` or `2w` is. OptionRefused for anything else, and for more than a hundred years."""
    found = re.fullmatch(r"([0-9]{1,6})([mhdw])", said.strip().lower())
    long = int(found[1]) * _SECONDS[found[2]] if found else 0
    if not 0 < long <= _LONGEST:
        raise OptionRefused("admin-period", said=said)
    return long


def ago(said: str) -> int:
    """The moment so long before now, 0 where nothing is said."""
    return int(time.time()) - seconds(said) if said else 0


def the_address(said: str) -> str:
    """The network of an address: of IPv6 its 64 bits. OptionRefused for what is no address."""
    plain = said.strip().removesuffix("/64")
    try:
        ip_address(plain)
    except ValueError:
        raise OptionRefused("admin-no-address", said=said) from None
    return network(plain)


def done(screen: Screen, data: dict[str, str], message_id: str, *, as_json: bool, **values: str) -> None:
    """Say what was done, in a sentence or as plain data."""
    if as_json:
        tell_json(data)
    else:
        screen.write(screen.say(message_id, **values))


def show(screen: Screen, headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    """A table on a terminal, a line each in a pipe; that there is nothing is said on a terminal alone."""
    if rows or screen.plain:
        screen.table([screen.say(f"admin-{heading}") for heading in headings], rows)
    else:
        screen.write(screen.say("admin-nothing"))
