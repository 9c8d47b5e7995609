"""`python -m benchmarks.envs [--steps N] [--json]`: what a step costs, beside PettingZoo's own card games.

Every environment is played by chance through the same loop, observation and mask taken at every step, on one core. A
game that is not installed is left out and named with what it needs. A ratio is the number of steps in the time of 1,000
iterations of the calibration loop, as in the table of peers: more is faster, whatever the machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from statistics import median
from typing import Any, Final, NamedTuple

import numpy as np

from benchmarks.calibration import ITERATIONS_PER_US_EQ, calibrate, us_eq
from sixrealms import envs

_SAMPLES: Final = 5


class Contender(NamedTuple):
    """One environment, and what its game needs."""

    name: str
    made: Callable[[], Any]
    needs: str = ""


class Speed(NamedTuple):
    """What one step costs in µs-eq and on this machine, and how many there are in the time of 1,000 iterations."""

    name: str
    us_eq: float
    steps_per_second: float
    ratio: float


def _of_pettingzoo(module: str) -> Callable[[], Any]:
    return lambda: import_module(f"pettingzoo.classic.{module}").env()


CONTENDERS: Final = (
    Contender("Six Realms, two seats", lambda: envs.env(players=2)),
    Contender("Six Realms, two seats, no wrappers", lambda: envs.RawEnv(players=2)),
    Contender("Six Realms, four seats", lambda: envs.env(players=4)),
    Contender("PettingZoo leduc hold'em", _of_pettingzoo("leduc_holdem_v4"), "rlcard pygame-ce"),
    Contender("PettingZoo Texas hold'em", _of_pettingzoo("texas_holdem_v4"), "rlcard pygame-ce"),
    Contender("PettingZoo Texas hold'em, no limit", _of_pettingzoo("texas_holdem_no_limit_v6"), "rlcard pygame-ce"),
    Contender("PettingZoo hanabi", _of_pettingzoo("hanabi_v5"), "shimmy open_spiel pygame-ce"),
)


def steps(table: Any, count: int, chance: np.random.Generator) -> int:
    """Play so many steps by chance, game after game; this loop is what is measured."""
    done = 0
    while done < count:
        table.reset(seed=int(chance.integers(1 << 31)))
        for agent in table.agent_iter():
            shown, _, terminated, truncated, info = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            mask = shown["action_mask"] if "action_mask" in shown else info["action_mask"]
            legal = np.flatnonzero(mask)
            table.step(int(legal[int(chance.random() * len(legal))]))
            done += 1
            del agent
    return done


def speed(contender: Contender, count: int) -> Speed:
    """The cost of one step: the median of five samples, each beside the calibration loop."""
    table = contender.made()
    steps(table, max(50, count // 10), np.random.default_rng(0))
    equal: list[float] = []
    real: list[float] = []
    for sample in range(_SAMPLES):
        before = calibrate(0.06)
        began = time.process_time()
        done = steps(table, count, np.random.default_rng(sample))
        seconds = (time.process_time() - began) / done
        equal.append(us_eq(seconds, (before + calibrate(0.06)) / 2))
        real.append(seconds)
    ratio = 1000 / ITERATIONS_PER_US_EQ / median(equal)
    return Speed(contender.name, round(median(equal), 1), round(1 / median(real), 0), round(ratio, 2))


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure all that are installed and print them, the fastest first."""
    parser = argparse.ArgumentParser("python -m benchmarks.envs", description="Measure steps of environments.")
    parser.add_argument("--steps", type=int, default=1000, help="of each sample")
    parser.add_argument("--json", action="store_true", help="one object for other programs")
    chosen = parser.parse_args(arguments)
    found: list[Speed] = []
    missing: list[Contender] = []
    for contender in CONTENDERS:
        try:
            contender.made()
        except ImportError:
            missing.append(contender)
            continue
        found.append(speed(contender, chosen.steps))
    found.sort(key=lambda one: one.us_eq)
    say = sys.stdout.write
    if chosen.json:
        left_out = {one.name: one.needs for one in missing}
        say(json.dumps({"steps": [one._asdict() for one in found], "left_out": left_out}) + "\n")
        return 0
    say(f"{'environment':38} {'µs-eq a step':>12} {'steps/s here':>13} {'ratio':>8}\n")
    for one in found:
        say(f"{one.name:38} {one.us_eq:12.1f} {one.steps_per_second:13.0f} {one.ratio:8.2f}\n")
    for contender in missing:
        say(f"left out: {contender.name} (pip install {contender.needs})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
