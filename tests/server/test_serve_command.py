"""`sixrealms serve` refuses what cannot be in one line."""

from __future__ import annotations

import socket

import pytest

from sixrealms.terminal.main import main


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "99999"], "--port is 99999"),
        (["--host", "no.such.address.invalid", "--port", "0"], "--host"),
        (["--port", "0", "--database", "nonsense"], "--database"),
        (["--port", "0", "--database", "sqlite:////no/such/folder/tables.db"], "cannot be opened"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert main(["serve", *arguments]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert words in told[0]


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert str(port) in capsys.readouterr().err
