"""Lines about what is not allowed: the notation reads only legal moves, this reads what somebody would like to do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from sixrealms.engine import zones as z
from sixrealms.errors import ScenarioRefused
from sixrealms.records.move_match import Said, readings, spoken_verbs
from sixrealms.scenarios.objects import SEATS, Objects

_SEAT = re.compile(rf"([{SEATS}])\s+(.+)")
#: A card that nobody may know, by the place where it lies: `B:(hand 3)`.
HIDDEN: Final = re.compile(r"(?:([A-H]):)?\((draw|hand|formation|discard) (\w{1,3})\)")


class Attempt(NamedTuple):
    """Who would like to do what: for an attack `card` is the realm and `other` the champion.

    `number` is what is said as such: a number, or a seat, place or option by its index; `which` counts the ways or
    powers of a card from 1.
    """

    seat: str
    verb: str
    card: str | None = None
    other: str | None = None
    number: int | None = None
    which: int | None = None
    text: str | None = None


def read(objects: Objects, line: str) -> Attempt:
    """`A plays Fireball by Elminster the Mage`, `B says yes`: every line of the notation, possible or not.

    ScenarioError if it begins with no seat and verb, or names what there is not.
    """
    seated = _SEAT.fullmatch(" ".join(line.split()))
    if seated is None:
        raise ScenarioRefused("attempt-no-seat", line=repr(line[:60]))
    objects.seat(seated[1])
    said = sorted(spoken_verbs(seated[2]), key=lambda one: len(one.rest))
    if not said:
        raise ScenarioRefused("attempt-no-verb", line=repr(line[:60]))
    for one in said:
        for attempt in _attempts(objects, seated[1], one):
            return attempt
    best = said[0]
    if best.rest and best.verb not in _ALONE and best.verb not in _NUMBERS:
        objects.one(best.rest)  # says which cards there are
    raise ScenarioRefused("attempt-form", line=repr(line[:60]), form=_FORMS.get(best.verb, best.verb))


def _attempts(objects: Objects, seat: str, said: Said) -> Iterator[Attempt]:
    """The ways to understand what is said, the plainest first: names may hold words like `on`."""
    for reading in readings(said.rest):
        attempt = _understood(objects, seat, said.verb, reading)
        if attempt is not None:
            yield attempt


def _understood(objects: Objects, seat: str, verb: str, reading: list[tuple[str, str]]) -> Attempt | None:
    said = dict(reading)
    more = {word: text for word, text in reading if word}
    head = said.get("", "")
    if len(said) != len(reading) or not set(more) <= _CLAUSES.get(verb, {"about"} if verb in _NUMBERS else set()):
        return None
    if verb in _ALONE:
        return Attempt(seat, verb) if not head else None
    if verb in _NUMBERS:
        number = _NUMBERS[verb](objects, head)
        about = more.get("about")
        return None if number is None or not _known(objects, about) else Attempt(seat, verb, about, number=number)
    if verb == "name":
        return Attempt(seat, verb, text=head) if head else None
    if not head:
        return Attempt(seat, verb) if verb in _MAY_BE_BARE else None
    found = Attempt(seat, verb, head, text=more.pop("saying", None))
    for word, text in more.items():
        if word in _COUNTED:
            if not text.isdecimal():
                return None
            found = found._replace(number=int(text)) if word == "number" else found._replace(which=int(text))
        elif found.other is None and (_known(objects, text) or (word == "at" and text in z.PLACES)):
            found = found._replace(other=text)
        else:
            return None
    return found if _known(objects, head) else None


def _known(objects: Objects, reference: str | None) -> bool:
    return reference is None or bool(objects.all(reference)) or HIDDEN.fullmatch(reference) is not None


def _seat_index(objects: Objects, text: str) -> int | None:
    return objects.seat(text) if len(text) == 1 and text in SEATS else None


def _place_index(_: Objects, text: str) -> int | None:
    return z.PLACES.index(text) if len(text) == 1 and text in z.PLACES else None


def _whole(_: Objects, text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 7 else None


def _way(_: Objects, text: str) -> int | None:
    return int(text) - 1 if text.isdecimal() and 0 < int(text[:7]) < 1000 else None


#: Verbs after which nothing stands.
_ALONE: Final = frozenset({"pass", "done", "yes", "no", "decline", "stop", "mulligan"})
#: Verbs that need no card where it goes without saying.
_MAY_BE_BARE: Final = frozenset({"keep", "return-to-pile"})
#: Verbs after which a seat, a place or a number stands, and how it is counted in the engine.
_NUMBERS: Final[Mapping[str, Callable[[Objects, str], int | None]]] = {
    "seat": _seat_index, "request": _seat_index, "place": _place_index, "mode": _way, "number": _whole,
}  # fmt: skip
#: Words of a line that count a way or power.
_COUNTED: Final = frozenset({"way", "power", "number"})
#: The words that may follow a verb and its card.
_CLAUSES: Final[Mapping[str, set[str]]] = {
    "attack": {"with"},
    "play": {"on", "by", "beside", "with", "at", "way"},
    "use": {"on", "by", "with", "power", "number"},
    "answer": {"on", "by", "with", "power", "number"},
    "choose": {"on", "by", "beside", "with", "number", "saying"},
}
#: How a line with the verb goes on.
_FORMS: Final[Mapping[str, str]] = {
    "seat": "A chooses player B", "request": "A asks player B", "place": "A chooses place C",
    "mode": "A chooses option 2", "number": "A chooses number 3", "name": "A names Fireball",
    "attack": "A attacks B:Thay with Dagrande", "play": "A plays Fireball by Dagrande", "pass": "A passes",
    "yes": "A says yes", "no": "A says no", "done": "A is done", "decline": "A declines", "stop": "A stops",
    "mulligan": "A calls a mulligan", "choose": "A chooses Thay", "keep": "A keeps Thay",
    "return-to-pile": "A returns Thay",
}  # fmt: skip
