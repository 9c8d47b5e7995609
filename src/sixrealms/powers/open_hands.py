"""Hands that lie open, wholly or in part."""

from __future__ import annotations

from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Context, Test
from sixrealms.engine.state import State
from sixrealms.engine.statics import OpenHands


@dataclass(frozen=True)
class HandsLieOpen(OpenHands):
    """Everybody sees the cards passing `what` in every hand; they are hand cards still (exception to gloss.hand)."""

    what: Test

    def shows(self, s: State, card: int, x: Context) -> bool:
        return self.what.holds(s, card, x)
