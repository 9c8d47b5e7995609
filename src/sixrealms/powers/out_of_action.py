"""Champions in play that are out of action for a while."""

from __future__ import annotations

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.immunity import shielded
from sixrealms.engine.power import Context, Static
from sixrealms.engine.state import State
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class LiesFaceDown(Static):
    """While it lasts the champion lies face down in its pool: it neither fights nor casts anything, and its power
    sleeps (exception to pool.not-while-fighting).
    """

    who: Ref

    @property
    def kind(self) -> str:  # type: ignore[override]
        return "lies-face-down"

    def begun(self, s: State, x: Context) -> Context:
        card = self.who.card(s, x)
        if card >= 0 and s.zone[card] == z.POOL and not shielded(s, card, x):
            atoms.set_flag(s, card, z.FACE_DOWN)
            atoms.mark(s, marks.AWAY.of(card))
        return x

    def ended(self, s: State, x: Context) -> None:
        card = self.who.card(s, x)
        if card >= 0 and s.zone[card] in z.IN_PLAY and not s.marks.get(marks.QUEST.of_copy(s, card)):
            atoms.set_flag(s, card, z.FACE_DOWN, False)
            atoms.mark(s, marks.AWAY.of(card), 0)
