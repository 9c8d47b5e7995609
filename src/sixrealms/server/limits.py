"""How much one person, one table and one server may ask for."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from sixrealms.server.refusal import Refused

#: Characters of one message of a client, and of the body of a request.
MESSAGE: Final = 4 * 1024
BODY: Final = 64 * 1024
#: Sockets of seats the server holds and of one address; the oldest of an address give way.
SEATED: Final = 2_000
SEATED_EACH: Final = 400
#: The same for those who watch, who are refused instead; and at one table.
WATCHING: Final = 1_000
WATCHING_EACH: Final = 64
TABLE_WATCHING: Final = 64
TABLE_WATCHING_EACH: Final = 32
#: Sockets of one seat; the oldest gives way.
SEAT_SOCKETS: Final = 4
#: Sockets that have not said who they are; the oldest give way.
UNSAID: Final = 512
UNSAID_EACH: Final = 32
#: Sockets an address may open at once, and a second in the long run; those of seats are not counted.
COMING: Final = (200, 5.0)
#: Seconds whoever opens more waits for the refusal, and how many of them wait at once, of all and of one address; those
#: beyond are refused at once.
ANSWERED_LATE: Final = 1.0
SHUT_OUT: Final = 2_000
SHUT_OUT_EACH: Final = 500
#: New connections taken, and as many first requests read, in one round of the event loop, before those that are inside
#: have their turn again; and how many may wait outside for that.
TAKEN_AT_ONCE: Final = 4
WAITING_OUTSIDE: Final = 1_024
#: Connections without a whole request, of all and of one address; the oldest give way.
HALF_SENT: Final = 1_024
HALF_SENT_EACH: Final = 128
#: Seconds the head of a request may take, and its body.
HEAD: Final = 10.0
WHOLE: Final = 30.0
#: Tables kept whose game is not over, and games held in memory.
TABLES: Final = 5_000
ROOMS: Final = 200
#: Tables kept at all.
KEPT: Final = 50_000
#: Events kept, keys of one event beside those of its players, and entries in the log of one event.
EVENTS: Final = 5_000
EVENT_KEYS: Final = 60
EVENT_STEPS: Final = 200_000
#: Decks an account keeps.
DECKS: Final = 100
#: Decks an address may have tried at once, one after the other, and a second in the long run.
TRYING: Final = (6, 1 / 300)
#: Reports nobody has seen to, letters of one, and how many an address may make at once and a second in the long run.
REPORTS: Final = 5_000
REPORT: Final = 300
REPORTING: Final = (5, 1 / 120)
DAY: Final = 86_400
NEVER: Final = 100_000 * DAY
#: Seconds a table whose game never begins is kept, and where room is needed; there also the game of one person with
#: computer players, a record that was opened, and an event at which nothing has happened.
WAITING: Final = 7 * DAY
NOBODY_CAME: Final = 3_600
ALONE_IN_THE_WAY: Final = DAY
OPENED_IN_THE_WAY: Final = DAY
UNUSED_IN_THE_WAY: Final = 3_600
#: Records kept that were opened to be looked at.
OPENED: Final = 5_000
#: Tables, opened records and games that go on an address may found at once, and a second in the long run; and events.
FOUNDING: Final = (100, 1 / 30)
FOUNDING_EVENTS: Final = (20, 1 / 180)
#: Decisions of one game.
DECISIONS: Final = 50_000
#: What one seat may add to a game beside its decisions, by the kind of the entry. Giving up, leaving and time that runs
#: out are not among it: they always fit.
OF_A_SEAT: Final = {
    "ahead": 6_000,
    "ordered": 300,
    "held": 600,
    "let-go": 600,
    "hands-shown": 50,
    "hands-hidden": 50,
    "back-asked": 300,
    "back-agreed": 1_000,
    "back-refused": 1_000,
    "took-seat": 200,
    "stood-in": 200,  # beyond it only who plays themselves may leave
}
#: Lines of the chat of one table: of a seat, of a person who watches, of all unknown who watch, of all who watch.
SAID_BY_SEAT: Final = 400
SAID_BY_PERSON: Final = 200
SAID_UNKNOWN: Final = 600
SAID_WATCHING: Final = 3_000
#: Lines somebody may say at once, and a second in the long run, on however many connections.
TALKING: Final = (5, 0.5)
#: The same for those who watch from one address unknown, over a longer time.
TALKING_UNKNOWN: Final = (100, 1 / 300)
#: Steps of what happened at once that are kept for one connection, at a table with so many of them at most.
STEPS: Final = 48
STEPS_FOR: Final = 8
#: Seconds a new connection has to say who it is.
HELLO: Final = 5.0
#: Seconds after which others may call a computer player for somebody who is not connected.
GONE: Final = 60.0
#: Seconds of computing an address, and an account, may have at once, and a second in the long run: for replays, decks,
#: sheets and whatever else takes a while; for passwords; and for whole tables, cards and reasons over a socket.
COMPUTING: Final = (20.0, 0.2)
PASSWORDS: Final = (10.0, 0.2)
QUESTIONS: Final = (4.0, 0.1)
#: The part of the time of a server that all questions over sockets have together.
QUESTIONS_SHARE: Final = 0.4
#: Costly things one address, and all of them, may wait for at once.
WAITING_EACH: Final = 32
WAITING_ALL: Final = 512
#: Requests of an address at once, and a second in the long run; cards, pictures and pages are not counted.
REQUESTS: Final = (1_000, 60.0)
_ADDRESSES: Final = 4_096


class Allowance:
    """So many things at once, and so many a second in the long run."""

    def __init__(self, at_once: float, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = float(at_once)
        self._left = float(at_once)
        self._rate = a_second
        self._clock = clock
        self._then = clock()

    def takes(self) -> bool:
        """Whether one more is allowed; it is counted if so."""
        if self.wait() > 0:
            return False
        self._left -= 1
        return True

    def wait(self, wanted: float = 1.0) -> float:
        """Seconds until so much is there; infinite where it never is."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._then) * self._rate)
        self._then = now
        missing = wanted - self._left
        if missing <= 0:
            return 0.0
        return missing / self._rate if self._rate else math.inf

    def spend(self, spent: float) -> None:
        """Take so much, even if it is not there: what has been used up cannot be refused. As much as can be had at once
        may be owed.
        """
        self.wait()
        self._left = max(-self._most, self._left - spent)

    def give_back(self) -> None:
        """What was taken last was not used."""
        self._left = min(self._most, self._left + 1)


def too_often(message: str, wait: float) -> Refused:
    """What is said to whoever asks for more than is theirs, with the seconds until they can have it."""
    return Refused("too-often", message, retry=max(1, math.ceil(min(wait, DAY))))


def take(allowances: Collection[Allowance], message: str) -> None:
    """Take one of each; Refused, and nothing is taken, if it is not there."""
    wait = max((one.wait() for one in allowances), default=0.0)
    if wait > 0:
        raise too_often(message, wait)
    for one in allowances:
        one.spend(1)


@lru_cache(4_096)
def network(address: str) -> str:
    """Those who count as one address: of IPv6 everybody has 2^64, the network of 64 bits."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


class ByAddress:
    """An allowance for everybody who asks; those who have not asked for longest are forgotten first."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._each = (at_once, a_second)
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def takes(self, address: str) -> bool:
        """Whether this address may ask once more."""
        return self.of(address).takes()

    def of(self, address: str) -> Allowance:
        """What this address may do."""
        home = network(address)
        if home not in self._known:
            self._known[home] = Allowance(*self._each)
            if len(self._known) > _ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(home)
        return self._known[home]
