"""Items and artifacts that go from hand to hand."""

from __future__ import annotations

from typing import Final

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.causes import EFFECT
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.cosmos import copy_in_play
from sixrealms.engine.leave import leave
from sixrealms.engine.on_entry import came_back
from sixrealms.engine.placement import JUDGES, equipment_reasons
from sixrealms.engine.power import Cards, Context, Effect, Saying
from sixrealms.engine.protected import is_protected
from sixrealms.engine.state import State
from sixrealms.powers.moves import affected
from sixrealms.powers.refs import The

#: Where the step goes on: somebody has said who bears the first of those that wait; it has come in.
_ANSWERED: Final = 1
_CAME_IN: Final = 2


@dataclass(frozen=True)
class HandOver(Effect):
    """Each magical item and artifact of a set is attached to another champion of the set `to` that may bear it, each
    holding to another realm it may be played on (holding.world), one after the other, as you choose. What no other one
    may bear stays where it is, or is discarded (`or_discard`); so does what nothing removes.
    """

    cards: Cards
    to: Cards
    or_discard: bool = False

    def step(self, s: State, pc: int, x: Context) -> None:
        name = f"queue:{self.key}"
        waiting = x.get(name) if pc else tuple(self._loose(s, x))
        assert isinstance(waiting, tuple)
        if pc == _ANSWERED:
            card, waiting = waiting[0], waiting[1:]
            new = s.zone[card] not in z.IN_PLAY or bool(s.flags[card] & z.BENEATH)
            self._attach(s, card, answered(s).card, x)
            if new:  # what it does as it comes in stands above this step
                stay(s, _CAME_IN, x.bind(name, waiting))
                came_back(s, card)
                return
        while waiting:
            bearers = self._bearers(s, waiting, x)
            if bearers:
                stay(s, _ANSWERED, x.bind(name, waiting))
                ask_card(s, x.player, "ask-bearer", bearers, waiting[0])
                return
            if self.or_discard and s.host[waiting[0]] not in self.to.find(s, x):
                leave(s, waiting[0], z.DISCARD, EFFECT, x)
            waiting = waiting[1:]
        finish(s, x.bind(name, ()))

    def _loose(self, s: State, x: Context) -> list[int]:
        """Those that no power keeps where they hang (card.power.definition)."""
        return [card for card in affected(s, self.cards, x) if not is_protected(s, card, EFFECT, z.ATTACHED, x)]

    def _attach(self, s: State, card: int, bearer: int, x: Context) -> None:
        atoms.attach(s, card, bearer)
        atoms.set_flag(s, card, z.BENEATH, False)
        atoms.mark(s, marks.HANDED_OVER.of_copy(s, card))
        atoms.note(s, "hangs", card, bearer, x.source)

    def _bearers(self, s: State, waiting: tuple[int, ...], x: Context) -> list[int]:
        """Who of the others may bear the first of these; an artifact or holding still to go is in nobody's way."""
        card = waiting[0]
        if s.zone[card] not in z.IN_PLAY and copy_in_play(s, card) >= 0:
            return []
        return [b for b in self.to.find(s, x) if b != s.host[card] and _may_bear(s, card, b, waiting)]

    def possible(self, s: State, x: Context) -> bool:
        return any(self._bearers(s, (card,), x) for card in self._loose(s, x))

    def can_remove(self, s: State, card: int, x: Context) -> bool:
        return card not in self.cards.find(s, x) or not is_protected(s, card, EFFECT, z.ATTACHED, x)

    def saying(self) -> Saying:
        how = "discard" if self.or_discard else "stay"
        return Saying(
            "hand-back" if isinstance(self.to, The) else "hand-over", {"cards": self.cards, "to": self.to, "how": how}
        )


def _may_bear(s: State, card: int, bearer: int, waiting: tuple[int, ...]) -> bool:
    kind = s.kit.defs[s.defn[card]].type
    judge = JUDGES["realm"] if kind == "holding" else equipment_reasons
    reasons = judge(s, s.ctrl[bearer], card, bearer, "3")
    one = "holding" if kind == "holding" else "artifact"
    worn = [c for c in s.on(bearer) if s.kit.defs[s.defn[c]].type == one]
    free = all(c in waiting for c in worn)
    return all(free and reason.message == f"has-{one}" for reason in reasons)
