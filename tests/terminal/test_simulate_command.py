from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sixrealms.simulation import batch, inspection
from sixrealms.simulation.invariants import CheckedPosition, Invariant
from sixrealms.simulation.outcome import OUT_OF_REACH, GameOutcome
from sixrealms.terminal import simulate_command
from sixrealms.terminal.main import main

KEYS = [
    "game", "games", "finished", "decisions", "seconds", "decisions_per_second", "games_per_second", "errors",
    "invariant_violations", "wins", "draws", "endings", "median_turns", "findings",
]  # fmt: skip


def _figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["simulate", *arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    figures = json.loads(said.out)
    assert isinstance(figures, dict)
    return figures


def test_the_figures_of_ten_games(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _figures(capsys, "--games", "10", "--seed", "4")

    assert list(figures) == KEYS
    assert figures["game"] == "Spellfire®: Championship—Standard [55]"
    assert (figures["games"], figures["finished"], figures["wins"]) == (10, 10, {"random": 10})
    assert (figures["errors"], figures["invariant_violations"], figures["findings"]) == (0, 0, [])


@pytest.mark.daily_share
def test_neither_workers_nor_checks_change_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    plain = _figures(capsys, "--games", "4", "--players", "3")
    other = _figures(capsys, "--games", "4", "--players", "3", "--workers", "2", "--check")

    for figure in ("decisions", "median_turns", "wins", "draws", "finished"):
        assert plain[figure] == other[figure]


@pytest.mark.rule("general.players.minimum")
@pytest.mark.parametrize("ruleset", ["fourth-edition", "tournament", "tournament-110"])
def test_every_ruleset_and_eight_players(ruleset: str, capsys: pytest.CaptureFixture[str]) -> None:
    figures = _figures(capsys, "--games", "2", "--players", "8", "--ruleset", ruleset)

    assert figures["finished"] == 2


def test_people_read_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "3"]) == 0

    out = capsys.readouterr().out
    assert out.startswith("Games finished: 3 / 3\nTurns, median: ")
    assert "Games won by random: 3" in out


def _playing_once(real: Callable[..., list[GameOutcome]]) -> Callable[..., list[GameOutcome]]:
    kept: list[list[GameOutcome]] = []

    def run(*asked: Any) -> list[GameOutcome]:
        if not kept:
            kept.append(real(*asked))
        return kept[0]

    return run


TEAMS = ("--players", "6", "--as", "Team Spirit [55]", "--bots")


@pytest.mark.rule("format.team-spirit.victory")
def test_a_game_partners_have_won_is_no_draw(capsys: pytest.CaptureFixture[str]) -> None:
    figures = _figures(capsys, "--games", "1", *TEAMS, "greedy,random,random,greedy,random,random")

    assert (figures["wins"], figures["draws"]) == ({"greedy": 1, "random": 0}, 0)
    assert figures["endings"] == {"goal": 1}


@pytest.mark.rule("format.team-spirit.victory")
def test_partners_of_two_names_have_both_won_and_teams_that_have_as_much_share_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the three teams is one greedy and one random player."""
    # the same games are told in figures and to a reader: they are played once
    monkeypatch.setattr(simulate_command, "run", _playing_once(batch.run))
    games = (
        "--games",
        "8",
        *TEAMS,
        "greedy,greedy,random,random,random,greedy",
        "--option",
        "turn-limit=6",
        "--seed",
        "5",
    )
    figures = _figures(capsys, *games)
    assert main(["simulate", *games]) == 0
    shared = figures["draws"]
    assert isinstance(shared, int)
    assert 0 < shared < 8
    won = 8 - shared

    assert figures["wins"] == {"greedy": won, "random": won}
    rows = f"Games won by greedy: {won}\nGames won by random: {won}\nGames without one winning side: {shared}\n"
    assert rows in capsys.readouterr().out


def test_games_that_ended_without_the_goal_have_rows_of_their_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    won, hopeless = GameOutcome(0, 0, 90, 20, (0,), (0,), "goal"), GameOutcome(1, 1, 500, 101, (), (), OUT_OF_REACH)
    counted = GameOutcome(2, 2, 300, 60, (1,), (1,), "turn-limit")
    monkeypatch.setattr(simulate_command, "run", lambda *_: [won, hopeless, counted])

    assert main(["simulate", "--games", "3"]) == 0

    said = capsys.readouterr()
    assert said.out.startswith("Games finished: 2 / 3\n")
    assert said.out.endswith("Games nobody could win any more: 1\nGames that ended with the last turn: 1\n")
    assert said.err == ""


def test_people_read_it_in_portuguese(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "pt-BR", "simulate", "--games", "1", "--check"]) == 0

    assert "Partidas que falharam numa verificação: 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--games", "0"], "--games is 0; it must be 1 to 10000000"),
        (["--players", "9"], "--players is 9; it must be 2 to 8"),
        (["--workers", "0"], "--workers is 0; it must be 1 to 256"),
        (["--ruleset", "tournment"], "unknown ruleset 'tournment'; did you mean tournament?"),
        (["--bots", "random,randon"], "unknown computer player 'randon'; did you mean random?"),
        (["--bots", "random,random,random"], "--bots names 3 players for 2 seats; name one for all or one for each"),
        (["--decks", "nothing.cfd"], "nothing.cfd: no such deck file"),
        (["--decks", "A-1,A-2,B-1"], "3 decks for 2 players: name one deck for all or one for each"),
        (["--games", "many"], "Invalid value for '--games': 'many' is not a whole number"),
    ],
)
def test_wrong_options_are_refused_in_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2

    err = capsys.readouterr().err
    assert why in err
    assert err.count("\n") == 1


def _two_turns_at_most(p: CheckedPosition) -> Iterator[str]:
    if p.now.turns > 2:
        yield "the third turn"


def test_a_broken_invariant_is_told_with_the_seed_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = (Invariant("two-turns-at-most", _two_turns_at_most),)
    monkeypatch.setattr(inspection.Inspector.__init__, "__kwdefaults__", {"every": 1, "invariants": fault})

    assert main(["simulate", "--games", "7", "--check", "--json"]) == 1

    said = capsys.readouterr()
    figures = json.loads(said.out)
    assert (figures["finished"], figures["invariant_violations"], figures["median_turns"]) == (0, 7, 0)
    first, *_, last = said.err.splitlines()
    assert first.startswith(f"sixrealms simulate: game 0 (seed {figures['findings'][0]['seed']}, decision ")
    assert first.endswith("violation two-turns-at-most the third turn")
    assert last == "sixrealms simulate: and 2 more"
