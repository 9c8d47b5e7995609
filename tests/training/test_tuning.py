"""Tuning tries multiples of what is, by playing the same games for all tries, and repeats itself."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from sixrealms.players.parameters import CLUB, Parameters
from sixrealms.players.roster import bot
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.outcome import GameOutcome
from sixrealms.training import __main__ as program
from sixrealms.training import paired_games
from sixrealms.training.paired_games import PlayerFailed, share_won
from sixrealms.training.tuning import scaled, tune

pytestmark = pytest.mark.daily_share


class Ladder:
    """An optimiser that tries one step up and one down, and goes where it costs less."""

    def __init__(self) -> None:
        self.mean: Sequence[float] = [0.0]

    def ask(self) -> list[list[float]]:
        return [[self.mean[0] - 0.5], [self.mean[0] + 0.5]]

    def tell(self, points: Sequence[Sequence[float]], costs: Sequence[float]) -> None:
        self.mean = points[min(range(len(costs)), key=costs.__getitem__)]


def test_nothing_changes_at_the_beginning_and_a_chance_is_never_more_than_certain() -> None:
    assert scaled(CLUB, ("step", "luck"), (0.0, 0.0)) == CLUB
    found = scaled(replace(CLUB, believed_champion=0.5), ("step", "believed_champion"), (0.6931471805599453, 3.0))
    assert (found.step, found.believed_champion) == (170.0, 1.0)


def test_it_goes_where_more_games_are_won() -> None:
    seen: list[int] = []

    def trial(tried: Parameters, generation: int) -> float:
        seen.append(generation)
        return tried.step / 1000

    rows = list(tune(CLUB, ("step",), Ladder(), trial, 3))

    assert seen == [0, 0, 1, 1, 2, 2]
    assert [row["parameters"]["step"] > CLUB.step for row in rows] == [True] * 3
    assert rows[0]["parameters"]["step"] < rows[2]["parameters"]["step"]


def test_equals_win_half_and_a_better_player_more() -> None:
    assert share_won(bot("random"), bot("random"), range(2), 1) == 0.5
    assert share_won(bot("novice"), bot("random"), range(3), 1) > 0.5


def test_a_fault_is_no_lost_game(monkeypatch: pytest.MonkeyPatch) -> None:
    player = bot("random")
    monkeypatch.setattr(type(player), "choose", lambda *_: None)

    with pytest.raises(PlayerFailed):
        share_won(player, player, range(1), 1)


def test_a_run_is_recorded_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "share_won", lambda first, *_: first.parameters.step / 1000)
    record = tmp_path / "run.jsonl"
    asked = ["tune", "--names", "step", "--generations", "2", "--record", str(record)]

    assert program.main(asked, Ladder()) == 0

    first, *rows = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    assert (first["asked"]["level"], first["asked"]["names"]) == ("strong", "step")
    assert [row["generation"] for row in rows] == [0, 1]
    assert rows[1]["parameters"]["step"] > rows[0]["parameters"]["step"] > CLUB.step


def test_every_deal_is_played_with_decks_and_seats_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def note(match: SimulatedGame) -> GameOutcome:
        played.append((match.setup.decks, match.players, match.setup.seed))
        return play(match)

    monkeypatch.setattr(paired_games, "play", note)
    first, second = bot("random"), bot("random")
    share_won(first, second, range(1), 5)

    assert len(played) == paired_games.GAMES
    assert len({(decks, players.index(first)) for decks, players, _ in played}) == 4
    assert len({seed for *_, seed in played}) == 1


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["tune", "--names", "steps"], "no number that can be multiplied is called 'steps'; there are standing, razed"),
        (["tune", "--names", "step,iterations"], "is called 'iterations'"),
        (["outcomes", "--players", "club"], "two players with a comma between, not 'club'"),
        (["outcomes", "--players", "club,wizard"], "unknown computer player 'wizard'"),
    ],
)
def test_what_cannot_be_tuned_is_refused_with_what_can(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        program.main(asked, Ladder())
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
