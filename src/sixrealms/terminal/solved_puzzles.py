"""Which puzzles were solved in this terminal: a line for each in a file of whoever uses the machine."""

from __future__ import annotations

from pathlib import Path

from sixrealms import user_folder
from sixrealms.errors import RecordError
from sixrealms.records.files import write_atomically


def _file() -> Path:
    return user_folder.folder() / "solved-puzzles.txt"


def solved() -> frozenset[str]:
    """Their keys; none where there is no such file or it cannot be read."""
    try:
        return frozenset(_file().read_text(encoding="utf-8").split())
    except (OSError, UnicodeDecodeError):
        return frozenset()


def note(key: str) -> None:
    """Remember one more. Nothing is remembered where nothing can be written."""
    keys = solved()
    if key in keys:
        return
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        write_atomically(_file(), "".join(f"{one}\n" for one in sorted({*keys, key})).encode())
    except (OSError, RecordError):
        return
