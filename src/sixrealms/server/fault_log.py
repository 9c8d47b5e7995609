"""Faults of the program: each is logged once, under an id that people can tell whoever runs the server.

What an error says stays out of the log: it may name a card that lies face down (docs/guides/hosting.md). Where it came
about is enough to find it.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from typing import Final

LOG: Final = logging.getLogger("sixrealms.server")
_MOST: Final = 1_000  # different faults that are remembered; more are counted and not logged

_met: set[str] = set()
_count = 0
_lock = Lock()


def noted(where: str, error: BaseException) -> str:
    """The id of a fault, the same whenever the program fails at the same place; the first time it is logged."""
    lines = list(_places(error))
    fault = blake2b("\n".join([type(error).__name__, *lines]).encode(), digest_size=4).hexdigest()
    global _count
    with _lock:
        _count += 1
        known = fault in _met or len(_met) >= _MOST
        if not known:
            _met.add(fault)
    if not known:
        LOG.error("fault %s: %s fails: %s\n%s", fault, where, type(error).__name__, "\n".join(lines))
    return fault


def counted() -> int:
    """How many faults there have been since the start."""
    with _lock:
        return _count


def _places(error: BaseException) -> Iterator[str]:
    """Where it came about, from the outside in, and where what caused it did."""
    seen: set[int] = set()
    now: BaseException | None = error
    while now is not None and id(now) not in seen:
        seen.add(id(now))
        if now is not error:
            yield f"  after {type(now).__name__}"
        for frame in traceback.extract_tb(now.__traceback__)[-_DEEP:]:
            yield f"  {'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno} in {frame.name}"
        now = now.__cause__ or (None if now.__suppress_context__ else now.__context__)


_DEEP: Final = 30  # frames of a fault that are told; a recursion has a thousand
