"""Card and rule tests in the words of the table.

    @card_test("1st/21", rules=["worldbonus.amount"])
    def test_monsters_are_stronger_there(t):
        t.seat("A", formation={"A": "Waterdeep"}, pool=["Dagrande"], hand=["War Party", 2])
        t.seat("B", formation={"A": "1st/21"}, pool=["1st/199"])
        t.begin(active="A", phase=4)
        t.A.attacks("1st/21", with_="Dagrande")
        t.B.defends("1st/199")
        t.level("Dagrande", 4)
        t.A.plays("War Party")
        t.settled("B")

Strict: every step must be one of the legal answers to the question that is asked at that moment, otherwise the test
fails and says who is asked what with all answers. Nothing is passed by itself unless `begin(..., windows="pass")`.
A test must end with `t.settled(seat)` or `t.over(winners)`; both fail if any card that no step and no expectation
named (a bystander) lies elsewhere, was turned over or changed its controller since `begin`.

DECORATORS
  @card_test(*printing_ids, rules=[ledger ids], rotate=True | "why the seats cannot change", edition=set)
      def test_x(t)                       the knock-out check finds it under every printing id
  @card_family({printing_id: (args...)}, rules=[...], ...)
      def test_x(t, printing, *args)      one parametrised test per printing, each registered
  @table_test(rules=[...])                the same without cards: a test of the rules
  Every test runs: in copies and through saved files at every decision (positions must agree, originals stay), with
  the active powers and levels computed afresh, and again with the seats moved round the table.

THE TABLE
  t.seat("A", formation={"A": "Waterdeep", "B": "Thay (razed) + Castle"}, pool=["Dagrande + Horn of Blasting"],
         hand=["War Party", 3], draw=["Top Card", "Next", 10], discard=[], limbo=["Dagrande (2 turns)"], abyss=[],
         void=[], table=["a rule card"], dungeon="DL/..", outside=[])
      Cards: name, or printing id, or "Name [2nd/7]"; "+ X" hangs X on it; notes (razed) (face down) (turned) (spent)
      (lasting) (of B = owned by B) (2 turns = left in Limbo); {"card": "X", "with": ["Y", {...}]} for deeper hanging.
      A number means that many fillers: a powerless ally called "filler". `draw` not given: 12; given: just that.
      A name means the printing of the edition (that of the first id of @card_test, or edition=), else the default one.
  t.begin(active="A", phase=3, windows="ask"|"pass", ruleset="tournament", size=55, seed=1, unenforced=False,
          turn=0, taken=3, done=(), marks={}, answers={}, options={}, edition="")
      phase 0..5 stands in that phase (1: draws next), "start": the turn begins. taken: real turns each seat has begun
      (a number or {"A": 1}). done: what the active player did this turn: "realm", "holding", "rule", "attack".
      answers: fields of rulesets.Ruleset replaced. unenforced: True or names whose power may still be unwritten.
      Tables in tests are patient: in phases 0, 2, 3, 4, 5, in combat, as defender and after a won round the player is
      always asked, even if all he can do is pass (decline, stop), so tests do not depend on what else is in a hand.
      Windows for answers and any-time cards open only for seats that have something; a choice of one is made at once.

  References in steps and expectations: "War Party", "B:War Party" (owner), "War Party#2" (in the order written),
  "1st/54", "War Party [1st/54]", "filler".

STEPS (t.A is seat A)
  t.A.attacks(realm, with_=champion)        t.B.defends(champion)       t.B.declines()    t.A.stops()
  t.A.plays(card, on=|by=|with_=other, at="B" (place of a realm), way=n)   t.A.uses(card, power=n)
  t.B.answers(card, by=user, power=n)       t.A.passes(times=1)         t.passes_all()   (every open window)
  t.A.chooses(*cards)   t.A.done()          t.A.says("yes"|"no")        t.A.mode(1 or "words of the way")
  t.A.number(3)   t.A.player("B")   t.A.place("C")   t.A.names("Fireball")
  t.A.rebuilds(realm, paying=[3 cards])     t.A.keeps(card="filler")   t.A.returns(card)   t.A.mulligan()
  t.does("A plays War Party beside Dagrande")   any line of the notation
  way and power count from 1 among the card's ways to be played and powers to be used or answers.

REFUSALS
  t.A.cannot("play"|"use"|"attack"|"defend"|"rebuild"|"answer", card, other=, because="rule.id or message id")
      No such action is legal, and at least one is refused for exactly that reason and no other; several reasons that
      always come together: because=("a", "b"). For attack: card = realm, other = champion.
  t.A.can(verb, card, other=)
  t.B.could_not_answer(card, because=...)   looks back at the windows the last step opened, although nobody was asked

EXPECTATIONS
  t.zone(card, "discard")         in its owner's zone; of="B" for another's. Zones: draw hand pool formation discard
                                  limbo abyss void table dungeon attached battle playing outside
  t.on(card, host)   t.razed(realm)   t.standing(realm)
  t.level(card, 7)   t.total(card, 11)   t.base(card, 4)   t.trace(card, ["+4 base", "+3 world"], of="level"|"total")
  t.type(card, "wizard")   t.kind(card, "Undead")   t.not_kind(card, "Undead")   t.world(card, "FR")
  t.count("A", hand=5, draw=11)   t.contents("A", "hand", ["War Party", "filler"])
  t.offered("Thay", "Waterdeep")  exactly these cards are offered now;  t.offered(..., field="other")
  t.asked("A", "ask-choose")      whose decision and about what, in the middle of a test
  t.phase(4)   t.turn_of("B")   t.expect(condition, "what should be true")   t.state (read only)   t.card("X") (number)
  t.settled("A", about="ask-phase-4")   t.over("A")   end of the test
  t.changed(*cards)               cards that may change without being expected anywhere
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import pytest

from sixrealms import catalogue
from sixrealms.engine.ability import Answer, Use
from sixrealms.engine.action import PASS
from sixrealms.engine.legal import ways_to_play
from sixrealms.engine.state import State
from sixrealms.scenarios import facts, looking_back, refusals
from sixrealms.scenarios.position import Position, SeatPosition
from sixrealms.scenarios.sitting import Sitting, Unexpected

Row = tuple[str, Callable[..., None], tuple[Any, ...], "Terms"]

#: wording -> every test that exercises it: (test name, function, arguments, how to run it). Filled by the decorators.
BY_WORDING: Final[dict[str, list[Row]]] = {}


class Terms:
    """How the tests of one decorator are run."""

    def __init__(self, edition: str, rotate: bool | str) -> None:
        if rotate is False:
            raise TypeError('rotate="..." must say why the seats cannot change')
        self.edition = edition
        self.rotates = rotate is True


class Table:
    """One run of one test."""

    def __init__(self, edition: str, *, rotation: int = 0, single: bool = False) -> None:
        self._edition = edition
        self._rotation = rotation
        self._single = single
        self._seats: dict[str, SeatPosition] = {}
        self._sitting: Sitting | None = None
        self.ended = False

    # -- setting up -----------------------------------------------------------------------------------------------

    def seat(self, letter: str, **lies: Any) -> None:
        self._seats[letter] = SeatPosition(**lies)

    def begin(self, active: str = "A", phase: int | str = 3, *, windows: str = "ask", **clock: Any) -> None:
        __tracebackhide__ = True
        assert windows in ("ask", "pass"), windows
        edition = clock.pop("edition", "") or self._edition
        position = Position(self._seats, active=active, phase=phase, edition=edition, rotation=self._rotation, **clock)
        self._sitting = Sitting(position, single=self._single, quiet=windows == "pass")

    def __getattr__(self, letter: str) -> Seat:
        if letter in self.__dict__.get("_seats", ()):
            return Seat(self, letter)
        raise AttributeError(f"there is no seat or word {letter!r}")

    @property
    def sitting(self) -> Sitting:
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
            raise Unexpected(f"no window is open; {t.question()}")
        while t.window_open():
            t.perform(PASS)

    # -- expecting --------------------------------------------------------------------------------------------------

    def _check(self, wrong: str | None) -> None:
        __tracebackhide__ = True
        if wrong is not None:
            raise Unexpected(wrong)

    def _now(self) -> Sitting:
        __tracebackhide__ = True
        self.sitting.settle()
        return self.sitting

    def zone(self, card: str, name: str, of: str = "") -> None:
        __tracebackhide__ = True
        self._check(facts.zone(self._now(), card, name, of))

    def on(self, card: str, host: str) -> None:
        __tracebackhide__ = True
        self._check(facts.hangs_on(self._now(), card, host))

    def razed(self, realm: str) -> None:
        __tracebackhide__ = True
        self._check(facts.razed(self._now(), realm))

    def standing(self, realm: str) -> None:
        __tracebackhide__ = True
        self._check(facts.razed(self._now(), realm, False))

    def level(self, card: str, wanted: int) -> None:
        __tracebackhide__ = True
        self._check(facts.number_is(self._now(), "level", card, wanted))

    def total(self, card: str, wanted: int) -> None:
        __tracebackhide__ = True
        self._check(facts.number_is(self._now(), "total", card, wanted))

    def base(self, card: str, wanted: int) -> None:
        __tracebackhide__ = True
        self._check(facts.number_is(self._now(), "base", card, wanted))

    def trace(self, card: str, wanted: Sequence[str], of: str = "level") -> None:
        __tracebackhide__ = True
        self._check(facts.trace_is(self._now(), card, wanted, of=of))

    def type(self, card: str, wanted: str) -> None:
        __tracebackhide__ = True
        self._check(facts.type_is(self._now(), card, wanted))

    def kind(self, card: str, kind: str) -> None:
        __tracebackhide__ = True
        self._check(facts.kind_is(self._now(), card, kind))

    def not_kind(self, card: str, kind: str) -> None:
        __tracebackhide__ = True
        self._check(facts.kind_is(self._now(), card, kind, False))

    def world(self, card: str, *wanted: str) -> None:
        __tracebackhide__ = True
        self._check(facts.world_is(self._now(), card, wanted))

    def count(self, seat: str, **zones: int) -> None:
        __tracebackhide__ = True
        t = self._now()
        for zone, wanted in zones.items():
            self._check(facts.count(t, seat, zone, wanted))

    def contents(self, seat: str, zone: str, cards: Iterable[str]) -> None:
        __tracebackhide__ = True
        self._check(facts.contents(self._now(), seat, zone, list(cards)))

    def offered(self, *cards: str, field: str = "card") -> None:
        __tracebackhide__ = True
        self._check(facts.offered(self._now(), cards, field))

    def asked(self, seat: str, about: str = "") -> None:
        __tracebackhide__ = True
        self._check(facts.decides(self.sitting, seat, about))

    def phase(self, wanted: int) -> None:
        __tracebackhide__ = True
        self.expect(self._now().state.phase == wanted, f"phase {wanted}, not {self.state.phase}")

    def turn_of(self, seat: str) -> None:
        __tracebackhide__ = True
        active = self._now().letter(self.state.active)
        self.expect(active == seat, f"the turn of {seat}, not of {active}")

    def expect(self, condition: bool, what: str) -> None:
        __tracebackhide__ = True
        if not condition:
            raise Unexpected(what)

    def changed(self, *cards: str) -> None:
        self.sitting.named.update(self.card(card) for card in cards)

    def bystanders(self) -> None:
        __tracebackhide__ = True
        self._check(facts.bystanders(self._now()))

    def settled(self, seat: str, about: str = "") -> None:
        __tracebackhide__ = True
        self._check(facts.decides(self._now(), seat, about))
        self.bystanders()
        self.ended = True

    def over(self, winners: str) -> None:
        __tracebackhide__ = True
        self._check(facts.winner(self.sitting, winners))
        self.bystanders()
        self.ended = True

    def finish(self, wordings: Iterable[str]) -> None:
        """What every test must have done."""
        assert self.ended, "the test must end with t.settled(seat) or t.over(winners)"
        assert self._sitting is not None
        here = {d.printing.wording for d in self._sitting.state.kit.defs}
        absent = sorted(set(wordings) - here)
        assert not absent, f"the test is registered for {absent}, which nobody laid on the table"


class Seat:
    """What one player does."""

    def __init__(self, table: Table, letter: str) -> None:
        self._table = table
        self.letter = letter

    def _do(self, verb: str, **fields: object) -> None:
        __tracebackhide__ = True
        self._table.sitting.answer(self.letter, verb, **fields)

    def attacks(self, realm: str, with_: str) -> None:
        __tracebackhide__ = True
        self._do("attack", card=with_, other=realm)

    def defends(self, champion: str) -> None:
        __tracebackhide__ = True
        self._do("defend", card=champion)

    def declines(self) -> None:
        __tracebackhide__ = True
        self._do("decline")

    def stops(self) -> None:
        __tracebackhide__ = True
        self._do("stop")

    def plays(self, card: str, *, on: str = "", by: str = "", with_: str = "", at: str = "", way: int = 0) -> None:
        __tracebackhide__ = True
        number = None
        if way:
            d = self._definition(card)
            number = ways_to_play(d)[way - 1]
        self._do("play", card=card, other=on or by or with_ or None, place=at or None, number=number)

    def uses(self, card: str, power: int = 0) -> None:
        __tracebackhide__ = True
        self._do("use", card=card, number=self._power(card, power, Use))

    def answers(self, card: str, *, by: str = "", power: int = 0) -> None:
        __tracebackhide__ = True
        self._do("answer", card=card, other=by or None, number=self._power(card, power, Answer))

    def _definition(self, card: str) -> Any:
        t = self._table.sitting
        return t.state.kit.defs[t.state.defn[t.objects.all(card)[0]]]

    def _power(self, card: str, power: int, kind: type) -> int | None:
        if not power:
            return None
        known = [i for i, a in enumerate(self._definition(card).abilities) if isinstance(a, kind)]
        assert power <= len(known), f"{card} has {len(known)} such powers"
        return known[power - 1]

    def passes(self, times: int = 1) -> None:
        __tracebackhide__ = True
        for _ in range(times):
            self._do("pass")

    def chooses(self, *cards: str) -> None:
        __tracebackhide__ = True
        for card in cards:
            self._do("choose", card=card)

    def done(self) -> None:
        __tracebackhide__ = True
        self._do("done")

    def says(self, word: str) -> None:
        __tracebackhide__ = True
        assert word in ("yes", "no"), word
        self._do(word)

    def mode(self, way: int | str) -> None:
        __tracebackhide__ = True
        number = self._table.sitting.way_number(way) if isinstance(way, str) else way - 1
        self._do("mode", number=number)

    def number(self, number: int) -> None:
        __tracebackhide__ = True
        self._do("number", number=number)

    def player(self, letter: str) -> None:
        __tracebackhide__ = True
        self._do("seat", number=self._table.sitting.objects.seat(letter))

    def place(self, letter: str) -> None:
        __tracebackhide__ = True
        self._do("place", number="ABCDEFGHIJ".index(letter))

    def names(self, text: str) -> None:
        __tracebackhide__ = True
        self._do("name", text=text)

    def rebuilds(self, realm: str, paying: Sequence[str] = ()) -> None:
        __tracebackhide__ = True
        self._do("rebuild", card=realm)
        self.chooses(*paying)

    def keeps(self, card: str | None = None) -> None:
        __tracebackhide__ = True
        self._do("keep", card=card)

    def returns(self, card: str | None = None) -> None:
        __tracebackhide__ = True
        self._do("return-to-pile", card=card)

    def mulligan(self) -> None:
        __tracebackhide__ = True
        self._do("mulligan")

    def cannot(self, verb: str, card: str, other: str = "", *, because: str | tuple[str, ...]) -> None:
        __tracebackhide__ = True
        reasons = (because,) if isinstance(because, str) else because
        t = self._table
        t._check(refusals.cannot(t._now(), self.letter, verb, card, other or None, reasons))

    def can(self, verb: str, card: str, other: str = "") -> None:
        __tracebackhide__ = True
        t = self._table
        t._check(refusals.can(t._now(), self.letter, verb, card, other or None))

    def could_not_answer(self, card: str, *, because: str | tuple[str, ...]) -> None:
        __tracebackhide__ = True
        reasons = (because,) if isinstance(because, str) else because
        t = self._table
        t._check(looking_back.could_not_answer(t.sitting, self.letter, card, reasons))


# -- the decorators -----------------------------------------------------------------------------------------------


def play_through(row: Row, wordings: Iterable[str] = (), *, single: bool = False) -> None:
    """Run one test in every way; `single`: once, as it is."""
    __tracebackhide__ = True
    _, function, arguments, terms = row
    table = Table(terms.edition, single=single)
    function(table, *arguments)
    table.finish(wordings)
    if terms.rotates and not single:
        moved = Table(terms.edition, rotation=1, single=True)
        function(moved, *arguments)
        moved.finish(wordings)


def _edition(printings: Sequence[str], edition: str) -> str:
    return edition or (printings[0].partition("/")[0] if printings else "1st")


def _dressed(test: Callable[..., None], function: Callable[..., None], rules: Sequence[str]) -> Callable[..., None]:
    test.__name__, test.__qualname__ = function.__name__, function.__qualname__
    test.__module__, test.__doc__ = function.__module__, function.__doc__
    return pytest.mark.rule(*rules)(test) if rules else test


def card_test(
    *printings: str, rules: Sequence[str] = (), rotate: bool | str = True, edition: str = ""
) -> Callable[[Callable[[Table], None]], Callable[..., None]]:
    """A test of what these cards do."""
    terms = Terms(_edition(printings, edition), rotate)
    wordings = [catalogue.printing(p).wording for p in printings]

    def dress(function: Callable[[Table], None]) -> Callable[..., None]:
        row: Row = (f"{function.__module__}.{function.__name__}", function, (), terms)
        for wording in wordings:
            BY_WORDING.setdefault(wording, []).append(row)

        def test() -> None:
            __tracebackhide__ = True
            play_through(row, wordings)

        return _dressed(test, function, rules)

    return dress


def table_test(
    *, rules: Sequence[str], rotate: bool | str = True, edition: str = "1st"
) -> Callable[[Callable[[Table], None]], Callable[..., None]]:
    """A test of the rules, whatever cards it needs."""
    return card_test(rules=rules, rotate=rotate, edition=edition)


def card_family(
    cards: Mapping[str, tuple[Any, ...]], *, rules: Sequence[str] = (), rotate: bool | str = True, edition: str = ""
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """One test for several cards that do the same with other values."""
    terms = Terms(_edition(list(cards), edition), rotate)
    wordings = {p: catalogue.printing(p).wording for p in cards}

    def dress(function: Callable[..., None]) -> Callable[..., None]:
        rows: dict[str, Row] = {}
        for printing, arguments in cards.items():
            name = f"{function.__module__}.{function.__name__}[{printing}]"
            rows[printing] = (name, function, (printing, *arguments), terms)
            BY_WORDING.setdefault(wordings[printing], []).append(rows[printing])

        @pytest.mark.parametrize("printing", list(cards))
        def test(printing: str) -> None:
            __tracebackhide__ = True
            play_through(rows[printing], [wordings[printing]])

        return _dressed(test, function, rules)

    return dress
