from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from sixrealms.compiled_engine import is_compiled
from sixrealms.errors import SixRealmsError
from sixrealms.terminal import command_line
from sixrealms.terminal.command_line import COMMANDS, cli
from sixrealms.terminal.main import main
from sixrealms.terminal.screen import Screen
from sixrealms.wording import LANGUAGES, message_ids


@click.command("broken")
def _stand_in() -> None:
    """Stands in for a command in tests that replace what it does."""


@pytest.fixture
def ending(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException], int]:
    """Run a command line whose command ends by raising the given exception."""

    def run(exception: BaseException) -> int:
        def raise_it() -> None:
            raise exception

        monkeypatch.setattr(_stand_in, "callback", raise_it)
        monkeypatch.setattr(command_line.cli, "get_command", lambda _context, _name: _stand_in)
        return main(["broken"])

    return run


def test_python_m_sixrealms_is_the_same_program() -> None:
    command = [sys.executable, "-m", "sixrealms", "rules", "combat.e.tie"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("combat.e.tie")
    refused = subprocess.run([*command[:3], "no-such-command"], capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert refused.stderr.startswith("sixrealms")


def test_without_arguments_it_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0

    out = capsys.readouterr().out
    assert "Spellfire" in out
    assert "Look up the rules." in out


def test_help_lists_commands_without_importing_them() -> None:
    code = (
        "import sys; from sixrealms.terminal.main import main; main(['--help']);"
        "print([name for name in sys.modules if name.endswith('_command')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.rstrip().endswith("[]")


@pytest.mark.parametrize("arguments", [["--lang", "pt-BR"], ["--lang", "pt-BR", "--help"]])
def test_help_speaks_the_language_asked_for(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    assert "Consulta as regras." in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--lang", "pt-BR", "rules", "raze"], ["rules", "raze", "--lang", "pt-BR"]])
def test_the_language_may_stand_before_or_after_the_command(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    assert "Como um reino é arrasado" in capsys.readouterr().out


def test_version_names_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("sixrealms 0.")
    assert said.endswith(f" ({'compiled' if is_compiled() else 'pure Python'})\n")


def test_a_library_beside_the_source_makes_the_engine_a_compiled_one(tmp_path: Path) -> None:
    (tmp_path / "board.py").touch()
    assert not is_compiled(tmp_path)

    (tmp_path / f"board{EXTENSION_SUFFIXES[0]}").touch()
    assert is_compiled(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "nonsense"),
        (["--nonsense"], "--nonsense"),
        (["--lang", "xx"], "choose one of en, pt-BR"),
        (["rules", "--ruleset", "none"], "'fourth-edition', 'tournament', 'tournament-110'"),
        (["rules", "combat.e.tye"], "nearest: combat.e.tie"),
    ],
)
def test_a_mistake_is_answered_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2

    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("sixrealms")
    assert words in captured.err


def test_a_registered_command_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(command_line.cli._paths, "deck", "sixrealms.terminal.absent_command:deck")

    assert main(["deck"]) == 2
    assert "'deck' is not part of this version" in capsys.readouterr().err


def test_a_refusal_of_the_program_is_one_line(
    ending: Callable[[BaseException], int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert ending(SixRealmsError("deck.toml, line 3:\nno such card")) == 2
    assert capsys.readouterr().err == "sixrealms: deck.toml, line 3: no such card\n"


@pytest.mark.parametrize("interruption", [KeyboardInterrupt(), click.Abort()])
def test_an_interruption_ends_cleanly(
    interruption: BaseException,
    ending: Callable[[BaseException], int],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ending(interruption) == 2
    assert capsys.readouterr().err == "sixrealms: interrupted\n"


def test_a_mistake_in_the_program_is_not_hidden(ending: Callable[[BaseException], int]) -> None:
    with pytest.raises(ZeroDivisionError):
        ending(ZeroDivisionError())


def test_a_reader_that_closes_the_pipe_early_hears_no_complaint() -> None:
    run_main = "import sys; from sixrealms.terminal.main import main; sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", run_main, "rules", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": ""},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""

    assert process.returncode == 0


@pytest.mark.daily_share
@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "command", ["deck list", "cards fireball", "--help", "play --text --seed 4 --bots random,random"]
)
def test_output_that_cannot_be_written_is_one_line(command: str, tmp_path: Path) -> None:
    code = "import sys; from sixrealms.terminal.main import main; sys.exit(main())"
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-c", code, *command.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "SIXREALMS_HOME": str(tmp_path)},
            check=False,
        )

    assert done.returncode == 2
    assert done.stderr == "sixrealms: the output cannot be written: No space left on device; write it somewhere else\n"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_a_full_disk_is_told_in_the_language_of_the_command_line() -> None:
    code = "import sys; from sixrealms.terminal.main import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "--lang", "pt-BR", "deck", "list"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)

    assert done.stderr.endswith(": não há mais espaço no disco; escreva-a em outro lugar\n")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_a_game_is_kept_when_the_output_cannot_be_written(tmp_path: Path) -> None:
    code = "import sys; from sixrealms.terminal.main import main; sys.exit(main())"
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-c", code, "play", "--text", "--seed", "4"],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "SIXREALMS_HOME": str(tmp_path)},
            check=False,
        )

    kept = tmp_path / "unfinished-4.save"
    assert done.returncode == 2
    assert done.stderr == (
        "sixrealms: the output cannot be written: No space left on device."
        f" The game is kept. Go on with: sixrealms play --text --load {kept}\n"
    )
    assert kept.is_file()


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a device that is always full")
def test_where_not_even_the_complaint_can_be_written_the_exit_code_has_to_do() -> None:
    code = "import sys; from sixrealms.terminal.main import main; sys.exit(main())"
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-c", code, "nonsense"], stderr=full, check=False)

    assert done.returncode == 2


def test_letters_the_terminal_cannot_show_do_no_harm() -> None:
    code = "import sys; from sixrealms.terminal.main import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, "rules", "--lang", "pt-BR"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "cp437"},
        check=False,
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert "SE\xc7?O".encode("cp437") in done.stdout


def test_nothing_heavy_is_imported_before_the_program_can_answer_an_interruption() -> None:
    code = "import sys; import sixrealms.terminal.main; print([n for n in ('click', 'fluent') if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


@pytest.mark.daily_share
@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_do_no_harm(closed: str, tmp_path: Path) -> None:
    code = "import sys; from sixrealms.terminal.main import main; sys.exit(main())"
    shell = f'"{sys.executable}" -c "{code}" play --text --seed 4 {closed}'
    environment = {**os.environ, "SIXREALMS_HOME": str(tmp_path)}
    done = subprocess.run(shell, shell=True, capture_output=True, text=True, env=environment, check=False)

    assert (done.returncode, done.stderr) == (0, "")
    assert [file.name for file in tmp_path.iterdir()] == ["unfinished-4.save"]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ply", "No such command 'ply'; did you mean 'play'?"),
        ("Simulate", "did you mean 'simulate'?"),
        ("help", "there are play, puzzle, deck, cards, rules, options, replay, review, scenario, simulate"),
    ],
)
def test_an_unknown_command_is_answered_with_the_nearest(
    typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([typed]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("command", ["", *COMMANDS, "deck check"])
def test_help_has_a_short_form(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "-h"]) == 0
    assert capsys.readouterr().out.startswith(f"Usage: sixrealms {command}".rstrip())


def test_every_command_has_a_line_in_the_list() -> None:
    assert {f"command-{name}" for name in COMMANDS} <= message_ids("en")


def _commands(group: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command and every command within one."""
    yield path
    if isinstance(group, click.Group):
        context = click.Context(group)
        for name in group.list_commands(context):
            within = group.get_command(context, name)
            assert within is not None
            yield from _commands(within, (*path, name))


def test_no_help_of_any_command_shows_the_name_of_a_message(capsys: pytest.CaptureFixture[str]) -> None:
    commands = list(_commands(cli))

    assert ("tournament", "print") in commands
    for command in commands:
        for language in LANGUAGES:
            assert main(["--lang", language, *command, "--help"]) == 0
            assert not re.findall(r"\b(?:help|command)-[a-z-]+", capsys.readouterr().out), command


def test_every_present_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    present = [name for name, path in COMMANDS.items() if find_spec(path.partition(":")[0])]

    assert "rules" in present
    for name in present:
        for language in LANGUAGES:
            assert main(["--lang", language, name, "--help"]) == 0
            begins = {"en": "Usage", "pt-BR": "Uso"}[language]
            assert capsys.readouterr().out.startswith(f"{begins}: sixrealms {name}")


@pytest.mark.parametrize(
    "line",
    ["--plain deck check A-1", "deck --plain check A-1", "deck check --plain A-1", "deck check A-1 --plain"],
)
def test_plain_lines_may_be_asked_for_anywhere_on_the_line(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bool] = []
    monkeypatch.setattr(Screen, "write", lambda screen, *_, **__: made.append(screen.plain))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert main(["deck", "check", "A-1"]) == 0
    assert set(made) == {False}
    made.clear()
    assert main(line.split()) == 0
    assert set(made) == {True}
