"""The commands in README and guides do what stands there, typed as they stand."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
import shutil
import sys
from pathlib import Path

import click
import pytest

from sixrealms import decks
from sixrealms.formats.crossfire_format import named_format
from sixrealms.terminal.command_line import cli
from sixrealms.terminal.main import main
from tests.formats.test_crossfire_format import as_file

ROOT = Path(__file__).resolve().parent.parent
_COMMAND = re.compile(r"^\$ sixrealms (.*)$", re.MULTILINE)
_BLOCK = re.compile(r"^```(?:console|python|json|yaml|)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
#: A command line anywhere in a block, whatever its language, or between backticks; a backslash goes on with it.
_ANY_BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
_IN_TEXT = re.compile(r"`(sixrealms [^`\n]+)`")
_PROGRAM = re.compile(r"(?:^\$ |^|/bin/|&& )sixrealms ([a-z-]+(?: .*)?)$")
#: Words that end a command for the shell.
_ENDS = ("|", ">", "&&", ";", "<")
#: What a test need not wait for; the figure says nothing about the command.
_FEWER = re.compile(r"--games \d+")
#: Commands that stand there to show a refusal, by words of theirs.
_REFUSED = {"(Alies)": 2, "No-9s": 2, "World War!": 2, "55AS": 2}


def _commands() -> list[tuple[str, str]]:
    documents = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [
        (document.relative_to(ROOT).as_posix(), command)
        for document in documents
        for block in _BLOCK.findall(document.read_text(encoding="utf-8"))
        for command in _COMMAND.findall(block)
    ]


def _every_command_line() -> list[tuple[str, str, bool]]:
    """Every command line of the documents, also those no test carries out, and whether it stands in a block."""
    found: dict[tuple[str, str, bool], None] = {}
    for document in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *ROOT.glob("src/**/*.md")]:
        text = document.read_text(encoding="utf-8")
        blocks = [block for language, block in _ANY_BLOCK.findall(text) if language not in ("python", "yaml", "json")]
        lines = [(line, True) for block in blocks for line in re.sub(r"\\\n *", "", block).splitlines()]
        lines += [(line, False) for line in _IN_TEXT.findall(_ANY_BLOCK.sub("", text))]
        for line, whole in lines:
            if (command := _PROGRAM.search(line)) is not None and "$(" not in command[1]:
                found[document.relative_to(ROOT).as_posix(), command[1], whole] = None
    return list(found)


def _understood(words: list[str]) -> None:
    """Read a command line to its last option, and do nothing; a UsageError says what is not understood."""
    command: click.Command = cli
    context = click.Context(cli, info_name="sixrealms")
    while isinstance(command, click.Group) and words and not words[0].startswith("-"):
        inner = command.get_command(context, words[0])
        assert inner is not None, f"there is no command {words[0]}"
        context = click.Context(inner, info_name=words[0], parent=context)
        command, words = inner, words[1:]
    if words:
        command.make_context(str(command.name), list(words))


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files the guides speak of, and the parts of the repository README names."""
    (tmp_path / "mine.txt").write_text(decks.write_text(decks.named("A-1")), encoding="utf-8")
    own = tmp_path / "home" / "decks" / "dragons.txt"
    own.parent.mkdir(parents=True)
    shutil.copy(tmp_path / "mine.txt", own)
    (tmp_path / "mine.cfd").write_text(decks.write_crossfire(decks.named("A-1")), encoding="utf-8")
    (tmp_path / "league.cff").write_text(as_file(named_format("551ES")), encoding="utf-8")
    for part in ("playthroughs", "scenarios"):
        shutil.copytree(ROOT / "tests" / part, tmp_path / "tests" / part)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    return tmp_path


def test_there_are_commands_in_the_documents() -> None:
    names = {name for name, _ in _commands()}
    assert {"README.md", "docs/guides/deck-files.md", "docs/guides/simulation.md"} <= names


@pytest.mark.parametrize(("document", "command", "whole"), _every_command_line())
def test_the_options_of_a_command_in_a_document_exist(document: str, command: str, whole: bool) -> None:
    words = shlex.split(command, comments=True)
    end = next((at for at, word in enumerate(words) if word.startswith(_ENDS)), len(words))
    with contextlib.suppress(click.exceptions.Exit):  # --help and --version
        try:
            _understood(words[:end])
        except click.NoSuchOption:
            raise
        except click.UsageError:
            if whole:
                raise  # in the text a command may be named without what it is about


@pytest.mark.daily_share
@pytest.mark.parametrize(("document", "command"), _commands(), ids=[f"{name}: {line}" for name, line in _commands()])
def test_a_command_of_a_document_works(
    workplace: Path, capsys: pytest.CaptureFixture[str], document: str, command: str
) -> None:
    arguments = shlex.split(_FEWER.sub("--games 2", command), comments=True)
    if arguments[:2] == ["deck", "convert"]:
        Path(arguments[3]).unlink(missing_ok=True)
    refused = next((code for words, code in _REFUSED.items() if words in command), None)

    code = main(arguments)

    said = capsys.readouterr()
    assert code == (refused or 0), said.err
    assert "Traceback" not in said.err
    assert said.out or said.err
