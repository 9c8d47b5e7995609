"""Reading the text of a record: what is malformed is refused with its line and what would be right."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

from sixrealms.engine.chance import Seed, is_key
from sixrealms.engine.kit import GameSetup
from sixrealms.errors import Phrase, RecordError, RecordRefused, Sayable
from sixrealms.records import setup_decks
from sixrealms.records.card_names import SEATS
from sixrealms.records.files import path_text, read_bytes
from sixrealms.records.game import FIRST_LINE, FORMAT, GameRecord, RecordLine, TextSum
from sixrealms.records.notation import quoted

_FIELD = re.compile(r"(version|ruleset|size|seed|rules|powers|(?:option|seat|deck|dungeon|realms) [^:]+): ?(.*)")
_TURN = re.compile(rf"Turn \d{{1,9}}: [{SEATS}]")
_MOVE = re.compile(r"(\d{1,9})\. +(\S.*)")
_CHECK = re.compile(r"(== (after|end) (\d{1,9}): position ([0-9a-f]{16})) text ([0-9a-f]{8})")
_NEEDED: Final = ("version", "ruleset", "size", "seed", "rules", "powers")


def read(path: str | Path, *, force: bool = False) -> GameRecord:
    """The record in a file; RecordError says file, line, what is wrong and what would be right.

    A record that breaks off or was changed by hand is refused unless `force` is set.
    """
    source = path_text(path)
    data = read_bytes(path)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = data.count(b"\n", 0, wrong.start) + 1
        raise RecordRefused("record-not-text", source=source, line=str(line)) from None
    return parse(text, source, force=force)


def parse(text: str, source: str = "record", *, force: bool = False) -> GameRecord:
    """The record in a text, as `read` does it."""
    reader = _Reader(source, force)
    lines = text.splitlines()
    reader.first_line(lines[0].strip() if lines else "")
    for at, line in enumerate(lines[1:], 2):
        content = line.strip()
        if content and not content.startswith(";"):
            reader.line(at, content)
    return reader.finish(len(lines))


class _Reader:
    """The state of reading: header first, then the moves."""

    def __init__(self, source: str, force: bool) -> None:
        self._source = source
        self._force = force
        self._sum = TextSum()
        self._fields: dict[str, tuple[int, str]] = {}
        self._lines: list[RecordLine] = []
        self._moves = 0
        self._checked_at = 0

    def _wrong(self, at: int, message_id: str, /, **values: str | int | Sayable) -> RecordRefused:
        return RecordRefused("at-place", where=f"{self._source}:{at}", what=Phrase(message_id, **values))

    def first_line(self, line: str) -> None:
        self._sum.add(line)
        if line == FIRST_LINE:
            return
        if other := re.fullmatch(r"Sixrealms record (\d+)", line):
            raise self._wrong(1, "record-format", found=other[1], known=str(FORMAT))
        if line.startswith("Sixrealms save"):
            raise RecordRefused("record-is-a-save", source=self._source, begins=FIRST_LINE)
        raise RecordRefused("record-first-line", source=self._source, begins=repr(FIRST_LINE))

    def line(self, at: int, line: str) -> None:
        """Take one line that is neither empty nor a remark."""
        if self._lines and self._lines[-1].kind == "end":
            raise self._wrong(at, "record-after-end", line=quoted(line))
        check = _CHECK.fullmatch(line)
        if check:
            self._check(at, check)
            return
        self._sum.add(line)
        if not self._checked_at:
            self._field(at, line)
        elif move := _MOVE.fullmatch(line):
            self._moves += 1
            if int(move[1]) != self._moves:
                raise self._wrong(at, "record-move-number", found=move[1], wanted=str(self._moves))
            self._lines.append(RecordLine("move", move[2], self._moves, at))
        elif _TURN.fullmatch(line):
            self._lines.append(RecordLine("turn", line, 0, at))
        elif line.startswith("Result: "):
            self._lines.append(RecordLine("result", line, 0, at))
        else:
            raise self._wrong(at, "record-no-line", line=quoted(line))

    def _field(self, at: int, line: str) -> None:
        field = _FIELD.fullmatch(line)
        if field is None:
            raise self._wrong(at, "record-no-header-line", line=quoted(line))
        if field[1] in self._fields:
            raise self._wrong(at, "record-twice", field=field[1])
        self._fields[field[1]] = (at, field[2].strip())

    def _check(self, at: int, check: re.Match[str]) -> None:
        content, word, moves, digest, text_sum = check.groups()
        self._sum.add(content)
        if text_sum != self._sum.now() and not self._force:
            first = self._checked_at or 1
            raise self._wrong(at, "record-lines-changed", first=str(first), last=str(at))
        if int(moves) != self._moves:
            raise self._wrong(at, "record-moves-count", said=moves, found=str(self._moves))
        self._lines.append(RecordLine("end" if word == "end" else "check", digest, self._moves, at))
        self._checked_at = at

    def finish(self, last: int) -> GameRecord:
        if not self._checked_at:
            raise self._wrong(last, "record-header-breaks-off")
        if self._lines[-1].kind != "end" and not self._force:
            raise self._wrong(last, "record-breaks-off")
        setup = self._setup()
        return GameRecord(
            self._source,
            self._fields["version"][1],
            setup,
            self._fields["rules"][1],
            self._fields["powers"][1],
            tuple(self._lines),
        )

    def _setup(self) -> GameSetup:
        for name in _NEEDED:
            if name not in self._fields:
                raise self._wrong(2, "record-header-lacks", field=name)
        seats = SEATS[: sum(name.startswith("deck ") for name in self._fields)]
        for name, (at, _) in self._fields.items():
            word, _, rest = name.partition(" ")
            if word in ("seat", "deck", "dungeon", "realms") and rest not in (*seats,):
                raise self._wrong(at, "record-no-seat", seat=quoted(rest), known=", ".join(seats) or "-")
        decks = tuple(self._deck(f"deck {seat}") for seat in seats)
        dungeons = tuple(next(iter(self._deck(f"dungeon {seat}", optional=True)), "") for seat in seats)
        realms = tuple(self._deck(f"realms {seat}", optional=True) for seat in seats)
        names = [self._spoken(f"seat {seat}") for seat in seats]
        while names and names[-1] is None:
            names.pop()
        options = [(name, at) for name, (at, _) in self._fields.items() if name.startswith("option ")]
        return GameSetup(
            ruleset=self._fields["ruleset"][1],
            size=self._whole("size"),
            decks=decks,
            seed=self._seed(),
            dungeons=dungeons if any(dungeons) else (),
            realm_decks=realms if any(realms) else (),
            names=tuple(name or "" for name in names),
            options=tuple((name.partition(" ")[2], self._spoken(name) or "") for name, _ in options),
        )

    def _seed(self) -> Seed:
        _, value = self._fields["seed"]
        return value if is_key(value) else self._whole("seed")

    def _whole(self, name: str) -> int:
        at, value = self._fields[name]
        if not re.fullmatch(r"-?\d{1,40}", value):
            raise self._wrong(at, "record-whole-number", field=name, found=quoted(value))
        return int(value)

    def _deck(self, name: str, *, optional: bool = False) -> tuple[str, ...]:
        if optional and name not in self._fields:
            return ()
        at, value = self._fields.get(name, (2, ""))
        try:
            found = setup_decks.read(value)
        except RecordError as wrong:
            raise self._wrong(at, "at-place", where=name, what=wrong) from None
        if not found:
            raise self._wrong(at, "record-no-cards", field=name)
        return found

    def _spoken(self, name: str) -> str | None:
        if name not in self._fields:
            return None
        at, value = self._fields[name]
        if not value.startswith('"'):
            return value
        try:
            said = json.loads(value)
        except ValueError:
            said = None
        if not isinstance(said, str):
            raise self._wrong(at, "record-quotation", field=name)
        return said
