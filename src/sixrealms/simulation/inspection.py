"""Applying the invariants to a game while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sixrealms.engine.action import Action
from sixrealms.engine.chance import Seed
from sixrealms.engine.state import State
from sixrealms.simulation.game import Broken
from sixrealms.simulation.invariants import INVARIANTS, CheckedPosition, Invariant


class Inspector:
    """Watches one game and raises `Broken` at the first position that breaks an invariant.

    Quick invariants look at every position, costly ones at every `every`-th, beginning with a position that
    depends on the seed, so that the games of a batch together cover every kind of position.
    """

    def __init__(self, seed: Seed, *, every: int = 1, invariants: Sequence[Invariant] = INVARIANTS) -> None:
        self._rng = Random(f"{seed}/inspection")
        self._every = every
        self._quick = tuple(i for i in invariants if not i.costly)
        self._all = tuple(invariants)
        self._left = self._rng.randrange(every)
        self._before: State | None = None
        self._action: Action | None = None
        self.played: set[str] = set()  # wordings played, used or given as an answer

    def before(self, state: State, action: Action) -> None:
        """Keep the position that is about to be left."""
        self._before = state.copy()
        self._action = action
        if action.verb in ("play", "use", "answer"):
            self.played.add(state.kit.defs[state.defn[action.card]].printing.wording)

    def after(self, state: State) -> None:
        """Check the position arrived at."""
        chosen = self._quick
        if self._left == 0:
            chosen = self._all
            self._left = self._every
        self._left -= 1
        position = CheckedPosition(state, self._rng, self._before, self._action)
        for invariant in chosen:
            for detail in invariant.breaches(position):
                raise Broken(invariant.name, detail)
