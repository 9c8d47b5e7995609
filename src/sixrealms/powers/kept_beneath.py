"""Keeping cards beneath a card for a later fight."""

from __future__ import annotations

from sixrealms.engine import atoms
from sixrealms.engine import zones as z
from sixrealms.engine.ask import finish
from sixrealms.engine.cards_beneath import KeepsBeneath, beneath
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import Cards, Context, Saying, Test
from sixrealms.engine.state import State
from sixrealms.powers.card_questions import Is
from sixrealms.powers.players import YOU
from sixrealms.powers.refs import Ref


@dataclass(frozen=True)
class PutBeneath(KeepsBeneath):
    """A card is put beneath this one, `most` of them at a time. Where one of yours that passes `users` fights, it
    may be played as if from the hand (gloss.hand), and goes where it would go then; without `users` it only lies there,
    with any number of others.
    """

    card: Ref
    users: Test | None
    most: int = 1

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"zone"})

    def step(self, s: State, pc: int, x: Context) -> None:
        card = self.card.card(s, x)
        if card >= 0 and self.possible(s, x):
            atoms.attach(s, card, x.source)
            atoms.set_flag(s, card, z.BENEATH)
            atoms.note(s, "hangs", card, x.source, x.source)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return self.users is None or len(beneath(s, x.source)) < self.most

    def saying(self) -> Saying:
        said = {"you": YOU, "card": self.card, "users": self.users, "most": self.most}
        if self.users is None:
            return Saying("lay-beneath", said)
        return Saying("keep-beneath" if isinstance(self.users, Is) else "put-beneath", said)


@dataclass(frozen=True)
class KeptBeneath(Cards):
    """What is kept beneath this card."""

    def find(self, s: State, x: Context) -> list[int]:
        return beneath(s, x.source)
