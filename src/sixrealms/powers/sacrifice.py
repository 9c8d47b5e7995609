"""Cards given up so that another one may come into play (ledger: avatar.sacrifice)."""

from __future__ import annotations

from dataclasses import field

from sixrealms.engine import atoms, marks
from sixrealms.engine import zones as z
from sixrealms.engine.ask import answered, ask_card, finish, stay
from sixrealms.engine.causes import COST
from sixrealms.engine.compiler_hints import dataclass
from sixrealms.engine.leave import leave
from sixrealms.engine.level import base_level, level
from sixrealms.engine.marks import Mark
from sixrealms.engine.power import ADDED, Cards, Context, Effect, Saying
from sixrealms.engine.state import State


@dataclass(frozen=True)
class Sacrifice(Effect):
    """You choose and discard exactly `count` cards of a set; impossible if there are fewer. As a cost nothing protects
    them. Their base levels, as they were then, are kept for the card they were given up for (marks.SACRIFICED).

    `levels`: as few or many as it takes until their levels come to so much together; `exactly`: `count` of them whose
    levels do. `noted`: for the card they were
    given up for they are remembered under this mark of pairs, those of an earlier time no longer.
    """

    among: Cards
    count: int = 1
    levels: int = field(default=0, metadata=ADDED)
    noted: Mark | None = field(default=None, metadata=ADDED)
    exactly: bool = field(default=False, metadata=ADDED)

    def step(self, s: State, pc: int, x: Context) -> None:
        chosen = x.get("sacrificed") if pc else ()
        assert isinstance(chosen, tuple)
        if pc:
            chosen = (*chosen, answered(s).card)
        options = [card for card in self.among.find(s, x) if card not in chosen]
        if self.exactly:
            options = [card for card in options if self._can_still_do(s, (*chosen, card), options)]
        if not self._enough(s, chosen) and options:
            stay(s, 1, x.bind("sacrificed", chosen))
            ask_card(s, x.player, "ask-choose", options, x.source)
            return
        together = sum(base_level(s, card) for card in chosen)
        for card in chosen:
            leave(s, card, z.DISCARD, COST, x)
        if self.noted is not None:
            for key in [key for key in s.marks if key.startswith(self.noted.beside(x.source))]:
                del s.marks[key]
            for card in chosen:
                atoms.mark(s, self.noted.on(s, card, x.source))
        atoms.mark(s, marks.SACRIFICED.on(s, x.source, x.source), together)
        finish(s, x)

    def possible(self, s: State, x: Context) -> bool:
        found = self.among.find(s, x)
        if self.exactly:
            return self._can_still_do(s, (), found)
        return self._enough(s, tuple(found))

    def _can_still_do(self, s: State, chosen: tuple[int, ...], options: list[int]) -> bool:
        """Whether these, with the strongest of the others up to the number asked for, have the levels asked for."""
        others = sorted((level(s, card) for card in options if card not in chosen), reverse=True)
        left = self.count - len(chosen)
        return left <= len(others) and sum(level(s, c) for c in chosen) + sum(others[:left]) >= self.levels

    def _enough(self, s: State, cards: tuple[int, ...]) -> bool:
        if self.exactly:
            return len(cards) == self.count
        if self.levels:
            return sum(level(s, card) for card in cards) >= self.levels
        return len(cards) >= self.count

    def saying(self) -> Saying:
        if self.exactly:
            return Saying("sacrifice-both", {"count": self.count, "among": self.among, "least": self.levels})
        if self.levels:
            return Saying("sacrifice-levels", {"among": self.among, "least": self.levels})
        return Saying("sacrifice", {"count": self.count, "among": self.among})
