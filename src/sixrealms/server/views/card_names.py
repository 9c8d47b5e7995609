"""What cards are called in front of one watcher of a table: names only of what the fog lets them know."""

from __future__ import annotations

from collections.abc import Sequence

from sixrealms.server.game.fog import Fog
from sixrealms.telling.names import Naming


class Watching(Naming):
    """Names for a seat or for somebody without one, in their language."""

    def __init__(self, fog: Fog, language: str, names: Sequence[str]) -> None:
        super().__init__(fog.state, fog.seat, language, names)
        self.fog = fog

    def knows(self, card: int) -> bool:
        """Whether the watcher may know which card this is."""
        return self.fog.knows(card)
