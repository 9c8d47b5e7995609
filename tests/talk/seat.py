"""What one player does, and cannot do, in a test (the words are listed in tests/table_talk.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sixrealms.engine.ability import Answer, Use
from sixrealms.engine.card_def import CardDef
from sixrealms.scenarios import earlier_chances, refusals

if TYPE_CHECKING:
    from tests.talk.table import Table


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
            number = d.ways[way - 1]
        self._do("play", card=card, other=on or by or with_ or None, place=at or None, number=number)

    def uses(self, card: str, power: int = 0) -> None:
        __tracebackhide__ = True
        self._do("use", card=card, number=self._power(card, power, Use))

    def answers(self, card: str, *, by: str = "", power: int = 0) -> None:
        __tracebackhide__ = True
        self._do("answer", card=card, other=by or None, number=self._power(card, power, Answer))

    def _definition(self, card: str) -> CardDef:
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

    def asks(self, letter: str) -> None:
        __tracebackhide__ = True
        self._do("request", number=self._table.sitting.objects.seat(letter))

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
        t.check(refusals.cannot(t.now(), self.letter, verb, card, other or None, reasons))

    def can(self, verb: str, card: str, other: str = "") -> None:
        __tracebackhide__ = True
        t = self._table
        t.check(refusals.can(t.now(), self.letter, verb, card, other or None))

    def could_not_answer(self, card: str, *, because: str | tuple[str, ...]) -> None:
        __tracebackhide__ = True
        reasons = (because,) if isinstance(because, str) else because
        t = self._table
        t.check(earlier_chances.could_not_answer(t.sitting, self.letter, card, reasons))
