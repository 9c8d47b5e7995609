"""`python -m benchmarks.strength [--games N] [--players greedy,random] [--with OPTION]`: who beats whom, at what cost.

Every two starter decks drawn play four games with the same shuffle: each player has each deck in each seat. So neither
decks nor seats decide the share of games won. With more than two sides the first player is one of them and the second
all others, and each side's place and decks go round: three teams play nine games.
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

from benchmarks.builder import player
from sixrealms import decks, rulesets, table
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.options import compose
from sixrealms.simulation.batch import over
from sixrealms.simulation.game import Match, answer, chances, play
from sixrealms.simulation.outcome import Outcome

_RULESET: Final = "tournament"
_SIZE: Final = 55


class Duel(NamedTuple):
    """Two players who play `games` games; game `number` is the same whoever plays the others.

    `options` are in force (key and value); `seats` is the number of seats at the table.
    """

    first: str
    second: str
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    seats: int = 2

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that play together."""
        teams = compose(rulesets.named(_RULESET), _SIZE, self.seats, dict(self.options)).ruleset.teams
        teams = teams or tuple(range(self.seats))
        return tuple(tuple(seat for seat in range(self.seats) if teams[seat] == team) for team in sorted(set(teams)))

    def group(self) -> int:
        """How many games are played with the same decks and shuffle."""
        return len(self.sides()) ** 2

    def side_of_first(self, number: int) -> tuple[int, ...]:
        """Where the first player sits in a game."""
        sides = self.sides()
        return sides[number % len(sides)]

    def match(self, number: int) -> Match:
        """One game. Its decks and shuffle belong to its group, its seats and decks change within it."""
        group, arrangement = divmod(number, self.group())
        rotation = arrangement // len(self.sides())
        held = Random(f"{self.seed}/{group}").sample(decks.starters(), self.seats)
        held = held[rotation:] + held[:rotation]
        mine = self.side_of_first(number)
        players = tuple(player(self.first if seat in mine else self.second) for seat in range(self.seats))
        lists = tuple(deck.cards for deck in held)
        names = tuple(one.name for one in players)
        shuffle = self.seed * 1_000_003 + group
        setup = GameSetup(_RULESET, _SIZE, lists, shuffle, ("",) * self.seats, names, self.options)
        return Match(setup, players, number)

    def one(self, number: int) -> Outcome:
        """Play one game; the seats of the outcome are those of the match."""
        return play(self.match(number))

    def won_by_first(self, outcome: Outcome) -> bool:
        """Whether the side of the first player alone has won the game."""
        return outcome.winners == self.side_of_first(outcome.number)


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
        mine = duel.side_of_first(number)
        while state.pending is not None:
            began = time.process_time()
            action = answer(state, match.players, streams)
            if state.pending.player in mine and len(state.pending.options) > 1:
                spent.append(1000 * (time.process_time() - began))
            advance(state, action)
    spent.sort()
    return Thinking(median(spent), spent[int(0.95 * len(spent))], spent[-1], len(spent))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games and print the share and the time."""
    parser = argparse.ArgumentParser("python -m benchmarks.strength", description="Measure the strength of players.")
    parser.add_argument("--games", type=int, default=400, help="made a multiple of the games of one deal")
    parser.add_argument("--players", default="greedy,random", help="the two players, with a comma between")
    parser.add_argument("--with", dest="options", action="append", default=[], help="an option in force, by its key")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args(arguments)
    first, second = chosen.players.split(",")
    options = tuple((key, "on") for key in sorted(chosen.options))
    duel = Duel(first, second, chosen.games, chosen.seed, options, chosen.seats)
    games = max(1, chosen.games // duel.group()) * duel.group()
    duel = duel._replace(games=games)
    began = time.perf_counter()
    won = share(duel, chosen.workers)
    seconds = time.perf_counter() - began
    speed = thinking(duel, min(20, games))
    say = sys.stdout.write
    say(f"{first} won {won:.1%} (give or take {uncertainty(won, games):.1%}) of {games} games against {second}")
    say(f"; equals would win {1 / len(duel.sides()):.1%}\n")
    say(f"{seconds:.0f} s with {chosen.workers} at work\n")
    say(
        f"{first} thinks {speed.median:.2f} ms about a decision (median of {speed.decisions});"
        f" 95 of 100 take less than {speed.most:.1f} ms, the longest {speed.longest:.0f} ms\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
