"""Cards given up so that another one may come into play (ledger: avatar.sacrifice)."""

from __future__ import annotations

from dataclasses import dataclass

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.leave import COST, leave
from sixrealms.engine.level import base_level
from sixrealms.engine.power import Cards, Context, Effect
from sixrealms.engine.state import State


@dataclass(frozen=True)
class Sacrifice(Effect):
    """You choose and discard exactly `count` cards of a set; impossible if there are fewer. As a cost nothing protects
    them. Their base levels, as they were then, are kept for the card they were given up for (marks.SACRIFICED).
    """

    among: Cards
    count: int

    def step(self, s: State, pc: int, x: Context) -> None:
        chosen = x.get("sacrificed") if pc else ()
        assert isinstance(chosen, tuple)
        if pc:
            chosen = (*chosen, answered(s).card)
        options = [card for card in self.among.find(s, x) if card not in chosen]
        if len(chosen) < self.count and options:
            stay(s, 1, x.bind("sacrificed", chosen))
            ask_card(s, x.player, "ask-choose", options, x.source)
            return
        together = sum(base_level(s, card) for card in chosen)
        for card in chosen:
            leave(s, card, z.DISCARD, COST, x)
        atoms.mark(s, marks.SACRIFICED.on(s, x.source, x.source), together)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        return len(self.among.find(s, x)) >= self.count
