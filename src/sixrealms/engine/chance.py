"""Randomness inside the state: a counter-based generator (splitmix64), so copies and replays agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sixrealms.engine.state import State

_MASK = (1 << 64) - 1


def mix(seed: int, count: int) -> int:
    """The `count`-th 64-bit value of the stream `seed`; the same on every machine."""
    z = (seed + count * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(s: State, n: int) -> int:
    """A number from 0 to n-1; advances the state's counter. `n` must be at least 1."""
    s.chances += 1
    return mix(s.seed, s.chances) % n


def mixed(deck: tuple[str, ...], seed: int, player: int) -> tuple[str, ...]:
    """A deck in an order of its own stream, the same for the same seed: it takes nothing from the game's chance."""
    stream = mix(seed ^ 0x6A09E667F3BCC909, player + 1)
    row = list(deck)
    for i in range(len(row) - 1, 0, -1):
        j = mix(stream, i) % (i + 1)
        row[i], row[j] = row[j], row[i]
    return tuple(row)


def shuffled(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a new order (Fisher-Yates on the state's own stream)."""
    row = list(cards)
    for i in range(len(row) - 1, 0, -1):
        j = below(s, i + 1)
        row[i], row[j] = row[j], row[i]
    return tuple(row)
