"""Playing a record again and saying where it first goes another way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.power import Power
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.errors import NotationError, Phrase, RecordError, RecordRefused, SixRealmsError
from sixrealms.records import fingerprint, notation
from sixrealms.records.game import GameRecord, RecordLine, position, result_line, turn_line


class Differs(RecordRefused):
    """A sound record whose game this program plays otherwise; `move` is the last move known to agree."""

    def __init__(self, where: str, what: Phrase, move: int) -> None:
        super().__init__("at-place", where=where, what=what)
        self.move = move


class ReplayStep(NamedTuple):
    """One action of a record, about to be done in `Replay.state`."""

    number: int
    line: int
    text: str
    action: Action


class Replay:
    """The steps of a record, each checked; `state` is the position reached.

    RecordError if the rules or powers have changed since the record was written, unless `force` is set. Iterating
    raises Differs where a move is impossible, and where a check line proves another position; with `force` the first
    such check line is only kept in `differs`, and what has changed in `changed`.
    """

    def __init__(
        self, record: GameRecord, *, force: bool = False, power_of: Callable[[str], Power | None] | None = None
    ) -> None:
        self.record = record
        self.differs: Differs | None = None
        self._force = force
        self._agreed = 0
        self._moves = 0
        self.changed: RecordError | None = None
        try:
            self.state: State = table.start(record.setup, power_of)
        except SixRealmsError as wrong:
            raise RecordRefused("at-place", where=record.source, what=wrong) from None
        try:
            self._check_pins()
        except RecordError as changed:
            if not force:
                raise
            self.changed = changed

    def _check_pins(self) -> None:
        record, kit = self.record, self.state.kit
        remedy = Phrase("record-remedy", version=record.version)
        powers, rules = fingerprint.powers_hash(kit), fingerprint.rules_hash(kit)
        fingerprint.check(fingerprint.ITS_POWERS, record.powers, powers, record.source, remedy)
        fingerprint.check(fingerprint.ITS_RULES, record.rules, rules, record.source, remedy)

    def __iter__(self) -> Iterator[ReplayStep]:
        for line in self.record.lines:
            if line.kind == "move":
                action = self._action(line)
                yield ReplayStep(line.number, line.at, line.text, action)
                self._do(line, action)
            elif line.kind == "turn":
                self._compare(line, line.text, turn_line(self.state))
            elif line.kind == "result":
                self._compare(line, line.text, result_line(self.state))
            else:
                self._compare(line, f"position {line.text}", f"position {position(self.state)}")
                self._agreed = self._moves

    def _action(self, line: RecordLine) -> Action:
        try:
            return notation.read(self.state, line.text)
        except notation.NoSuchMove as wrong:
            raise self._differs(line, Phrase("record-differs-move", move=str(line.number), what=wrong)) from None
        except NotationError as wrong:
            raise RecordRefused("at-place", where=f"{self.record.source}:{line.at}", what=wrong) from None

    def _do(self, line: RecordLine, action: Action) -> None:
        try:
            advance(self.state, action)
        except Exception as fault:
            what = " ".join(f"{type(fault).__name__} {fault}".split())
            raise self._differs(line, Phrase("record-differs-fault", move=str(line.number), what=what)) from fault
        self._moves = line.number

    def _compare(self, line: RecordLine, recorded: str, now: str) -> None:
        if recorded == now or self.differs is not None:
            return
        first, last = self._agreed + 1, self._moves
        when = "between" if first < last else "at" if last else "start"
        what = Phrase(
            "record-differs-when", when=when, first=str(first), last=str(last), then=repr(recorded), now=repr(now)
        )
        difference = self._differs(line, what)
        if not self._force:
            raise difference
        self.differs = difference

    def _differs(self, line: RecordLine, what: Phrase) -> Differs:
        now = fingerprint.program_version()
        then = self.record.version
        if then != now:
            what = Phrase("record-differs-version", what=what, then=then, now=now)
        return Differs(f"{self.record.source}:{line.at}", what, self._agreed)


def verify(record: GameRecord, power_of: Callable[[str], Power | None] | None = None) -> State:
    """The position a record ends in, after every check; Differs or RecordError otherwise."""
    replay = Replay(record, power_of=power_of)
    for _ in replay:
        pass
    return replay.state
