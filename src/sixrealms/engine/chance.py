"""Randomness inside the state: a seed and a counter, so copies and replays agree.

The kind of the seed says which generator a game is played with, and stays in the state and its record:

- a number: splitmix64 of it. Short to say again, for simulations and tests; whoever sees a few draws can search it.
- a key (`k` and hexadecimal digits, 128 bits or more): BLAKE2b under that key. No draw tells anything about another to
  whoever does not know the key (docs/decisions/0023-chance-under-a-key.md).
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import TYPE_CHECKING, Annotated, Final

from msgspec import Meta

if TYPE_CHECKING:
    from sixrealms.engine.state import State

_MASK = (1 << 64) - 1
#: The form of a key: 128 to 248 bits. The letter tells it from a number of many digits.
KEY_PATTERN: Final = "^k[0-9a-f]{32,62}$"
_KEY: Final = re.compile(KEY_PATTERN)

#: What games are made from; what is stored is checked for its form when it is read.
Seed = int | Annotated[str, Meta(pattern=KEY_PATTERN)]


def is_key(text: str) -> bool:
    """Whether a text has the form of a key."""
    return _KEY.fullmatch(text) is not None


def is_seed(value: object) -> bool:
    """Whether a game can be made from it: a whole number or a key."""
    return is_key(value) if isinstance(value, str) else isinstance(value, int)


def mix(seed: int, count: int) -> int:
    """The `count`-th 64-bit value of the stream `seed`; the same on every machine."""
    z = (seed + count * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def mixes(seed: int, count: int) -> list[int]:
    """The first so many values of the stream, the last first: as `mix` has them, made without asking it for each."""
    found = []
    for i in range(count, 0, -1):
        z = (seed + i * 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        found.append(z ^ (z >> 31))
    return found


def keyed(key: str, stream: int, count: int) -> int:
    """The `count`-th 64-bit value of a stream under a key: 0 is the game's chance, others number the decks."""
    told = stream.to_bytes(8, "little") + count.to_bytes(8, "little")
    return int.from_bytes(blake2b(told, digest_size=8, key=key.encode()).digest(), "little")


def below(s: State, n: int) -> int:
    """A number from 0 to n-1; advances the state's counter. `n` must be at least 1."""
    s.chances += 1
    seed = s.seed
    return (keyed(seed, 0, s.chances) if isinstance(seed, str) else mix(seed, s.chances)) % n


def mixed(deck: tuple[str, ...], seed: Seed, player: int) -> tuple[str, ...]:
    """A deck in an order of its own stream, the same for the same seed: it takes nothing from the game's chance."""
    stream = player + 1 if isinstance(seed, str) else mix(seed ^ 0x6A09E667F3BCC909, player + 1)
    row = list(deck)
    places = range(len(row) - 1, 0, -1)
    values = [keyed(seed, stream, i) for i in places] if isinstance(seed, str) else mixes(stream, len(row) - 1)
    for i, value in zip(places, values, strict=True):
        j = value % (i + 1)
        row[i], row[j] = row[j], row[i]
    return tuple(row)


def shuffled(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a new order (Fisher-Yates on the state's own stream)."""
    row = list(cards)
    for i in range(len(row) - 1, 0, -1):
        j = below(s, i + 1)
        row[i], row[j] = row[j], row[i]
    return tuple(row)
