"""`python -m benchmarks.strength [--games N] [--players greedy,random] [--workers N]`: who beats whom, at what cost.

Every two starter decks drawn play four games with the same shuffle: each player has each deck in each seat. So neither
decks nor seats decide the share of games won.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Final, NamedTuple

from sixrealms import decks, table
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.players.base import bot
from sixrealms.simulation.batch import over
from sixrealms.simulation.game import Match, answer, chances, play
from sixrealms.simulation.outcome import Outcome

_ARRANGEMENTS: Final = 4


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


def uncertainty(won: float, games: int) -> float:
    """Half the width of the interval in which the true share lies 95 times of 100."""
    return 1.96 * math.sqrt(won * (1 - won) / games)


class Thinking(NamedTuple):
    """How long one decision takes a player, with what he is handed for it, in ms of CPU time."""

    median: float
    most: float  # 95 of 100 decisions take less
    longest: float
    decisions: int


def thinking(duel: Duel, games: int = 20) -> Thinking:
    """How long the first player thinks about a decision in which there is something to choose."""
    spent: list[float] = []
    for number in range(games):
        match = duel.match(number)
        state = table.start(match.setup)
        streams = chances(match.setup.seed, len(match.players))
        while state.pending is not None:
            began = time.process_time()
            action = answer(state, match.players, streams)
            if state.pending.player == number & 1 and len(state.pending.options) > 1:
                spent.append(1000 * (time.process_time() - began))
            advance(state, action)
    spent.sort()
    return Thinking(median(spent), spent[int(0.95 * len(spent))], spent[-1], len(spent))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games and print the share and the time."""
    parser = argparse.ArgumentParser("python -m benchmarks.strength", description="Measure the strength of players.")
    parser.add_argument("--games", type=int, default=400, help="a multiple of four")
    parser.add_argument("--players", default="greedy,random", help="the two players, with a comma between")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args(arguments)
    first, second = chosen.players.split(",")
    games = max(_ARRANGEMENTS, chosen.games // _ARRANGEMENTS * _ARRANGEMENTS)
    duel = Duel(first, second, games, chosen.seed)
    began = time.perf_counter()
    won = share(duel, chosen.workers)
    seconds = time.perf_counter() - began
    speed = thinking(duel, min(20, games))
    say = sys.stdout.write
    say(f"{first} won {won:.1%} (give or take {uncertainty(won, games):.1%}) of {games} games against {second}\n")
    say(f"{seconds:.0f} s with {chosen.workers} at work\n")
    say(
        f"{first} thinks {speed.median:.2f} ms about a decision (median of {speed.decisions});"
        f" 95 of 100 take less than {speed.most:.1f} ms, the longest {speed.longest:.0f} ms\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
