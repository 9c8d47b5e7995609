from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from sixrealms import catalogue, decks
from sixrealms.engine.ability import Play
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.power import Context, Effect, Power
from sixrealms.engine.power_keys import give_keys
from sixrealms.engine.state import State
from sixrealms.engine.view import View
from sixrealms.errors import OptionRefused
from sixrealms.players.roster import Player, bot
from sixrealms.simulation.game import SimulatedGame, play
from sixrealms.simulation.outcome import ERROR, UNFINISHED, VIOLATION


def _setup(seed: int = 1, players: int = 2) -> GameSetup:
    lists = tuple(deck.cards for deck in decks.starters()[:players])
    return GameSetup("tournament", 55, lists, seed)


def _match(player: Player | None = None, seed: int = 1) -> SimulatedGame:
    return SimulatedGame(_setup(seed), (player or bot("random"),) * 2)


def test_a_game_comes_to_an_end_that_is_the_same_every_time() -> None:
    first, again = play(_match()), play(_match())

    assert first == again
    assert first.finished
    assert first.decisions > 20
    assert len(first.winners) == 1
    assert first.reason == "goal"


def test_another_seed_is_another_game() -> None:
    assert play(_match(seed=1)).decisions != play(_match(seed=2)).decisions


class _Stubborn:
    name = "stubborn"
    looks = False

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        return Action("mulligan", 3)


def test_an_answer_that_was_not_offered_stops_the_game() -> None:
    outcome = play(_match(_Stubborn()))

    assert outcome.finding is not None
    assert outcome.finding.kind == VIOLATION
    assert outcome.finding.name == "players-answer-with-an-option"
    assert "stubborn answered" in outcome.finding.detail
    assert outcome.decisions == 0
    assert not outcome.finished


class _Watching:
    """Answers as the random player does and keeps what it was shown."""

    name = "watching"
    looks = True

    def __init__(self) -> None:
        self.seen: list[View] = []

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        self.seen.append(view)
        return options[int(rng.random() * len(options))]


def test_a_player_that_looks_sees_his_own_view() -> None:
    watching = _Watching()

    outcome = play(SimulatedGame(_setup(), (watching, bot("random"))))

    assert outcome == play(_match())
    assert {view.player for view in watching.seen} == {0}
    assert all(view.options and view.asked == 0 for view in watching.seen)


@dataclass(frozen=True)
class _Explodes(Effect):
    def step(self, s: State, pc: int, x: Context) -> None:
        raise ZeroDivisionError("a card that\ncannot work")


def _explosive(printing_id: str) -> Power:
    printing = catalogue.printing(printing_id)
    return give_keys(Power((Play(_Explodes()),) if printing.type == "realm" else ()), printing.wording)


def test_an_error_of_a_card_is_a_finding_in_one_line() -> None:
    outcome = play(SimulatedGame(_setup(), (bot("random"),) * 2, 7, _explosive))

    assert outcome.finding is not None
    assert (outcome.finding.kind, outcome.finding.name) == (ERROR, "ZeroDivisionError")
    assert outcome.finding.detail.startswith("a card that cannot work (")
    assert "test_game.py:" in outcome.finding.detail
    assert outcome.finding.decision == outcome.decisions
    assert outcome.number == 7


def test_a_game_without_end_is_a_finding() -> None:
    outcome = play(SimulatedGame(_setup(), (bot("random"),) * 2, most_turns=3))

    assert outcome.finding is not None
    assert outcome.finding.kind == UNFINISHED
    assert outcome.turns == 4
    assert outcome.winners == ()


@pytest.mark.parametrize("count", [1, 3])
def test_more_or_fewer_players_than_seats_are_refused(count: int) -> None:
    with pytest.raises(OptionRefused, match=f"{count} players for 2 seats: name one for each"):
        play(SimulatedGame(_setup(), (bot("random"),) * count))
