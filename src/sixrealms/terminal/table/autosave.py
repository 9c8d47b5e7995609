"""Games that were not finished: kept in a file of their own, so that nothing that ends the program loses one."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.chance import Seed
from sixrealms.engine.state import State
from sixrealms.errors import RecordRefused, why_refused
from sixrealms.records import save
from sixrealms.user_folder import folder

#: How the files begin that a person may write over.
SAVE_BEGINS: Final = b"Sixrealms save "
RECORD_BEGINS: Final = b"Sixrealms record "


def newest_unfinished() -> Path | None:
    """The game that was kept last, if one is."""
    with contextlib.suppress(OSError):
        return max(folder().glob("unfinished-*.save"), key=lambda path: path.stat().st_mtime, default=None)
    return None


class Keeper:
    """Keeps one game; the file is named after the seed and taken away when the game is over."""

    def __init__(self, seed: Seed) -> None:
        self.path = folder() / f"unfinished-{seed}.save"
        self.kept = False

    def keep(self, state: State, actions: Sequence[Action]) -> None:
        """Write the game as it stands; RecordError if that is impossible."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RecordRefused("folder-uncreated", folder=str(self.path.parent), why=why_refused(error)) from None
        save.save(state, self.path, actions)
        self.kept = True

    def forget(self) -> None:
        """The game is over: there is nothing to go on with."""
        with contextlib.suppress(OSError):
            self.path.unlink()
        self.kept = False


def refuse_to_destroy(path: Path, first_bytes: bytes) -> None:
    """RecordError if a file of that name holds something that does not begin like what is to be written."""
    try:
        with path.open("rb") as stream:
            first = stream.read(len(first_bytes))
    except OSError:
        return  # nothing is there, or the writing itself says what is wrong
    if first and first != first_bytes:
        raise RecordRefused("file-holds-else", file=str(path))
