"""Naming a card aloud and looking for it in a draw pile."""

from __future__ import annotations

from dataclasses import field
from functools import cache

from sixrealms import catalogue
from sixrealms.engine import atoms
from sixrealms.engine.action import NAME, Action
from sixrealms.engine.ask import answered, ask, finish, stay
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.power import ADDED, Context, Effect, Saying, Who
from sixrealms.engine.state import State
from sixrealms.powers.players import YOU
from sixrealms.powers.question import Question


@cache
def _every_name() -> tuple[Action, ...]:
    """All names there are, so that what may be named says nothing about what is in the decks (gloss.hand)."""
    return tuple(Action("name", text=name) for name in sorted({p.name for p in catalogue.all_printings()}))


@cache
def _every_type() -> tuple[Action, ...]:
    """All types a card of a deck can have."""
    found = {p.type for p in catalogue.all_printings()} - {"dungeon"}
    return tuple(Action("name", text=one) for one in sorted(found))


@dataclass(frozen=True)
class NameCard(Effect):
    """You name any card there is, in front of everybody; it is known as `name` afterwards. `type`: a type of cards."""

    name: str = "named"
    type: bool = field(default=False, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        if pc == 0:
            stay(s, 1, x)
            if self.type:
                ask(s, x.player, NAME, "ask-type", list(_every_type()), x.source)
            else:
                ask(s, x.player, NAME, "ask-name", list(_every_name()), x.source)
            return
        found = answered(s).text
        atoms.note(s, "guessed" if self.type else "named", x.player, found)
        finish(s, x.bind(self.name, found))

    def saying(self) -> Saying:
        return Saying("name-type" if self.type else "name-card")


@dataclass(frozen=True)
class Called(Question):
    """Of the name named before, or of that `type`."""

    name: str = "named"
    type: bool = field(default=False, metadata=ADDED)

    def holds(self, s: State, card: int, x: Context) -> bool:
        d = s.kit.defs[s.defn[card]]
        return (d.type if self.type else d.name) == x.get(self.name)

    def saying(self) -> Saying:
        return Saying("called-type" if self.type else "called")


@dataclass(frozen=True)
class ShufflePile(Effect):
    """Draw piles that have been searched are shuffled (ledger: setup.shuffle)."""

    who: Who = YOU

    def step(self, s: State, pc: int, x: Context) -> None:
        for seat in self.who.seats(s, x):
            atoms.shuffle(s, seat)
        finish(s, x)
