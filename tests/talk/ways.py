"""Which card tests run in every way: in copies, through saves and with the seats changed, not only as written.

SIXREALMS_WAYS=all: every test (`make test-thorough`); none: no test (`make test-quick`); 2/7: the second of 7 shares.
Without it the share changes with the day of the year; the head of a run says which it is.
"""

from __future__ import annotations

import datetime
import os
import re
from collections.abc import Iterable
from typing import Final
from zlib import crc32

SHARES: Final = 7
_SHARE: Final = re.compile(r"([1-9])/([1-9])")


def chosen() -> str:
    """What is to run in every way: "all", "none", or "2/7". ValueError for anything else."""
    day = datetime.datetime.now(datetime.UTC).timetuple().tm_yday
    found = os.environ.get("SIXREALMS_WAYS") or f"{day % SHARES + 1}/{SHARES}"
    share = _SHARE.fullmatch(found)
    if found not in ("all", "none") and (share is None or int(share[1]) > int(share[2])):
        raise ValueError(f"SIXREALMS_WAYS={found}: say all, none or a share such as 2/7")
    return found


def _share() -> tuple[int, int]:
    """The number of the share that is chosen, from 1, and of how many; 1 of 1 is all, 0 of 1 none."""
    found = chosen()
    share = _SHARE.fullmatch(found)
    return (int(share[1]), int(share[2])) if share else (int(found == "all"), 1)


def in_every_way(name: str) -> bool:
    """Whether the test of this name does; the same in every process."""
    number, shares = _share()
    return crc32(name.encode()) % shares == number - 1


def of_the_share(names: Iterable[str]) -> set[str]:
    """Those of these tests whose turn it is: neighbours by name, which take about as long, come on different days."""
    number, shares = _share()
    return set(sorted(names)[number - 1 :: shares]) if number else set()
