"""The check of the installed wheel notices what is missing from it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import wheel_check
from tools.wheel_check import NotWhole


@pytest.mark.daily_share
def test_the_program_as_it_is_here_is_whole(tmp_path: Path) -> None:
    wheel_check.try_commands(Path(sys.executable), tmp_path)


def test_a_command_that_says_something_else_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel_check, "TRIED", ((("--version",), "another program"),))

    with pytest.raises(NotWhole, match="sixrealms --version does not say 'another program'"):
        wheel_check.try_commands(Path(sys.executable), tmp_path)


def test_a_command_that_fails_is_told_with_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wheel_check, "TRIED", ((("rules", "no.such.rule"), ""),))

    with pytest.raises(NotWhole, match=r"rules no\.such\.rule"):
        wheel_check.try_commands(Path(sys.executable), tmp_path)


def test_a_server_that_ends_at_once_is_noticed() -> None:
    with (
        subprocess.Popen(
            [sys.executable, "-c", "print('no room')"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as server,
        pytest.raises(NotWhole, match="does not start: no room"),
    ):
        wheel_check._address(server)
