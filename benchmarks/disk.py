"""How long the disk itself takes to make a few kilobytes safe: what no server on it can go below."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.crowd import share

#: What a stored click writes, about, and the pause between two.
_WRITTEN: Final = 12 * 1024
_PAUSE: Final = 0.01


class Disk(NamedTuple):
    """Milliseconds until something written is safe."""

    p50: float
    p99: float
    longest: float


def disk(folder: Path, seconds: float) -> Disk:
    """Write something safely again and again for so long, in a file of its own that is gone afterwards."""
    file = folder / "how-long-the-disk-takes"
    waits: list[float] = []
    until = time.monotonic() + seconds
    with file.open("wb", buffering=0) as written:
        while not waits or time.monotonic() < until:
            written.write(bytes(_WRITTEN))
            began = time.perf_counter()
            os.fsync(written.fileno())
            waits.append(time.perf_counter() - began)
            time.sleep(_PAUSE)
    file.unlink()
    return Disk(*(round(1000 * share(waits, part), 1) for part in (0.5, 0.99, 1.0)))
