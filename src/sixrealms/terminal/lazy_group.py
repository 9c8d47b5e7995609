"""A group of commands that imports a command only when it is used: start-up stays quick."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import click

from sixrealms.errors import InEveryLanguage
from sixrealms.terminal.translated_help import SpokenCommand, language_of
from sixrealms.terminal.usage_errors import unknown_command
from sixrealms.wording import say


class CommandNotBuilt(InEveryLanguage):
    """A planned command whose code is not part of this version."""

    def __init__(self, name: str, present: list[str]) -> None:
        super().__init__("command-not-built", name=repr(name), known=", ".join(present))


class LazyGroup(SpokenCommand, click.Group):
    """Commands known by the dotted path `module:attribute`, listed with the message `<listed_as>-<name>`."""

    def __init__(self, *, commands: Mapping[str, str], listed_as: str = "command", **attributes: Any) -> None:
        super().__init__(**attributes)
        self._paths = dict(commands)
        self._listed_as = listed_as

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands whose code is present, in the order of registration."""
        return [name for name, path in self._paths.items() if find_spec(path.partition(":")[0])]

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; an unknown one is refused with the nearest that exists."""
        name = args[0]
        if name.startswith("-") or self.get_command(ctx, name) is not None:
            return super().resolve_command(ctx, args)
        raise unknown_command(name, self.list_commands(ctx), ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command; refuses a registered one whose module does not exist."""
        path = self._paths.get(cmd_name)
        if path is None:
            return None
        module, _, attribute = path.partition(":")
        if find_spec(module) is None:
            raise CommandNotBuilt(cmd_name, self.list_commands(ctx))
        command = getattr(import_module(module), attribute)
        assert isinstance(command, click.Command), path
        return command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options and then the list of commands, without importing any of them."""
        super().format_options(ctx, formatter)
        language = language_of(ctx)
        with formatter.section(say("help-commands", language)):
            formatter.write_dl([(name, say(f"{self._listed_as}-{name}", language)) for name in self.list_commands(ctx)])
