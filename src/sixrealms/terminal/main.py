"""The `sixrealms` program: runs one command line and turns every way of ending into a clean exit.

Nothing heavy is imported before `main` runs: Ctrl-C is answered properly from the first moment on.
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

PROGRAM = "sixrealms"
REFUSED = 2
_LONGEST = 80

_COMPLETION = "_SIXREALMS_COMPLETE"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit code.

    0 for success; 2 with one line on stderr (and a picture of the place, where an error has one) for anything the
    person got wrong, for an interruption, and for output that cannot be written, as on a full disk. A reader that
    closes the pipe early has what it wanted: that is a success without a word, unless it leaves a game unfinished
    (docs/decisions/0006-exit-codes.md).
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        return _run(given)
    except KeyboardInterrupt as stop:
        if sys.stderr is not None and sys.stderr.isatty():
            _tell("")  # the terminal shows ^C on the line the person was on
        return _refuse(PROGRAM, _interrupted(given, str(stop)))


def _interrupted(given: Sequence[str], what_else: str) -> str:
    """The word for it. Somebody in a hurry may press Ctrl-C again while the sentences are being read."""
    word = "interrupted"
    with contextlib.suppress(KeyboardInterrupt):
        word = _say(given, word)
    return f"{word}. {what_else}" if what_else else word


def _run(given: list[str]) -> int:
    import click  # takes time to load

    from sixrealms.errors import SixRealmsError, why_refused  # takes time to load
    from sixrealms.terminal.command_line import cli
    from sixrealms.terminal.translated_help import language_of

    if instruction := os.environ.get(_COMPLETION):
        from click.shell_completion import shell_complete  # takes time to load

        return shell_complete(cli, {}, PROGRAM, _COMPLETION, instruction)
    _make_streams_usable()
    try:
        with cli.make_context(PROGRAM, list(given)) as context:  # it takes words out of its list
            try:
                cli.invoke(context)
            except SixRealmsError as error:
                return _refuse(PROGRAM, error.headline(language_of(context)), error.details(language_of(context)))
        sys.stdout.flush()
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except SixRealmsError as error:
        return _refuse(PROGRAM, error.headline(_language(given)), error.details(_language(given)))
    except click.UsageError as error:
        from sixrealms.terminal.usage_errors import said  # takes time to load

        return _refuse(*said(error, _language(given), PROGRAM))
    except click.ClickException as error:
        return _refuse(PROGRAM, error.format_message())
    except click.Abort:
        raise KeyboardInterrupt from None
    except BrokenPipeError:
        _let_the_output_go()
        return 0
    except OSError as error:
        why = why_refused(error).said(_language(given))
        if error.filename is not None:
            return _refuse(PROGRAM, _say(given, "file-unusable", file=_named(error.filename), why=why))
        # no file of ours is meant, so it is the output itself: a full disk, a device that is gone
        return _refuse(PROGRAM, _say(given, "output-unwritable", why=why))
    except UnicodeEncodeError:
        odd = next((word for word in given if _as_letters(word) != word), None)
        if odd is None:
            raise
        return _refuse(PROGRAM, _say(given, "admin-no-letters", said=_as_letters(odd)))
    return 0


def _as_letters(word: str) -> str:
    """What was typed, with a mark in the place of every byte that is no letter of UTF-8."""
    return word.encode("utf-8", "replace").decode()


def _named(file: object) -> str:
    """A file's name for a line: what is longer than any name can be is cut."""
    name = _as_letters(os.fsdecode(file) if isinstance(file, bytes) else str(file))
    return name if len(name) <= _LONGEST else f"{name[:_LONGEST]}..."


def _say(given: Sequence[str], message_id: str, **values: str) -> str:
    from sixrealms.wording import say  # takes time to load

    return say(message_id, _language(given), **values)


def _language(given: Sequence[str]) -> str:
    """The language of a command line that may be wrong in any way, even in the language it asks for."""
    from sixrealms.terminal.language import likely_language  # takes time to load
    from sixrealms.terminal.usage_errors import asked_language

    return likely_language(asked_language(given), os.environ)


def _make_streams_usable() -> None:
    """A stream the caller has closed acts like the null device; letters a terminal cannot show become `?`."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - stays open as long as the program
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _let_the_output_go() -> None:
    """What is still buffered cannot be written either; without this Python complains about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(who: str, why: str, picture: Sequence[str] = ()) -> int:
    for line in (f"{who}: {' '.join(why.split())}", *picture):
        _tell(line)
    try:
        sys.stdout.flush()
    except OSError:
        _let_the_output_go()
    return REFUSED


def _tell(line: str) -> None:
    """Write a line on stderr; where even that is impossible the exit code has to do."""
    with contextlib.suppress(OSError):
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
