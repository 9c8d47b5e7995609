"""`python -m benchmarks.strength [--games N] [--players greedy,random] [--workers N]`: who beats whom, at what cost.

Every two starter decks drawn play four games with the same shuffle: each player has each deck in each seat. So neither
decks nor seats decide the share of games won.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from sixrealms import decks
from sixrealms.engine.action import Action
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.view import View
from sixrealms.players.base import Player, bot
from sixrealms.simulation.batch import over
from sixrealms.simulation.game import Match, play
from sixrealms.simulation.outcome import Outcome

_ARRANGEMENTS: Final = 4


class Watched:
    """A player whose thinking is timed."""

    def __init__(self, player: Player) -> None:
        self.name = player.name
        self.looks = player.looks
        self._player = player
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """What the player answers."""
        began = time.process_time()
        answer = self._player.choose(view, options, rng)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return answer


class Duel(NamedTuple):
    """Two players who play `games` games; game `number` is the same whoever plays the others."""

    first: str
    second: str
    games: int
    seed: int = 0

    def match(self, number: int) -> Match:
        """One game. Its decks and shuffle belong to its group of four, its seats and decks change within it."""
        group, arrangement = divmod(number, _ARRANGEMENTS)
        held = Random(f"{self.seed}/{group}").sample(decks.starters(), 2)
        if arrangement & 2:
            held.reverse()
        players = [bot(self.first), bot(self.second)]
        if arrangement & 1:
            players.reverse()
        lists = tuple(deck.cards for deck in held)
        names = tuple(player.name for player in players)
        setup = GameSetup("tournament", 55, lists, self.seed * 1_000_003 + group, ("", ""), names)
        return Match(setup, tuple(players), number)

    def one(self, number: int) -> Outcome:
        """Play one game; the seats of the outcome are those of the match."""
        return play(self.match(number))

    def won_by_first(self, outcome: Outcome) -> bool:
        """Whether the first player alone has won the game."""
        return outcome.winners == (outcome.number & 1,)


def share(duel: Duel, workers: int = 1) -> float:
    """The share of all games that the first player won; a game with a fault stops everything."""
    won = 0
    for outcome in over(duel.one, duel.games, workers):
        if outcome.finding is not None:
            raise AssertionError(f"game {outcome.number}: {outcome.finding}")
        won += duel.won_by_first(outcome)
    return won / duel.games


def milliseconds(duel: Duel, games: int = 20) -> float:
    """CPU time of one decision of the first player, in ms."""
    spent, decisions = 0.0, 0
    for number in range(games):
        match = duel.match(number)
        watched = tuple(Watched(player) for player in match.players)
        play(Match(match.setup, watched, number))
        mine = watched[number & 1]
        spent += mine.seconds
        decisions += mine.decisions
    return 1000 * spent / max(decisions, 1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games and print the share and the time."""
    parser = argparse.ArgumentParser("python -m benchmarks.strength", description="Measure the strength of players.")
    parser.add_argument("--games", type=int, default=400, help="a multiple of four")
    parser.add_argument("--players", default="greedy,random", help="the two players, with a comma between")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args(arguments)
    first, second = chosen.players.split(",")
    duel = Duel(first, second, max(_ARRANGEMENTS, chosen.games // _ARRANGEMENTS * _ARRANGEMENTS), chosen.seed)
    won = share(duel, chosen.workers)
    sys.stdout.write(f"{first} won {won:.1%} of {duel.games} games against {second}\n")
    sys.stdout.write(f"{first} thinks {milliseconds(duel):.2f} ms about a decision\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
