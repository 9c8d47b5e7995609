"""Keeping cards beneath a champion for a later fight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.beneath import KeepsBeneath, beneath
from sixrealms.engine.power import Context, Test
from sixrealms.engine.state import State
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class PutBeneath(KeepsBeneath):
    """A card is put beneath this one, `most` of them at a time. Where one of yours that passes `users` fights, it
    may be played as if from the hand (gloss.hand), and goes where it would go then.
    """

    writes: ClassVar[frozenset[str]] = frozenset({"zone"})
    card: Ref
    users: Test
    most: int = 1

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.card.card(s, x)
        if card >= 0 and self.possible(s, x):
            atoms.attach(s, card, x.source)
            atoms.set_flag(s, card, z.BENEATH)
            atoms.note(s, "hangs", card, x.source, x.source)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return len(beneath(s, x.source)) < self.most
