"""Lines about what is not allowed: the notation reads only legal moves, this reads what somebody would like to do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from sixrealms.engine import zones as z
from sixrealms.errors import ScenarioRefused
from sixrealms.records.matching import spoken_verbs
from sixrealms.scenarios.objects import SEATS
from sixrealms.scenarios.sitting import Sitting

#: Verbs whose refusal has reasons.
VERBS = ("play", "use", "attack", "defend", "rebuild", "answer")
_SEAT = re.compile(rf"([{SEATS}])\s+(.+)")
_WORD = re.compile(r"\s(on|by|beside|with|at)\s")


class Attempt(NamedTuple):
    """Who would like to do what: for an attack `card` is the realm and `other` the champion."""

    seat: str
    verb: str
    card: str
    other: str | None


def read(t: Sitting, line: str) -> Attempt:
    """`A plays Fireball by Elminster the Mage`; ScenarioError if it begins with no seat and verb or names no card."""
    seated = _SEAT.fullmatch(" ".join(line.split()))
    if seated is None:
        raise ScenarioRefused("attempt-no-seat", line=repr(line[:60]))
    t.objects.seat(seated[1])
    said = [s for s in spoken_verbs(seated[2]) if s.verb in VERBS and s.rest]
    if not said:
        raise ScenarioRefused("attempt-no-verb", line=repr(line[:60]))
    best = max(said, key=lambda s: len(seated[2]) - len(s.rest))
    for card, other in _divided(t, best.rest):
        return Attempt(seated[1], best.verb, card, other)
    t.objects.one(best.rest)  # says which cards there are
    return Attempt(seated[1], best.verb, best.rest, None)


def _divided(t: Sitting, rest: str) -> Iterator[tuple[str, str | None]]:
    """Ways to read a card and another after on, by, beside, with or at; names may hold such words."""
    if t.objects.all(rest):
        yield rest, None
    for word in _WORD.finditer(rest):
        card, other = rest[: word.start()], rest[word.end() :]
        if t.objects.all(card) and (t.objects.all(other) or (word[1] == "at" and other in z.PLACES)):
            yield card, other
