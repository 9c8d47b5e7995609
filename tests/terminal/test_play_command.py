from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sixrealms.engine.unenforced import Unenforced
from sixrealms.terminal import play_command
from sixrealms.terminal.main import main
from tests.terminal.table.typist import Typist

RUN = [sys.executable, "-c", "import sys; from sixrealms.terminal.main import main; sys.exit(main())", "play", "--text"]


def test_the_game_is_introduced(typist: Typist, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("Name: Mine\n20 1st/54\n")

    options = f"--seed 7 --names Ana --deck {file} --deck B-1 --size 55 --any-deck --bots random"
    text = typist.plays("quit", options=options)
    lines = text.splitlines()

    assert lines[0] == "Game of 2 players, ruleset tournament, 55 cards, seed 7"
    assert lines[1] == "Ana plays Mine."
    assert lines[2] == "  Not legal: 20 cards instead of 55 (a dungeon card does not count) (deck.limits.55.total)"
    assert "Pip Fenn plays 1st Edition Starter Deck B-1." in lines
    assert any(line.startswith('Type a number to choose, "hand" to read your cards') for line in lines)


def test_cards_played_without_their_power_are_named(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    names = tuple(f"Card {n:02}" for n in range(11))
    monkeypatch.setattr(play_command, "unenforced", lambda _: Unenforced(14, names))
    text = typist.plays("quit", options="--seed 7")
    assert "In these decks 14 cards have powers this program does not know yet" in text
    assert ": Card 00, Card 01, Card 02, Card 03, Card 04, Card 05, Card 06, Card 07 and 3 more." in text

    monkeypatch.setattr(play_command, "unenforced", lambda _: Unenforced(0))
    assert "powers this program does not know" not in typist.plays("quit", options="--seed 7")


def test_the_seed_decides_the_game(typist: Typist) -> None:
    options = "--seed 11 --bots none --names Ana,Bruno"

    one, two = typist.plays("quit", options=options), typist.plays("quit", options=options)
    other = typist.plays("quit", options=options.replace("11", "12"))

    assert one == two
    assert one.splitlines()[1:] != other.splitlines()[1:]


def test_without_a_seed_one_is_drawn_and_named(typist: Typist) -> None:
    seeds = {typist.plays("quit", options="--bots none").splitlines()[0].rpartition(" ")[2] for _ in range(3)}

    assert len(seeds) == 3


@pytest.mark.parametrize("ruleset", ["fourth-edition", "tournament", "tournament-110"])
def test_every_ruleset_can_be_played(typist: Typist, ruleset: str) -> None:
    text = typist.plays("quit", options=f"--ruleset {ruleset} --seed 1 --players 3")

    assert typist.code == 0
    assert f"ruleset {ruleset}, " in text.splitlines()[0]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("--players 9", "--players is 9; it must be 2 to 8"),
        ("--players many", "many"),
        ("--bots clever", "unknown computer player 'clever'; there are random, novice, casual, club, strong, expert"),
        ("--ruleset turnament", "did you mean tournament?"),
        ("--size 54", "--size is 54; ruleset tournament offers 55, 75, 110"),
        ("--deck Z-9", "no shipped deck is called 'Z-9'"),
        ("--deck nothing.txt", "nothing.txt: no such deck file"),
        ("--seed -1", "--seed is -1; it must be 0 to 9007199254740991"),
        ("--load nothing.save", "nothing.save: cannot be read: there is no such file"),
        ("--load x --seed 3", "--seed does not fit --load"),
        ("--load x --deck A-1", "--deck does not fit --load"),
        ("--nonsense", "--nonsense"),
    ],
)
def test_a_mistake_is_answered_in_one_line(typist: Typist, options: str, words: str) -> None:
    text = typist.plays("1", options=options)

    assert typist.code == 2
    assert text == ""
    assert typist.err.count("\n") == 1
    assert words in typist.err
    assert typist.kept == []


def test_a_file_that_is_no_save_is_refused(typist: Typist, tmp_path: Path) -> None:
    file = tmp_path / "x.save"
    file.write_bytes(b"\x00\x01nonsense")

    typist.plays("1", options=f"--load {file}")

    assert typist.code == 2
    assert typist.err.count("\n") == 1


def test_a_place_where_nothing_can_be_kept_is_said_once(
    typist: Typist, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SIXREALMS_HOME", str(tmp_path / "file" / "below"))

    text = typist.plays(*["1"] * 2000, options="--seed 4 --bots random --names Ana --deck A-1 --deck C-2")

    assert typist.code == 0
    assert text.count("This game cannot be kept automatically") == 1
    assert "wins with enough realms standing." in text


def _started(tmp_path: Path) -> subprocess.Popen[str]:
    environment = {**os.environ, "SIXREALMS_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    # tests run in the background ignore Ctrl-C, and what they start would too
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [*RUN, "--seed", "4", "--bots", "none"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.daily_share
@pytest.mark.skipif(os.name != "posix", reason="needs these signals")
@pytest.mark.parametrize("number", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interruption_keeps_the_game_and_says_how_to_go_on(tmp_path: Path, number: str) -> None:
    with _started(tmp_path) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        while "1. " not in process.stdout.readline():
            pass
        process.send_signal(getattr(signal, number))
        error = process.stderr.read()

    assert process.returncode == 2
    kept = tmp_path / "unfinished-4.save"
    assert error == f"sixrealms: interrupted. The game is kept. Go on with: sixrealms play --text --load {kept}\n"
    assert main(["play", "--text", "--load", str(tmp_path / "unfinished-4.save"), "--bots", "random,random"]) == 0


def test_a_reader_that_goes_away_in_the_middle_of_a_game_is_told_how_to_go_on(tmp_path: Path) -> None:
    with _started(tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write("1\n" * 50)
        process.stdin.close()
        error = process.stderr.read()

    assert process.returncode == 2
    assert error.count("\n") == 1
    assert error.startswith("sixrealms: the output cannot be written: Broken pipe. The game is kept.")
    assert (tmp_path / "unfinished-4.save").exists()


def test_help_names_every_option_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "pt-BR"):
        assert main(["--lang", language, "play", "--help"]) == 0
        text = capsys.readouterr().out
        assert "help-play" not in text
        for option in (
            "text",
            "no-browser",
            "players",
            "bots",
            "names",
            "deck",
            "ruleset",
            "size",
            "seed",
            "load",
            "lang",
        ):
            assert f"--{option}" in text


def test_a_screen_reader_gets_words_on_a_terminal_too(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")

    words = typist.plays("quit", options="--seed 4 --bots none", before="--plain")
    picture = typist.plays("quit", options="--seed 4 --bots none")

    assert "Empty places: A B C D E F" in words
    assert "Empty places" not in picture
    assert "D .   " in picture


def test_a_new_game_names_the_unfinished_one(typist: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    typist.plays("quit", options="--seed 4 --bots none")
    monkeypatch.setattr("sixrealms.terminal.play_command.someone_watches", lambda: True)

    text = typist.plays("quit", options="--seed 5 --bots none")

    assert f"to go on with that one instead: sixrealms play --text --load {typist.home / 'unfinished-4.save'}" in text


def test_scripts_hear_nothing_of_unfinished_games(typist: Typist) -> None:
    first = typist.plays("quit", options="--seed 4 --bots none")

    assert typist.plays("quit", options="--seed 4 --bots none") == first
