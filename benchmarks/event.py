"""`python -m benchmarks.event 5000 [ROUNDS]`: an event in a database, as a server keeps it, from sign-up to the end.

Times are seconds of CPU time of this process: of registering everybody, of one entry more, of seating a round, of all
its results, of printing the slips and pairings of the first one, and of the answers a browser asks for; these with
their bytes, also packed as they are sent. How long it has taken by the clock is told on stderr.
"""

from __future__ import annotations

import gzip
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from sixrealms.server.store.tables import Storage
from sixrealms.server.tournaments.service import TournamentService
from sixrealms.tournament.fields import By
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import Enter, Report, Seat
from sixrealms.tournament.plan import Plan
from sixrealms.tournament.sheets.event_sheets import WantedSheet, sheet_of
from sixrealms.tournament.sheets.pdf import pdf
from sixrealms.tournament.views.event_cuts import WantedStretch
from sixrealms.tournament.views.event_messages import Part

ROUNDS = 9
AT_ONCE = 500  # commands of one request; a browser sends at most 600
ORGANISER = By("organiser")
_BEGAN: Final = time.perf_counter()
PARTS: Final[tuple[Part, ...]] = ("head", "tables", "players", "standings", "wall")


class Hall:
    """An event in a service, and what each request to it costs."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.service = service = TournamentService(storage)
        plan = Plan(name="Hall", scored=False, coordinator="Carla", scheme="swiss", rounds=ROUNDS, wins=1, seed=7)
        self.id = service.found(plan)[0].id

    def seconds(self, work: Callable[[], object]) -> float:
        """CPU time of something."""
        start = time.process_time()
        work()
        return time.process_time() - start

    def does(self, commands: list[Command]) -> float:
        """CPU time of commands, a request for each so many of them."""
        packs = [commands[at : at + AT_ONCE] for at in range(0, len(commands), AT_ONCE)]
        return sum(self.seconds(partial(self.service.do, self.id, pack, ORGANISER)) for pack in packs)

    def read_again(self) -> float:
        """CPU time of reading the event from the database, as after a start."""
        fresh = TournamentService(self.storage)
        return self.seconds(lambda: fresh.held(self.id))

    def results(self, chance: Random) -> list[Command]:
        """A result for every open table."""
        event = self.service.held(self.id).event
        found: list[Command] = []
        for table in event.open_tables:
            best, *others = chance.sample(table.players, len(table.players))
            counted = {best: 6, **{one: chance.randrange(6) for one in others}}
            found.append(Report(len(event.rounds), table.number, counted, best))
        return found

    def page(self, part: Part, by: By | None = ORGANISER) -> str:
        """What a page asks for: CPU time after something has happened, and bytes packed."""
        packed = b""

        def ask() -> None:
            nonlocal packed
            packed = msgspec.json.encode(self.service.telling.part(self.id, "en", by, WantedStretch(part)))

        spent = self.seconds(ask)
        return f"{part} {spent * 1000:.0f} ms {len(gzip.compress(packed, 5)):,} B"

    def printing(self) -> str:
        """CPU time of what is printed of a round: slips with their codes, and who sits where."""
        event = self.service.held(self.id).event
        page = f"http://192.168.178.123:8194/events/{self.id}/tables/"
        codes = {table.number: f"{page}{table.number}" for table in event.rounds[-1].tables}
        slips = self.seconds(lambda: pdf(sheet_of(event, WantedSheet(what="slips", language="en", addresses=codes))))
        pairings = self.seconds(lambda: pdf(sheet_of(event, WantedSheet(what="pairings", language="en"))))
        return f"slips {slips:.1f} s, pairings {pairings:.1f} s"

    def phone(self) -> str:
        """What a phone at a table is told, in the same figures."""
        spent = self.seconds(lambda: self.service.telling.table(self.id, "en", By("player", "p1"), 0))
        return f"phone {spent * 1000:.0f} ms"

    def answer(self, by: By | None) -> tuple[float, int, int]:
        """All of the event at once, as programs may ask for it: CPU time, bytes, and bytes packed."""
        packed = b""

        def ask() -> None:
            nonlocal packed
            packed = msgspec.json.encode(self.service.telling.whole(self.id, "en", by))

        spent = self.seconds(ask)
        return spent, len(packed), len(gzip.compress(packed, 5))


def main() -> None:
    """Print a line for everything that was done."""
    players = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS
    chance = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        storage.prepare()
        hall = Hall(storage)
        spent = hall.does([Enter(f"Player {number}") for number in range(1, players)])
        one = hall.does([Enter(f"Player {players}")])
        say(f"registered {players}: {spent:.1f} s; one more: {one * 1000:.0f} ms")
        for number in range(1, rounds + 1):
            seated = hall.does([Seat(number)])
            first, *others = hall.results(chance)
            one = hall.does([first])
            pages = ", ".join((*(hall.page(part) for part in PARTS), hall.phone()))
            rest = hall.does(others[:-1])
            say(f"round {number}: seated {seated:.2f} s; one result {one * 1000:.0f} ms; then {pages}")
            hall.does(others[-1:])
            say(f"round {number}: the other {len(others)} results {rest:.1f} s")
            if number == 1:  # later rounds have the same sheets
                say(f"round {number}: {hall.printing()}")
        whole = "{:.2f} s {:,} B {:,} packed".format(*hall.answer(ORGANISER))
        say(f"all of it at once: {whole}; the log read again {hall.read_again():.2f} s")
        say(f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB at most")
        storage.close()


def say(line: str) -> None:
    """A line at once, and on stderr how long all of it has taken."""
    sys.stderr.write(f"{time.perf_counter() - _BEGAN:.0f} s\n")
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
