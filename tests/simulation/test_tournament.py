"""Whole events of computer players: by the printed grids, by the general scheme, by Swiss rounds and round robin."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from sixrealms.errors import OptionError
from sixrealms.simulation import tournament
from sixrealms.simulation.outcome import ERROR, UNFINISHED, Finding, GameOutcome
from sixrealms.simulation.tournament import (
    Convention,
    Games,
    NoGame,
    PlayedBracket,
    PlayedGame,
    SeatedTable,
    hold,
    play_bracket,
)
from sixrealms.simulation.tournament_report import told
from sixrealms.terminal.main import main
from sixrealms.tournament.event import brackets_of
from sixrealms.tournament.operations import DeckRegistered, WrappedUp
from sixrealms.tournament.pairing.elimination_grid import general_grid
from sixrealms.tournament.pairing.grids import grid
from sixrealms.tournament.plan import Plan, checked
from sixrealms.tournament.scoring.points import totals
from tests.tournament.playing import decided, numbered


def by_lot(sittings: Sequence[SeatedTable]) -> Iterator[PlayedBracket]:
    """Results without games, quick enough for hundreds of players."""
    for sitting in sittings:
        games = decided(sitting.bracket, sitting.plan.seed).games
        yield PlayedBracket(tuple(PlayedGame(game, 0, 0, 0) for game in games))


def a_plan(**changes: Any) -> Plan:
    return checked(Plan(**{"name": "Six Realms Con", "scored": False, "seed": 5, "coordinator": "Carla", **changes}))


def quick(players: int, **changes: Any) -> Convention:
    pairs = [(f"{name} A", f"{name} B") for name in numbered(players)]
    return hold(a_plan(**changes), numbered(players), ("random",), by_lot, members=pairs, decks=False)


def _winner_has_won_the_final(held: Convention) -> None:
    event = held.event
    final = [one for one in brackets_of(event) if one.final]
    assert len(final) == 1
    assert event.phase == "wrapped-up"
    assert isinstance(held.log[-1].record, WrappedUp)
    assert event.set_aside == []
    assert event.winner in final[0].players
    found = told(held, "en")
    assert found["winner"] == event.names[event.winner]
    assert found["standings"][0]["player"] == found["winner"]
    points = totals(brackets_of(event), seed=held.plan.seed)
    assert {line["player"]: line["points"] for line in found["standings"]} == {
        event.names[player]: points[player] for player in event.players
    }


@pytest.mark.parametrize("players", [3, 4, 5, 7, 9, 10, 11, 18, 19, 25, 27, 60, 61])
def test_an_event_of_any_size_is_played_by_its_grid(players: int) -> None:
    held = quick(players)

    _winner_has_won_the_final(held)
    assert tuple(len(one.tables) for one in held.event.rounds) == grid(players).counts == general_grid(players).counts


@pytest.mark.parametrize("players", [9, 18, 60])
def test_the_reasons_of_those_who_went_on_are_told_by_name(players: int) -> None:
    found = told(quick(players), "pt-BR")

    assert found["grid"] == "printed"
    later = [player for one in found["brackets"] if one["round"] > 1 for player in one["players"]]
    assert all(player["because"] for player in later)
    assert all(player["because"][0].startswith(player["player"]) for player in later)
    brought_back = [player for player in later if "dos que não venceram" in player["because"][0]]
    assert len(brought_back) == {9: 0, 18: 1, 60: 3}[players]


@pytest.mark.parametrize(("scheme", "cut"), [("swiss", 3), ("swiss", 0), ("round-robin", 4)])
def test_the_other_schemes_are_simulated_too(scheme: str, cut: int) -> None:
    held = quick(10, scheme=scheme, cut=cut)
    found = told(held, "en")

    assert found["winner"] == found["standings"][0]["player"]
    assert [one["final"] for one in found["brackets"]].count(True) == bool(cut)
    if cut:
        _winner_has_won_the_final(held)


def test_nine_play_real_games_with_registered_decks_and_the_same_event_comes_of_any_number_of_workers() -> None:
    heard: list[int] = []
    alone = hold(a_plan(), numbered(9), ("random",), Games(), progress=heard.append)
    together = hold(a_plan(), numbered(9), ("random",), Games(workers=2))

    assert alone.log == together.log
    assert heard == [1, 2, 3, 4]
    assert [len(one.tables) for one in alone.event.rounds] == [3, 1]
    assert sum(isinstance(entry.record, DeckRegistered) for entry in alone.log) == 9
    assert {player.broken for player in alone.event.players.values()} == {()}
    _winner_has_won_the_final(alone)
    for bracket in brackets_of(alone.event):
        for game in bracket.games:
            assert game.unrazed[game.winner] == 6, "a Championship game of 55 cards is won by six realms"
    assert all(game.turns > 3 for one in alone.played.values() for game in one.games)


def _sitting(**plan: Any) -> SeatedTable:
    first = next(iter(quick(3, **plan).played))
    held = quick(3, **plan)
    bracket = brackets_of(held.event)[first[1] - 1]
    empty = type(bracket)(round=1, number=1, players=bracket.players)
    decks = tuple(tournament.registered_decks(held.plan, 3))
    return SeatedTable(held.plan, empty, decks, ("random",) * 3)


def _outcome(winners: tuple[int, ...], finding: Finding | None = None) -> GameOutcome:
    return GameOutcome(0, 0, 10, 5, winners, winners if len(winners) == 1 else (), "", finding)


class _Unrazed:
    """A position of which only the realms are asked."""

    result = None

    def __init__(self, *counts: int) -> None:
        self.counts = counts

    def unrazed(self, seat: int) -> int:
        return self.counts[seat]


def _games(monkeypatch: pytest.MonkeyPatch, *played: tuple[GameOutcome, tuple[int, ...]]) -> None:
    waiting = list(played)

    def play(_: object, last: Any) -> GameOutcome:
        outcome, counts = waiting.pop(0)
        last.after(_Unrazed(*counts))
        return outcome

    monkeypatch.setattr(tournament, "play", play)


LONG = Finding(UNFINISHED, "", "no end after 601 turns", 9)


@pytest.mark.rule("tournament.match.first-to-two")
def test_when_time_runs_out_most_realms_win_and_a_game_without_one_winner_is_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _games(
        monkeypatch,
        (_outcome((), LONG), (3, 3, 1)),  # void
        (_outcome((), LONG), (3, 4, 1)),
        (_outcome((0, 2)), (6, 2, 6)),  # void
        (_outcome((0, 1)), (5, 6, 6)),
    )
    found = play_bracket(_sitting())

    assert [tuple(game.game.unrazed.values()) for game in found.games] == [(3, 4, 1), (5, 6, 6)]
    assert {game.game.winner for game in found.games} == {_sitting().bracket.players[1]}
    assert found.faults == ()


def test_a_game_the_program_fails_in_is_told_and_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Finding(ERROR, "KeyError", "42", 3)
    _games(
        monkeypatch,
        (_outcome((0,)), (6, 2, 1)),
        (_outcome((), broken), (0, 0, 0)),
        (_outcome((0,)), (6, 2, 1)),
    )
    found = play_bracket(_sitting())

    assert [fault for _, fault in found.faults] == [broken]
    assert len(found.games) == 2


def test_a_table_that_never_has_a_winner_is_given_up_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    _games(monkeypatch, *[(_outcome((), LONG), (3, 3, 1))] * 9)

    with pytest.raises(NoGame, match="round 1, table 1, game 1: 5 games had no winner"):
        play_bracket(_sitting())


TEAM_SPIRIT = {"game": "Spellfire: Team Spirit [55]", "team_event": True}


@pytest.mark.rule("format.team-spirit.teams")
@pytest.mark.parametrize("teams", [4, 8, 10, 16])
@pytest.mark.parametrize("scheme", ["grid", "swiss"])
def test_teams_that_are_left_over_have_byes_and_fewer_than_three_are_refused(teams: int, scheme: str) -> None:
    held = quick(teams, **TEAM_SPIRIT, scheme=scheme)
    assert held.event.winner
    sizes = [len(table.players) for table in held.event.rounds[0].tables]
    assert sizes == [3] * (teams // 3) + [1] * (teams % 3)
    assert {len(table.players) for now in held.event.rounds for table in now.tables} == {1, 3}
    assert len(held.played) == sum(len(table.players) == 3 for now in held.event.rounds for table in now.tables)
    byes = [one for one in told(held, "en")["brackets"] if len(one["players"]) == 1]
    assert byes
    assert all(one["games"] == [] for one in byes)
    with pytest.raises(OptionError, match="2 teams cannot be seated so, 3 can"):
        quick(2, **TEAM_SPIRIT)


@pytest.mark.rule("format.team-spirit.teams", "format.team-spirit.seating")
@pytest.mark.parametrize("teams", range(3, 61, 3))
def test_teams_in_threes_play_in_threes_to_the_end(teams: int) -> None:
    event = quick(teams, **TEAM_SPIRIT).event
    assert event.winner
    assert {len(table.players) for now in event.rounds for table in now.tables} == {3}


@pytest.mark.timeout(120)
@pytest.mark.rule("format.team-spirit.seating", "format.team-spirit.victory", "format.team-spirit.decks")
def test_three_teams_play_with_six_decks_and_their_realms_count_together() -> None:
    plan = a_plan(seed=5, wins=1, **TEAM_SPIRIT)
    members = [["Ana", "Bia"], ["Caio", "Dora"], ["Eva", "Fabio"]]
    held = hold(plan, ["Reds", "Blues", "Greens"], ["random"], Games(1), members=members)
    event = held.event
    assert all(sorted(player.decks) == [1, 2] for player in event.players.values())
    result = event.rounds[0].tables[0].results[1]
    assert len(result.unrazed) == 3
    played = held.played[1, 1].games[0]
    assert result.unrazed == played.game.unrazed
    assert event.winner == result.winner == max(result.unrazed, key=lambda team: result.unrazed[team])
    told_ = told(held, "en")
    assert told_["teams"] == {"Reds": ["Ana", "Bia"], "Blues": ["Caio", "Dora"], "Greens": ["Eva", "Fabio"]}
    assert told_["coordinator"]["points"] == 6


def test_the_command_names_the_winner_the_standings_and_every_bracket(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "simulate", "--players", "4", "--seed", "3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert found["winner"] in {line["player"] for line in found["standings"]}
    assert len(found["standings"]) == 4
    assert [(one["round"], one["bracket"], one["final"]) for one in found["brackets"]] == [(1, 1, True)]
    assert found["game"] == "Spellfire®: Championship—Standard [55]"
    assert main(["--lang", "pt-BR", "tournament", "simulate", "--players", "4", "--seed", "3"]) == 0
    told = capsys.readouterr().out
    assert "venceu o torneio" in told
    assert "Jogador 1" in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "2"], "--players is 2; it must be 3 to 500"),
        (["--scheme", "knockout"], "--scheme is 'knockout'; it is one of grid, swiss, round-robin"),
        (["--bots", "nobody"], "nobody"),
        (["--as", "Tiddlywinks [55]"], "Tiddlywinks"),
        (["--table-size", "5"], "--table-size is 5; it must be 3 to 4"),
        (["--rounds", "3"], "grid"),
        (["--scheme", "swiss", "--cut", "2"], "2"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tournament", "simulate", *arguments]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert "Traceback" not in err
