"""The games that are played, a line for each in a file: a laboratory that is stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from sixrealms.errors import OptionRefused
from sixrealms.laboratory.field import LabField, LabGame

_FORM: Final = 1


class _Head(msgspec.Struct):
    """The first line."""

    form: int
    field: str  # the fingerprint of what is played


class Journal:
    """Appends games to a file and knows those that stand there. A line that was cut off counts as never written."""

    def __init__(self, path: Path, field: LabField, *, anew: bool = False) -> None:
        """OptionRefused for a file that holds games of another field or something else; `anew` throws them away."""
        self.path = path
        self.games: dict[int, LabGame] = {}
        whole = 0
        if path.exists() and not anew:
            whole = self._read(path.read_bytes(), field)
        self._file = path.open("r+b" if whole else "wb")
        if whole:
            self._file.truncate(whole)
            self._file.seek(whole)
        else:
            self._write(_Head(_FORM, field.fingerprint()))

    def _read(self, content: bytes, field: LabField) -> int:
        """Take over what stands there; how many bytes of it are whole lines."""
        first, newline, rest = content.partition(b"\n")
        if not newline and not first:
            return 0
        try:
            head = msgspec.json.decode(first, type=_Head)
        except msgspec.DecodeError:
            raise OptionRefused("lab-no-journal", file=str(self.path)) from None
        if head.form != _FORM or head.field != field.fingerprint():
            raise OptionRefused("lab-other-field", file=str(self.path))
        whole = len(first) + 1
        for line in rest.split(b"\n"):
            try:
                game = msgspec.json.decode(line, type=LabGame)
            except msgspec.DecodeError:
                break
            self.games[game.number] = game
            whole += len(line) + 1
        return min(whole, len(content))

    def keep(self, games: list[LabGame]) -> None:
        """Write games that were just played."""
        for game in games:
            self.games[game.number] = game
            self._write(game)
        self._file.flush()

    def _write(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def missing(self, field: LabField) -> tuple[int, ...]:
        """The games of the field that are not played yet."""
        return tuple(number for number in range(field.count) if number not in self.games)

    def of(self, field: LabField) -> list[LabGame]:
        """The games of the field that are played, in order."""
        return [self.games[number] for number in range(field.count) if number in self.games]

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()
