"""The calibration loop every figure is printed beside.

A cost in seconds times `calibrate()` is a number of loop iterations, which means the same on every machine. On the
machine where other engines were measured the loop ran 5.8 million times a second, so one microsecond-equivalent
(µs-eq) is 5.8 iterations. The loop must never change: old figures would no longer compare.
"""

from __future__ import annotations

import time
from typing import Final

ITERATIONS_PER_US_EQ: Final = 5.8

_cpu = time.process_time


class _Object:
    __slots__ = ("stack", "table", "total")

    def __init__(self) -> None:
        self.total = 0
        self.table = {i: (i * 7) & 15 for i in range(32)}
        self.stack: list[int] = []

    def step(self, i: int) -> int:
        table = self.table
        k = i & 31
        v = table[k]
        self.total += v
        table[k] = v ^ 1
        stack = self.stack
        stack.append(v)
        if len(stack) > 60:
            stack.clear()
        return v & 3


def _chunk(n: int) -> int:
    step = _Object().step
    total = 0
    for i in range(n):
        total += step(i)
    return total


def calibrate(seconds: float = 0.12) -> float:
    """Iterations per CPU second of the fixed loop (more is a faster machine)."""
    n = 0
    began = _cpu()
    while True:
        _chunk(20_000)
        n += 20_000
        elapsed = _cpu() - began
        if elapsed >= seconds:
            return n / elapsed


def us_eq(seconds: float, speed: float) -> float:
    """A cost in microsecond-equivalents, measured while the loop ran at `speed` iterations a second."""
    return seconds * speed / ITERATIONS_PER_US_EQ
