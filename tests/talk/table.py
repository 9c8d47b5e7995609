"""The table of one test: what lies on it, what is expected of it (the words are listed in tests/table_talk.py)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sixrealms.engine.action import PASS
from sixrealms.engine.state import State
from sixrealms.errors import Sayable
from sixrealms.scenarios import expected_facts
from sixrealms.scenarios.description import LaidPosition, SeatPosition
from sixrealms.scenarios.failure import Unexpected
from sixrealms.scenarios.session import ScenarioSession
from tests.talk.seat import Seat


class Table:
    """One run of one test."""

    def __init__(self, edition: str, *, rotation: int = 0, single: bool = False) -> None:
        self._edition = edition
        self._rotation = rotation
        self._single = single
        self._seats: dict[str, SeatPosition] = {}
        self._sitting: ScenarioSession | None = None
        self.ended = False

    # -- setting up -----------------------------------------------------------------------------------------------

    def seat(self, letter: str, **lies: Any) -> None:
        self._seats[letter] = SeatPosition(**lies)

    def begin(self, active: str = "A", phase: int | str = 3, *, windows: str = "ask", **clock: Any) -> None:
        __tracebackhide__ = True
        assert windows in ("ask", "pass"), windows
        edition = clock.pop("edition", "") or self._edition
        position = LaidPosition(
            self._seats, active=active, phase=phase, edition=edition, rotation=self._rotation, **clock
        )
        self._sitting = ScenarioSession(position, single=self._single, quiet=windows == "pass")

    def __getattr__(self, letter: str) -> Seat:
        if letter in self.__dict__.get("_seats", ()):
            return Seat(self, letter)
        raise AttributeError(f"there is no seat or word {letter!r}")

    @property
    def sitting(self) -> ScenarioSession:
        assert self._sitting is not None, "t.begin(...) comes first"
        assert not self.ended, "t.settled(...) ends the test"
        return self._sitting

    @property
    def state(self) -> State:
        return self.sitting.state

    def card(self, reference: str) -> int:
        return self.sitting.objects.one(reference)

    def does(self, line: str) -> None:
        __tracebackhide__ = True
        self.sitting.read(line)

    def passes_all(self) -> None:
        __tracebackhide__ = True
        t = self.sitting
        if not t.window_open():
            raise Unexpected("said-by-another", what=f"no window is open; {t.question().said('en')}")
        while t.window_open():
            t.perform(PASS)

    # -- expecting --------------------------------------------------------------------------------------------------

    def check(self, wrong: Sayable | None) -> None:
        __tracebackhide__ = True
        if wrong is not None:
            raise Unexpected("said-by-another", what=wrong)

    def now(self) -> ScenarioSession:
        __tracebackhide__ = True
        self.sitting.settle()
        return self.sitting

    def zone(self, card: str, name: str, of: str = "") -> None:
        __tracebackhide__ = True
        self.check(expected_facts.zone(self.now(), card, name, of))

    def on(self, card: str, host: str) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.hangs_on(self.now(), card, host))

    def razed(self, realm: str) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.razed(self.now(), realm))

    def standing(self, realm: str) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.razed(self.now(), realm, False))

    def level(self, card: str, wanted: int) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.number_is(self.now(), "level", card, wanted))

    def total(self, card: str, wanted: int) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.number_is(self.now(), "total", card, wanted))

    def base(self, card: str, wanted: int) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.number_is(self.now(), "base", card, wanted))

    def trace(self, card: str, wanted: Sequence[str], of: str = "level") -> None:
        __tracebackhide__ = True
        self.check(expected_facts.trace_is(self.now(), card, wanted, of=of))

    def type(self, card: str, wanted: str) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.type_is(self.now(), card, wanted))

    def kind(self, card: str, kind: str) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.kind_is(self.now(), card, kind))

    def not_kind(self, card: str, kind: str) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.kind_is(self.now(), card, kind, False))

    def world(self, card: str, *wanted: str) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.world_is(self.now(), card, wanted))

    def count(self, seat: str, **zones: int) -> None:
        __tracebackhide__ = True
        t = self.now()
        for zone, wanted in zones.items():
            self.check(expected_facts.count(t, seat, zone, wanted))

    def contents(self, seat: str, zone: str, cards: Iterable[str]) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.contents(self.now(), seat, zone, list(cards)))

    def offered(self, *cards: str, field: str = "card") -> None:
        __tracebackhide__ = True
        self.check(expected_facts.offered(self.now(), cards, field))

    def asked(self, seat: str, about: str = "") -> None:
        __tracebackhide__ = True
        self.check(expected_facts.decides(self.sitting, seat, about))

    def phase(self, wanted: int) -> None:
        __tracebackhide__ = True
        self.expect(self.now().state.phase == wanted, f"phase {wanted}, not {self.state.phase}")

    def turn_of(self, seat: str) -> None:
        __tracebackhide__ = True
        active = self.now().letter(self.state.active)
        self.expect(active == seat, f"the turn of {seat}, not of {active}")

    def expect(self, condition: bool, what: str) -> None:
        __tracebackhide__ = True
        if not condition:
            raise Unexpected("said-by-another", what=what)

    def changed(self, *cards: str) -> None:
        self.sitting.named.update(self.card(card) for card in cards)

    def bystanders(self) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.bystanders(self.now()))

    def settled(self, seat: str, about: str = "") -> None:
        __tracebackhide__ = True
        self.check(expected_facts.decides(self.now(), seat, about))
        offered = self.now().pending().options
        assert len(set(offered)) == len(offered), "the same answer is offered twice"
        self.bystanders()
        self.ended = True

    def over(self, winners: str) -> None:
        __tracebackhide__ = True
        self.check(expected_facts.winner(self.sitting, winners))
        self.bystanders()
        self.ended = True

    def finish(self, wordings: Iterable[str]) -> None:
        """What every test must have done."""
        assert self.ended, "the test must end with t.settled(seat) or t.over(winners)"
        assert self._sitting is not None
        here = {d.printing.wording for d in self._sitting.state.kit.defs}
        absent = sorted(set(wordings) - here)
        assert not absent, f"the test is registered for {absent}, which nobody laid on the table"
