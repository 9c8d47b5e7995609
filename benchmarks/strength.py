"""`python -m benchmarks.strength [--players expert,club] [--decks balanced] [--games N]`: who beats whom, at what cost.

Every two starter decks drawn play four games with the same shuffle: each player has each deck in each seat. So neither
decks nor seats decide the share of games won. How far it can be trusted is reckoned from deal to deal, as the games of
one deal are not independent. With more than two sides the first player is one of them and the second all others, and
each side's place and decks go round: three teams play nine games.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import median
from typing import Final, NamedTuple

from benchmarks.builder import player
from benchmarks.calibration import ITERATIONS_PER_US_EQ, calibrate
from sixrealms import decks, rulesets, table
from sixrealms.decks import Deck
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.errors import SixRealmsError
from sixrealms.options import Composed, compose
from sixrealms.players.expert import ExpertPlayer
from sixrealms.players.roster import Player
from sixrealms.rulesets.deck_limits import limits
from sixrealms.setup.random_decks import random_deck
from sixrealms.setup.random_format_decks import with_realm_deck
from sixrealms.simulation.balanced_decks import balanced
from sixrealms.simulation.batch import over
from sixrealms.simulation.game import SimulatedGame, answer, chances, play
from sixrealms.simulation.outcome import UNFINISHED, GameOutcome

_RULESET: Final = "tournament"
_SIZE: Final = 55
_MOST_TURNS: Final = 400


class Duel(NamedTuple):
    """Two players who play `games` games; game `number` is the same whoever plays the others.

    `options` are in force (key and value); `seats` is the number of seats at the table. Decks are `starters`,
    `balanced` (of one tier) or `drawn` (from all enforced cards). `iterations` is how many trials whoever
    counts them makes for one decision at most, 0 as many as usual.
    """

    first: str
    second: str
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    seats: int = 2
    decks: str = "starters"
    iterations: int = 0

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that play together."""
        teams = self._composed().ruleset.teams or tuple(range(self.seats))
        return tuple(tuple(seat for seat in range(self.seats) if teams[seat] == team) for team in sorted(set(teams)))

    def _composed(self) -> Composed:
        return compose(rulesets.named(_RULESET), _SIZE, self.seats, dict(self.options))

    def group(self) -> int:
        """How many games are played with the same decks and shuffle."""
        return len(self.sides()) ** 2

    def side_of_first(self, number: int) -> tuple[int, ...]:
        """Where the first player sits in a game."""
        sides = self.sides()
        return sides[number % len(sides)]

    def match(self, number: int) -> SimulatedGame:
        """One game. Its decks and shuffle belong to its group, its seats and decks change within it."""
        group, arrangement = divmod(number, self.group())
        rotation = arrangement // len(self.sides())
        chance = Random(f"{self.seed}/{group}")
        held = _HELD[self.decks](self.seats, chance)
        if self._composed().realm_decks:
            held = [with_realm_deck(deck, Random(f"{self.seed}/{group}/{deck.id}")) for deck in held]
        held = held[rotation:] + held[:rotation]
        mine = self.side_of_first(number)
        players = tuple(self._player(self.first if seat in mine else self.second) for seat in range(self.seats))
        lists = tuple(deck.cards for deck in held)
        names = tuple(one.name for one in players)
        shuffle = self.seed * 1_000_003 + group
        setup = GameSetup(
            _RULESET, _SIZE, lists, shuffle, ("",) * self.seats, names, self.options, decks.realm_decks(held)
        )
        return SimulatedGame(setup, players, number, most_turns=_MOST_TURNS)

    def _player(self, name: str) -> Player:
        found = player(name)
        if self.iterations and isinstance(found, ExpertPlayer):
            found.parameters = replace(found.parameters, iterations=self.iterations)
        return found

    def one(self, number: int) -> GameOutcome:
        """Play one game; the seats of the outcome are those of the match."""
        return play(self.match(number))

    def sides_of_second(self, number: int) -> tuple[tuple[int, ...], ...]:
        """Where the second player sits in a game."""
        return tuple(side for side in self.sides() if side != self.side_of_first(number))


def drawn_decks(count: int, chance: Random) -> list[Deck]:
    """Legal decks drawn from all enforced cards."""
    held = [random_deck(limits(_RULESET, _SIZE), chance) for _ in range(count)]
    return [Deck(f"drawn {number}", cards) for number, (cards, _) in enumerate(held, 1)]


def starter_decks(count: int, chance: Random) -> list[Deck]:
    """Different starter decks."""
    return chance.sample(decks.starters(), count)


#: Where the decks of a game come from, by the word it is asked for with.
_HELD: Final = {"starters": starter_decks, "balanced": balanced, "drawn": drawn_decks}


class Tally(NamedTuple):
    """How the games of a duel ended for the first player; undecided: nobody alone has won within the limit of turns.

    `margin` is half the width of the interval in which the true share lies 95 times of 100.
    """

    won: int
    lost: int
    undecided: int
    margin: float = 0.0

    @property
    def share(self) -> float:
        """The share of the games won among those that somebody won, one half if there are none."""
        decided = self.won + self.lost
        return self.won / decided if decided else 0.5


