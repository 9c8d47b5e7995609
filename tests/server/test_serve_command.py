"""`sixrealms serve` refuses what cannot be in one line."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from sixrealms.terminal.main import main


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "99999"], "--port is 99999"),
        (["--host", "no.such.address.invalid", "--port", "0"], "--host"),
        (["--port", "0", "--database", "nonsense"], "--database"),
        (["--port", "0", "--database", "sqlite:////no/such/folder/tables.db"], "cannot be opened"),
        (["--port", "0", "--database", "sqlite:///{here}"], "the file is no database"),
        (["--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/none"], "no server answers at this address"),
        (["--port", "0", "--database", "mysql://x"], "write sqlite:///FILE or postgresql://USER@HOST/NAME"),
        (["--port", "some"], "'some' is not a whole number"),
        (["--port", "0", "--keep-days", "0"], "0 is less than 1"),
        (["--port", "0", "--scans", "/no/such/folder"], "name the folder that holds 1st/001.jpg"),
        (["--port", "0", "--scans", "{here}"], "is no folder"),
        (["--workers", "2", "--database", "sqlite:///{here}.db"], "--workers 2 needs PostgreSQL"),
        (["--workers", "0"], "0 must be 1 to 64"),
        (["--hots", "0.0.0.0"], "No such option '--hots'"),
        (["now"], "unexpected extra argument (now)"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], words: str
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend,\n")
    assert main(["serve", *(one.replace("{here}", str(letter)) for one in arguments)]) == 2
    assert letter.read_text() == "Dear friend,\n"
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert words in told[0]
    assert main(["--lang", "pt-BR", "serve", *(one.replace("{here}", str(letter)) for one in arguments)]) == 2
    in_portuguese = capsys.readouterr().err.splitlines()
    assert len(in_portuguese) == 1
    assert in_portuguese != told


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert str(port) in capsys.readouterr().err
