"""What spectators are shown when all players agree: every hand, so many decisions late.

Whoever plays could watch their own table in another window. So it is always the table as it was, until the game is
over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sixrealms.server.game.entries import AUTOMATIC, Acted, Entry
from sixrealms.server.game.fog import SPECTATOR
from sixrealms.server.game.table_game import TableGame
from sixrealms.server.game.uniform_prompts import patient
from sixrealms.server.views.replay import OpenGame, OpenReader

#: Decisions spectators who see hands are behind, if a table says nothing else; what the table passes does not count.
DELAY: Final = 20


class Hands:
    """The same game with every card open, behind the one that is played."""

    def __init__(self, game: TableGame, delay: int) -> None:
        self.live = game
        self.late = OpenGame(
            game.state.kit.setup,
            game.seated,
            window=game.windows.length if game.windows is not None else 0,
            patient=patient(game.state),
        )
        self._delay = delay
        self._taken = 0

    def catch_up(self) -> None:
        """Follow the game as far as it may be seen."""
        entries = self.live.entries
        until = len(entries) if self.live.state.result is not None else _behind(entries, self._delay)
        for entry in entries[self._taken : until]:
            self.late.fold(entry)
        self._taken = max(self._taken, until)


def _behind(entries: Sequence[Entry], delay: int) -> int:
    """How many entries there were before the last `delay` decisions."""
    at = len(entries)
    while delay and at:
        at -= 1
        entry = entries[at]
        delay -= isinstance(entry, Acted) and entry.by_table != AUTOMATIC
    return at


class LateReader(OpenReader):
    """Tells a spectator of the hands; what people say, their clocks and the version are those of the moment."""

    def __init__(
        self, hands: Hands, language: str, names: Sequence[str], secret: bytes, now: Callable[[], float]
    ) -> None:
        super().__init__(hands.late, SPECTATOR, language, names, secret, now)
        self._live = hands.live