def tally(duel: Duel, workers: int = 1) -> Tally:
    """Play all games; one with a fault stops everything."""
    deals: dict[int, list[int]] = {}
    for outcome in over(duel.one, duel.games, workers):
        if outcome.finding is not None and outcome.finding.kind != UNFINISHED:
            raise AssertionError(f"game {outcome.number}: {outcome.finding}")
        deal = deals.setdefault(outcome.number // duel.group(), [0, 0])
        deal[0] += outcome.side == duel.side_of_first(outcome.number)
        deal[1] += outcome.side in duel.sides_of_second(outcome.number)
    won, lost = sum(deal[0] for deal in deals.values()), sum(deal[1] for deal in deals.values())
    return Tally(won, lost, duel.games - won - lost, between_deals(list(deals.values())))


def between_deals(deals: Sequence[Sequence[int]]) -> float:
    """Half the width of the interval of 95 % for the share won, from games won and lost with each deal."""
    won, decided = sum(deal[0] for deal in deals), sum(sum(deal) for deal in deals)
    if len(deals) < 2 or not decided:
        return uncertainty(won / max(decided, 1), decided)
    off = sum((deal[0] - sum(deal) * won / decided) ** 2 for deal in deals)
    return 1.96 * math.sqrt(off * len(deals) / (len(deals) - 1)) / decided


def share(duel: Duel, workers: int = 1) -> float:
    """The share of all games that the first player won; a game with a fault stops everything."""
    return tally(duel, workers).won / duel.games


def uncertainty(won: float, games: int) -> float:
    """Half the width of the interval in which the true share lies 95 times of 100, for independent games."""
    return 1.96 * math.sqrt(won * (1 - won) / max(games, 1))


class Thinking(NamedTuple):
    """How long one decision takes a player, with what they are handed for it, in ms of CPU time."""

    median: float
    most: float  # 95 of 100 decisions take less
    longest: float
    decisions: int
    most_equal: float = 0.0  # as `most`, in thousands of µs-eq: the same on every machine


def thinking(duel: Duel, games: int = 20) -> Thinking:
    """How long the first player thinks about a decision in which there is something to choose."""
    spent: list[float] = []
    speed = calibrate()
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
    most = spent[int(0.95 * len(spent))]
    equal = most * (speed + calibrate()) / 2 / ITERATIONS_PER_US_EQ / 1e6
    return Thinking(median(spent), most, spent[-1], len(spent), equal)


def figures(ended: Tally, speed: Thinking) -> dict[str, float]:
    """The share of decided games that the first player won with its interval of 95 %, and how long they think."""
    return {
        "games": ended.won + ended.lost,
        "share": round(ended.share, 4),
        "lower": round(ended.share - ended.margin, 4),
        "upper": round(ended.share + ended.margin, 4),
        "p95_ms": round(speed.most, 1),
        "p95_ms_eq": round(speed.most_equal, 1),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the games and print the share and the time."""
    parser = argparse.ArgumentParser("python -m benchmarks.strength", description="Measure the strength of players.")
    parser.add_argument("--games", type=int, default=400, help="made a multiple of the games of one deal")
    parser.add_argument("--players", default="greedy,random", help="the two players, with a comma between")
    parser.add_argument(
        "--with", dest="options", action="append", default=[], help="an option in force: its key, or KEY=VALUE"
    )
    parser.add_argument(
        "--decks",
        default="starters",
        choices=tuple(_HELD),
        help="balanced: both of one tier; drawn: of all enforced cards",
    )
    parser.add_argument("--iterations", type=int, default=0, help="trials at most for one decision of the expert")
    parser.add_argument("--timed", type=int, default=20, help="games of which the thinking is timed")
    parser.add_argument("--json", action="store_true", help="one line of figures instead of sentences")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args(arguments)
    if chosen.players.count(",") != 1:
        parser.error(f"--players: two players with a comma between, not {chosen.players!r}")
    first, second = chosen.players.split(",")
    options = tuple((key, value or "on") for key, _, value in sorted(one.partition("=") for one in chosen.options))
    duel = Duel(first, second, chosen.games, chosen.seed, options, chosen.seats, chosen.decks)
    try:
        games = max(1, chosen.games // duel.group()) * duel.group()
        duel = duel._replace(games=games, iterations=chosen.iterations)
        duel.match(0)
    except SixRealmsError as refused:
        parser.error(str(refused))
    began = time.perf_counter()
    ended = tally(duel, chosen.workers)
    seconds = time.perf_counter() - began
    speed = thinking(duel, min(chosen.timed, games))
    say = sys.stdout.write
    if chosen.json:
        say(json.dumps(figures(ended, speed)) + "\n")
        return 0
    decided = ended.won + ended.lost
    say(f"{first} won {ended.share:.1%} (give or take {ended.margin:.1%})")
    say(f" of {decided} games against {second}; equals would win {1 / len(duel.sides()):.1%}\n")
    if ended.undecided:
        say(f"{ended.undecided} more games were won by nobody within {_MOST_TURNS} turns\n")
    say(f"{seconds:.0f} s with {chosen.workers} at work\n")
    say(
        f"{first} thinks {speed.median:.2f} ms about a decision (median of {speed.decisions});"
        f" 95 of 100 take less than {speed.most:.1f} ms, the longest {speed.longest:.0f} ms\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
