"""`sixrealms play`: a server of one's own with the browser at the table the command line describes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit
from urllib.request import urlopen

import pytest

from sixrealms import decks
from sixrealms.setup.seating import AskedSeats
from sixrealms.terminal import web_play
from sixrealms.terminal.main import main

RUN = [sys.executable, "-c", "import sys; from sixrealms.terminal.main import main; sys.exit(main())", "play"]


def _table(
    asked: AskedSeats | None = None, chosen: tuple[str, ...] = (), given: str = "", *, any_deck: bool = False
) -> Any:
    return web_play.table_for(asked or AskedSeats(), chosen, None, "", None, 0, given.split(), any_deck=any_deck)


def test_without_a_word_the_browser_shows_home() -> None:
    assert _table() is None


def test_a_table_has_the_seats_decks_and_rules_of_the_command_line() -> None:
    table = _table(AskedSeats(3, "random", "Ana"), ("B-1",), "destroyed-worlds=1,3 questing")

    assert table["seats"] == [{}, {}, {"bot": "random"}]
    assert table["guest"]["name"] == "Ana"
    assert table["guest"]["deck"] == "B-1"
    assert table["options"] == {"destroyed-worlds": "1,3", "questing": "on"}
    assert table["size"] == 55


def test_the_size_is_that_of_the_deck() -> None:
    assert _table(chosen=("75-cleric-taxation",), any_deck=True)["size"] == 75


def test_a_deck_of_a_file_is_sent_with_its_name(tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text(decks.write_text(decks.named("A-1")).replace("1st Edition Starter Deck A-1", "Mine"))

    guest = _table(chosen=(str(mine),), any_deck=True)["guest"]

    assert guest["deck_name"] == "Mine"
    assert sorted(guest["deck"]) == sorted(decks.named("A-1").cards)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seed", "4"], "--seed goes with --text"),
        (["--bots", "random,random"], "--text shows a game of computer players alone"),
        (["--bots", "none", "--names", "Ana,Bruno"], "everybody says their own name"),
        (["--deck", "no-such-deck"], "no shipped deck"),
        (["--as", "The Grnd [55]"], "did you mean The Grind"),
        (["--option", "wizards-challenge", "--deck", "55-thieves"], "is not legal"),
        (["--size", "60"], "offers 55"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_opened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    monkeypatch.setattr(web_play, "play_in_browser", pytest.fail)

    assert main(["play", *arguments]) == 2
    assert words in capsys.readouterr().err.splitlines()[0]


@pytest.fixture
def browser(tmp_path: Path) -> Path:
    """A browser that only writes down which page it was sent to."""
    program = tmp_path / "browser"
    program.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/page\n')
    program.chmod(0o755)
    return program


@pytest.fixture
def running(tmp_path: Path, browser: Path) -> Iterator[list[subprocess.Popen[str]]]:
    """Commands a test starts; none is left behind."""
    found: list[subprocess.Popen[str]] = []
    yield found
    for process in found:
        process.kill()
        process.communicate()


def _started(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    env = {**os.environ, "SIXREALMS_HOME": str(tmp_path / "home"), "BROWSER": str(tmp_path / "browser")}
    return subprocess.Popen([*RUN, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


def _page(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "http://127.0.0.1:" in line, process.communicate()
    return next(word for word in line.split() if word.startswith("http://"))


@pytest.mark.daily_share
def test_the_browser_is_sent_to_the_table_and_ctrl_c_ends_it(
    tmp_path: Path, running: list[subprocess.Popen[str]]
) -> None:
    process = _started(tmp_path, "--bots", "random", "--names", "Ana")
    running.append(process)
    page = _page(process)
    assert (tmp_path / "page").read_text().strip() == page

    seat = {key: value[0] for key, value in parse_qs(urlsplit(page).fragment).items()}
    address = page.partition("/#")[0]
    with urlopen(f"{address}/api/tables/{seat['sit']}") as answer:
        told = json.load(answer)
    assert [(one["name"], one["bot"]) for one in told["seats"]] == [("Ana", ""), ("Pip Fenn", "random")]
    assert seat["seat"] == "0"
    assert seat["token"]

    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "kept" in out.splitlines()[-1]
    assert err == ""


@pytest.mark.daily_share
def test_a_second_one_finds_another_port_and_needs_no_browser(
    tmp_path: Path, running: list[subprocess.Popen[str]]
) -> None:
    for _ in range(2):
        running.append(_started(tmp_path, "--no-browser"))
    pages = [_page(process) for process in running]

    assert len(set(pages)) == 2
    assert not (tmp_path / "page").exists()
