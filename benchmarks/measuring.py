"""Taking one figure: five samples, each beside the calibration loop, and their median."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Final

from benchmarks.calibration import calibrate, us_eq

SAMPLES: Final = 5


@dataclass(frozen=True, slots=True)
class Figure:
    """What one thing costs: µs-eq, and microseconds on this machine."""

    name: str
    us_eq: float
    microseconds: float
    target: float | None = None  # µs-eq that must not be passed

    @property
    def met(self) -> bool:
        """Whether the target is met; a figure without one always meets it."""
        return self.target is None or self.us_eq <= self.target


def cost(name: str, work: Callable[[], int], *, samples: int = SAMPLES, target: float | None = None) -> Figure:
    """The cost of one of the things `work` does; it returns how many it did.

    The first call warms up and is not counted. The cyclic garbage collector is off, as in `timeit`.
    """
    work()
    equal: list[float] = []
    real: list[float] = []
    for _ in range(samples):
        before = calibrate(0.06)
        gc.collect()
        gc.disable()
        began = time.process_time()
        done = work()
        seconds = (time.process_time() - began) / done
        gc.enable()
        equal.append(us_eq(seconds, (before + calibrate(0.06)) / 2))
        real.append(seconds * 1e6)
    return Figure(name, round(median(equal), 2), round(median(real), 2), target)
