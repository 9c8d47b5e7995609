"""A person who types what a test says, and what the program writes back."""

from __future__ import annotations

import contextlib
import io
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from sixrealms.engine.state import State
from sixrealms.players.roster import bot
from sixrealms.setup.seating import SeatedPlayer
from sixrealms.terminal.main import main
from sixrealms.terminal.screen import Screen
from sixrealms.terminal.table.autosave import Keeper
from sixrealms.terminal.table.display import Display
from sixrealms.terminal.table.game_loop import GameLoop
from sixrealms.terminal.table.host import Host
from sixrealms.terminal.table.requests import LeaveTable
from sixrealms.terminal.table.typed_input import EndOfInput
from tests.telling.positions import NAMES


class Typist:
    """Plays at the terminal: `plays("1", "quit")` types these lines and gives back what was written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.home = home
        self.code = -1
        self.err = ""
        monkeypatch.setenv("SIXREALMS_HOME", str(home))

    def plays(self, *typed: str, options: str = "", before: str = "") -> str:
        """What is written when these lines are typed to `sixrealms play --text`; `before` stands before `play`."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        self.code = main([*before.split(), "play", "--text", *shlex.split(options)])
        written = self._capsys.readouterr()
        self.err = written.err
        return written.out

    def sits_at(
        self, state: State, *typed: str, computers: Sequence[int] = (), language: str = "en"
    ) -> tuple[str, State]:
        """Play on from a position: Ana in seat 0, Bruno in 1 ..., the seats of `computers` played by chance."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        seated = [SeatedPlayer(name, bot("random") if seat in computers else None) for seat, name in enumerate(NAMES)]
        sitting = GameLoop(state, seated[: state.n])
        keeper = Keeper(state.kit.setup.seed)
        with contextlib.suppress(LeaveTable, EndOfInput):
            Host(Display(Screen(language, plain=True)), sitting, keeper).run()
        return self._capsys.readouterr().out, sitting.state

    @property
    def kept(self) -> list[Path]:
        """The unfinished games that are kept."""
        return sorted(self.home.glob("*.save"))
