"""Cards that a card has taken away for a while and gives back."""

from __future__ import annotations

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.causes import EFFECT
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.marks import Mark
from sixrealms.engine.power import Context, Effect, Saying
from sixrealms.engine.state import State


@dataclass(frozen=True)
class GiveBack(Effect):
    """What this card has noted under a mark of pairs goes to its owner's hand, or to the bottom of their draw pile, and
    is forgotten: from the zone it was sent to (`lies_in`), or wherever it lies but in a hand or draw pile.
    """

    mark: Mark
    to: int
    lies_in: int | None = None

    def step(self, s: State, pc: int, x: Context) -> None:
        prefix = self.mark.beside(x.source)
        for key in sorted(key for key in s.marks if key.startswith(prefix)):
            card = int(key.removeprefix(prefix))
            atoms.mark(s, key, 0)
            zone = s.zone[card]
            if zone == self.lies_in or (self.lies_in is None and zone not in (z.HAND, z.DRAW)):
                atoms.note(s, "leave", card, zone, self.to, EFFECT, x.source)
                atoms.move(s, card, self.to, s.owner[card], bottom=self.to == z.DRAW)
        finish(s, x)

    def saying(self) -> Saying:
        return Saying(f"give-back-{self.mark.name}")
