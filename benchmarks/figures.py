"""The figures themselves."""

from __future__ import annotations

import subprocess
import sys
import time
import tracemalloc
from collections import defaultdict
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final

from benchmarks.calibration import calibrate, us_eq
from benchmarks.measuring import SAMPLES, Figure, cost
from benchmarks.positions import cards_in_play, drawn_setup, play_out, sample, setup
from sixrealms import table
from sixrealms.engine.digest import digest
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.engine.view import view
from sixrealms.records.save import pack, unpack
from sixrealms.simulation.conceivable_moves import offered_again

#: At most this much for one decision of random play between two players, and for a copy at any decision.
DECISION_TARGET: Final = 60.0
COPY_TARGET: Final = 5.0
PLAYERS: Final = (2, 3, 4, 6, 8)

_GAMES: Final = 30
_POSITIONS: Final = 60
_BUCKET: Final = 10


def decision(players: int, samples: int = SAMPLES) -> Figure:
    """One decision of random play: list what is legal, choose, do it, in place."""

    def work() -> int:
        done = 0
        for number in range(_GAMES):
            done += play_out(starts[number].copy(), Random(number))
        return done

    starts = [table.start(setup(players, number)) for number in range(_GAMES)]
    if players != 2:
        return cost(f"decision, {players} players", work, samples=samples)
    # a target is judged by more samples: on a shared machine single ones lie a tenth apart
    return cost(f"decision, {players} players", work, samples=3 * samples, target=DECISION_TARGET)


def drawn_beside_starters(players: int, samples: int = SAMPLES) -> tuple[Figure, float]:
    """A decision in games with decks drawn from all enforced cards, and its ratio to one with starters, game by game in
    turn so that both have the same machine.
    """
    starts = [
        (table.start(setup(players, number)), table.start(drawn_setup(players, number))) for number in range(_GAMES)
    ]
    spent, done = [0.0, 0.0], [0, 0]
    for sampled in range(samples):
        for number, pair in enumerate(starts):
            for which, start in enumerate(pair):
                state = start.copy()
                began = time.process_time()
                made = play_out(state, Random(number))
                if sampled:  # the first round warms up
                    spent[which] += time.process_time() - began
                    done[which] += made
    starters, drawn = (seconds / decisions for seconds, decisions in zip(spent, done, strict=True))
    name = f"decision, {players} players, drawn decks"
    return Figure(name, round(us_eq(drawn, calibrate()), 2), round(drawn * 1e6, 2)), drawn / starters


def new_game(players: int, samples: int = SAMPLES) -> Figure:
    """A new game with decks drawn from all enforced cards, up to the first decision."""
    setups = [drawn_setup(players, number) for number in range(_GAMES)]

    def work() -> int:
        for one in setups:
            table.start(one)
        return len(setups)

    return cost(f"new game, {players} players, drawn decks", work, samples=samples)


def game(players: int, samples: int = SAMPLES) -> Figure:
    """One whole game of random play, from the deck lists to the winner."""

    def work() -> int:
        for number in range(_GAMES):
            play_out(table.start(setup(players, number)), Random(number))
        return _GAMES

    return cost(f"game, {players} players", work, samples=samples)


def _over_positions(
    name: str, do: Callable[[State], object], players: int, rounds: int, samples: int, target: float | None = None
) -> Figure:
    states = sample(players, _POSITIONS)

    def work() -> int:
        for state in states:
            for _ in range(rounds):
                do(state)
        return len(states) * rounds

    return cost(f"{name}, {players} players", work, samples=samples, target=target)


def copy(players: int, samples: int = SAMPLES) -> Figure:
    """An independent copy of a state, on average over positions of all parts of a game."""
    target = COPY_TARGET if players == 2 else None
    return _over_positions("copy", State.copy, players, 200, samples, target)


def costliest_copy(samples: int = SAMPLES) -> Figure:
    """The same at the position where it costs most, two players."""

    def one(state: State) -> Figure:
        def work() -> int:
            for _ in range(2_000):
                state.copy()
            return 2_000

        return cost("costliest copy, 2 players", work, samples=samples, target=COPY_TARGET)

    largest = sorted(sample(2, _POSITIONS), key=lambda s: len(s.frames) + len(s.attached) + len(s.marks))[-3:]
    return max((one(state) for state in largest), key=lambda figure: figure.us_eq)


def save(players: int, samples: int = SAMPLES) -> Figure:
    """The bytes of a saved game."""
    return _over_positions("save", pack, players, 2, samples)


def load(players: int, samples: int = SAMPLES) -> Figure:
    """A saved game read again, with its setup and its check sum."""
    saved = [pack(state) for state in sample(players, _POSITIONS)][:10]

    def work() -> int:
        for data in saved:
            unpack(data)
        return len(saved)

    return cost(f"load, {players} players", work, samples=samples)


def fingerprint(players: int, samples: int = SAMPLES) -> Figure:
    """The digest that compares positions between machines."""
    return _over_positions("digest", digest, players, 5, samples)


def options(players: int, samples: int = SAMPLES) -> Figure:
    """What is legal, found from the position alone with nothing remembered."""

    def enumerate_cold(state: State) -> None:
        apart = state.copy()
        apart.forget()
        offered_again(apart)

    return _over_positions("legal actions", enumerate_cold, players, 5, samples)


def looking(players: int, samples: int = SAMPLES) -> Figure:
    """One player's view."""
    return _over_positions("view", lambda state: view(state, 0), players, 5, samples)


def growth(players: int) -> dict[str, float]:
    """µs-eq per decision by number of cards in play, in tens: what a fuller table costs."""
    spent: dict[int, list[float]] = defaultdict(list)
    speed = calibrate()
    for number in range(_GAMES):
        state = table.start(setup(players, number))
        chance = Random(number)
        while state.pending is not None:
            lying = cards_in_play(state) // _BUCKET
            chosen = state.pending.options[int(chance.random() * len(state.pending.options))]
            began = time.perf_counter()
            advance(state, chosen)
            spent[lying].append(time.perf_counter() - began)
    speed = (speed + calibrate()) / 2
    return {
        f"{lying * _BUCKET}-{lying * _BUCKET + _BUCKET - 1}": round(us_eq(sum(times) / len(times), speed), 1)
        for lying, times in sorted(spent.items())
        if len(times) >= 100
    }


def memory(players: int) -> dict[str, int]:
    """Bytes of a live game with its definitions, and of one more copy of its state."""
    table.start(setup(players, 0))  # what is loaded once does not count
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [table.start(setup(players, number)) for number in range(10)]
    for number, state in enumerate(games):
        chance = Random(number)
        for _ in range(60):
            if state.pending is not None:
                advance(state, chance.choice(state.pending.options))
    live = tracemalloc.get_traced_memory()[0] - before
    middle = tracemalloc.get_traced_memory()[0]
    copies = [state.copy() for state in games for _ in range(10)]
    copied = tracemalloc.get_traced_memory()[0] - middle
    tracemalloc.stop()
    return {"game": live // len(games), "copy": copied // len(copies)}


def import_seconds(samples: int = SAMPLES) -> float:
    """Real time from a bare interpreter to one that can start a game, without the catalogue's data."""
    bare = _start_up("pass", samples)
    return max(0.0, _start_up("import sixrealms.table", samples) - bare)


def _start_up(code: str, samples: int) -> float:
    times = []
    for _ in range(samples):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(time.perf_counter() - began)
    return median(times)
