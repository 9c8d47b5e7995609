"""Asking for what a power has noted about a card (`powers.memory`)."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine import zones as z
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.marks import CAST_IN, Mark
from sixrealms.engine.power import ADDED, Context, Saying
from sixrealms.engine.state import State
from sixrealms.powers.question import Question


def told(mark: Mark) -> str:
    """A mark as part of a message."""
    return mark.name.replace(":", "-")


@dataclass(frozen=True)
class Noted(Question):
    """A card about which this is noted, or noted with this number (0: it is not). The phase a card is cast in
    (`CAST_IN`) is noted once it has been cast; while it is being cast that is the phase it is.
    """

    mark: Mark
    value: int | None = field(default=None, metadata=ADDED)

    def holds(self, s: State, card: int, x: Context) -> bool:
        if s.zone[card] in (z.HAND, z.PLAYING) and self.mark == CAST_IN:
            return self.value in (None, s.phase)
        if self.value is not None:
            return self.mark.number(s, card, x.source, x.player) == self.value
        return bool(s.marks.get(self.mark.on(s, card, x.source, x.player)))

    def formerly(self) -> tuple[str, dict[str, object]] | None:
        """The phase of a cast was asked for with a word of its own."""
        return ("CastInPhase", {"phase": self.value}) if self.mark == CAST_IN and self.value is not None else None

    def saying(self) -> Saying:
        if self.mark == CAST_IN and self.value is not None:
            return Saying("cast-in-phase", {"phase": self.value})
        if self.value is not None:
            return Saying("noted-with", {"value": self.value})
        return Saying(f"noted-{told(self.mark)}")
