"""`python -m sixrealms.envs.baseline [--games N] [--track NAME] [--out FILE]`: learn to beat chance, in minutes.

A linear policy over the rows of the options, learned by playing both seats against itself (REINFORCE with Adam). It is
no good player: it is the simplest thing that learns here, to copy from and to be compared with.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from sixrealms.engine.action import KINDS
from sixrealms.engine.chance import mix
from sixrealms.envs import option_rows, printed_facts
from sixrealms.envs.evaluation import evaluate
from sixrealms.envs.numbered_game import NumberedGame
from sixrealms.envs.observation import Observation
from sixrealms.envs.situation import QUESTIONS
from sixrealms.envs.tracks import TRACKS, Track, track_called

Weights = npt.NDArray[np.float64]
Rows = npt.NDArray[np.float32]

_VERBS: Final = len(option_rows.VERBS) + 1
_CARD: Final = option_rows.NAMES.index(f"card: {printed_facts.NAMES[0]}")
#: Of the facts of a card, those weighed for each question by themselves: its type, level and bonus.
_WEIGHED: Final = printed_facts.NAMES.index("bonus") + 1
_FIRST_QUESTION: Final = len(KINDS)
_TOGETHER: Final = (_VERBS + _WEIGHED) * len(QUESTIONS)
WIDTH: Final = option_rows.WIDTH + _TOGETHER
_BATCH: Final = 16  # games between two steps
_STEP: Final = 0.02
_FIRST_MOMENT: Final = 0.9
_SECOND_MOMENT: Final = 0.999
_TELL_EVERY: Final = 10  # steps
_NEGLIGIBLE: Final = 1e-8


def features(shown: Observation) -> tuple[npt.NDArray[np.int64], Rows]:
    """The legal actions, and what the policy weighs of each: its row, and verb and card under the question asked."""
    legal = np.flatnonzero(shown["action_mask"])
    rows = shown["options"][legal]
    question = int(np.argmax(shown["observation"][_FIRST_QUESTION : _FIRST_QUESTION + len(QUESTIONS)]))
    found = np.zeros((len(legal), WIDTH), dtype=np.float32)
    found[:, : option_rows.WIDTH] = rows
    at = option_rows.WIDTH + question * (_VERBS + _WEIGHED)
    found[:, at : at + _VERBS] = rows[:, :_VERBS]
    found[:, at + _VERBS : at + _VERBS + _WEIGHED] = rows[:, _CARD : _CARD + _WEIGHED]
    return legal, found


class LinearPolicy:
    """Takes each legal action as often as its weighed features say."""

    def __init__(self, weights: Weights | None = None, *, greedy: bool = False) -> None:
        """`greedy`: always the best one."""
        self.weights: Weights = np.zeros(WIDTH) if weights is None else weights
        self._greedy = greedy

    def __call__(self, shown: Observation, chance: Random) -> int:
        """An action that the mask allows."""
        legal, rows = features(shown)
        shares = self.shares(rows)
        return int(legal[int(np.argmax(shares)) if self._greedy else drawn(shares, chance)])

    def shares(self, rows: Rows) -> Weights:
        """How often each action is taken."""
        points: Weights = rows @ self.weights
        points = np.exp(points - points.max())
        shares: Weights = points / points.sum()
        return shares


def drawn(shares: Weights, chance: Random) -> int:
    """One of the places, each as likely as its share."""
    return min(int(np.searchsorted(np.cumsum(shares), chance.random())), len(shares) - 1)


def learn(track: Track, games: int, seed: int = 0, tell: object = None) -> LinearPolicy:
    """Play so many games against oneself and learn from each; `tell(games, share)` hears how it goes against chance."""
    policy = LinearPolicy()
    first: Weights = np.zeros(WIDTH)
    second: Weights = np.zeros(WIDTH)
    dealing = track.dealing()
    for step in range(1, max(1, games // _BATCH) + 1):
        slope: Weights = np.zeros(WIDTH)
        for at in range(_BATCH):
            number = (step - 1) * _BATCH + at
            setup = dealing.setup(track.ruleset, track.players, seed, number)
            slope += _slope(policy, NumberedGame(setup, track.most_turns), Random(mix(seed, number)))
        slope /= _BATCH
        first = _FIRST_MOMENT * first + (1 - _FIRST_MOMENT) * slope
        second = _SECOND_MOMENT * second + (1 - _SECOND_MOMENT) * slope**2
        mean = first / (1 - _FIRST_MOMENT**step)
        spread = second / (1 - _SECOND_MOMENT**step)
        policy.weights = policy.weights + _STEP * mean / (np.sqrt(spread) + _NEGLIGIBLE)
        if callable(tell) and step % _TELL_EVERY == 0:
            tell(step * _BATCH, policy)
    return policy


def _slope(policy: LinearPolicy, game: NumberedGame, chance: Random) -> Weights:
    """In which direction the weights must go so that what the winners did is done more often."""
    slopes = np.zeros((game.state.n, WIDTH))
    while not game.over and not game.cut_off:
        seat = game.seat
        legal, rows = features(game.observe(seat))
        shares = policy.shares(rows)
        taken = drawn(shares, chance)
        if len(legal) > 1:
            slopes[seat] += rows[taken] - shares @ rows
        game.act(int(legal[taken]))
    found: Weights = np.asarray(game.returns()) @ slopes
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, say how it goes, and measure the result against `random` by the protocol."""
    parser = argparse.ArgumentParser(
        "python -m sixrealms.envs.baseline", description="Learn a policy that beats chance."
    )
    parser.add_argument("--games", type=int, default=1600, help="played against itself")
    parser.add_argument("--track", default="starters-v0", choices=tuple(TRACKS))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--measure", type=int, default=400, help="games against --against at the end")
    parser.add_argument("--against", default="random", help="a computer player")
    parser.add_argument("--out", default="", help="a file for the weights (.npz)")
    chosen = parser.parse_args(arguments)
    track = track_called(chosen.track)
    say = sys.stdout.write
    began = time.perf_counter()

    def tell(games: int, policy: LinearPolicy) -> None:
        now = evaluate(policy, "random", track, 40, chosen.seed + 1)
        say(f"{games:6} games, {time.perf_counter() - began:5.0f} s: {now.share:.0%} of {now.games} against random\n")
        sys.stdout.flush()

    policy = learn(track, chosen.games, chosen.seed, tell)
    if chosen.out:
        np.savez(Path(chosen.out), weights=policy.weights)
    ended = evaluate(policy, chosen.against, track, chosen.measure, chosen.seed + 2)
    say(
        f"{track.name}: {ended.share:.1%} ({ended.lower:.1%} to {ended.upper:.1%}) of {ended.games} games against"
        f" {chosen.against}, {ended.undecided} undecided; equals would win {1 / track.players:.1%}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
