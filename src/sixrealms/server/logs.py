"""What a server writes down: one JSON object a line, bounded, without cards and without what opens anything.

    {"at": "2026-11-22T18:04:05Z", "level": "error", "from": "sixrealms.server", "said": "...", "left_out": 12}

The same thing is told at most a few times a minute; `left_out` says how often it was not. What an error says is left
out, since it may name a card or hold a password: its kind and where it came about are told (`fault_log`).
"""

from __future__ import annotations

import logging
import re
import sys
import time
from threading import Lock
from typing import Final, TextIO

import msgspec

#: Lines about one thing that are told in a minute, letters of a line, and different things that are told apart.
A_MINUTE: Final = 20
LETTERS: Final = 4_000
THINGS: Final = 500
_LEFT_OUT: Final = "sixrealms_left_out"

#: What no line holds: keys of games, tokens and the like, passwords in addresses.
_SECRET: Final = re.compile(r"\b[\w-]{22,}\b|(?<=://)[^\s/@]+:[^\s/@]+(?=@)")
#: The id of a table opens one that is not public: so much of it is told as somebody with the database finds it by.
_TABLE: Final = re.compile(r"(?:(?<=/api/tables/)|(?<=\btable ))[\w-]{16}(?![\w-])")


def _harmless(said: str) -> str:
    return _SECRET.sub("…", _TABLE.sub(lambda table: f"{table[0][:5]}…", said))


class AsJson(logging.Formatter):
    """One record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        if record.exc_info and record.exc_info[0] is not None:
            said = f"{said} ({record.exc_info[0].__name__})"
        line: dict[str, str | int] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": _harmless(said)[:LETTERS],
        }
        if left_out := getattr(record, _LEFT_OUT, 0):
            line["left_out"] = left_out
        return msgspec.json.encode(line).decode()


class NotTooOften(logging.Filter):
    """Lets the same thing through so often a minute; the next line about it says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = Lock()
        self._minute = 0
        self._told: dict[object, int] = {}
        self._before: dict[object, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        thing = (record.name, record.levelno, record.msg)
        minute = int(record.created // 60)
        with self._lock:
            if minute != self._minute:
                left_out = {one: many - A_MINUTE for one, many in self._told.items() if many > A_MINUTE}
                for one, many in left_out.items():
                    self._before[one] = self._before.get(one, 0) + many
                self._minute, self._told = minute, dict.fromkeys(self._before, 0)
            if thing not in self._told and len(self._told) >= THINGS:
                return False
            self._told[thing] = self._told.get(thing, 0) + 1
            told = self._told[thing]
            if told == 1:
                setattr(record, _LEFT_OUT, self._before.pop(thing, 0))
        return told <= A_MINUTE


def begin(stream: TextIO | None = None) -> logging.Handler:
    """Write what this program and its web server have to say to standard error, from here on, or elsewhere."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(AsJson())
    handler.addFilter(NotTooOften())
    for name, least in (("sixrealms", logging.WARNING), ("uvicorn.error", logging.ERROR), ("asyncio", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
    return handler
