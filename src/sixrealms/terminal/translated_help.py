"""Commands whose help is written in the person's language."""

from __future__ import annotations

import os
from typing import Any

import click

from sixrealms.terminal.language import chosen_language
from sixrealms.terminal.screen import Screen
from sixrealms.wording import message_ids, say

_ASKED = "sixrealms.language"
"""Where a context keeps the language asked for with --lang."""
_PLAIN = "sixrealms.plain"
"""Where a context keeps that --plain was asked for."""


def language_of(context: click.Context) -> str:
    """The language of a command line: its --lang, wherever it stands, then the environment."""
    return chosen_language(context.meta.get(_ASKED), os.environ)


def plain_of(context: click.Context) -> bool:
    """Whether a command line asks for plain lines: its --plain, wherever it stands."""
    return bool(context.meta.get(_PLAIN))


class SpokenCommand(click.Command):
    """A command that takes --lang and --plain and whose help text is the message `help-<name>`.

    An option's `help` may name a message as well; any other text is shown as it stands.
    """

    def __init__(self, *arguments: Any, **attributes: Any) -> None:
        super().__init__(*arguments, **attributes)
        self.params.append(
            click.Option(
                ["--lang"],
                metavar="LANGUAGE",
                is_eager=True,
                expose_value=False,
                callback=_keep_language,
                help="help-lang",
            )
        )
        self.params.append(
            click.Option(
                ["--plain"],
                is_flag=True,
                is_eager=True,
                expose_value=False,
                callback=_keep_plain,
                help="help-plain",
            )
        )

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"help-{self.name}", language_of(ctx)))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how the command line is put together."""
        prefix = f"{say('help-usage', language_of(ctx))} "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what each option does."""
        language = language_of(ctx)
        options = [option for option in self.get_params(ctx) if isinstance(option, click.Option)]
        rows = [
            (names, _spoken(help_text, language))
            for names, help_text in filter(None, (option.get_help_record(ctx) for option in options))
        ]
        with formatter.section(say("help-heading-options", language)):
            formatter.write_dl(rows)


def _keep_language(context: click.Context, _: click.Parameter, asked: str | None) -> None:
    """Remember --lang for the whole command line, and change the screen if it is already made."""
    if asked is None:
        return
    context.meta[_ASKED] = asked
    if isinstance(context.obj, Screen):
        context.obj = Screen(language_of(context), plain=context.obj.plain)


def _keep_plain(context: click.Context, _: click.Parameter, plain: bool) -> None:
    """Remember --plain for the whole command line, and change the screen if it is already made."""
    if not plain:
        return
    context.meta[_PLAIN] = True
    if isinstance(context.obj, Screen):
        context.obj = Screen(context.obj.language, plain=True)


def _spoken(text: str, language: str) -> str:
    """The help of an option, with what click adds to it (a range, a default) as it stands."""
    message, gap, added = text.partition("  [")
    return f"{say(message, language)}{gap}{added}" if message in message_ids(language) else text
