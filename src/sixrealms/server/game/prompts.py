"""What is asked in one position of a game: of whom, who has not answered yet, and what the table answers itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cached_property
from typing import Final

from sixrealms.engine import uniform_windows
from sixrealms.engine.action import ACT, PASS, Action, Decision
from sixrealms.engine.flow.window import asked_next
from sixrealms.engine.state import State
from sixrealms.server.game import uniform_prompts
from sixrealms.server.game.auto_pass import Attention
from sixrealms.server.game.entries import AUTOMATIC, SAID_AHEAD, Acted
from sixrealms.telling.story import Happening

#: The seat that is asked where nobody is.
NOBODY: Final = -1


class PendingPrompts:
    """What is asked of the seats whose persons decide themselves, until the next entry of the game.

    `ahead`, `attention` and `happenings` are the game's own, what was said ahead and what somebody wants to be asked.
    `halts`: the game waits at an offer for whoever wants to respond (`TableGame.halts`).
    """

    def __init__(
        self,
        state: State,
        persons: Set[int],
        ahead: Mapping[int, Action],
        attention: Attention,
        happenings: Sequence[Happening],
        *,
        halts: bool,
    ) -> None:
        self._state = state
        self._persons = persons
        self._ahead = ahead
        self._attention = attention
        self._happenings = happenings
        self._halts = halts

    @cached_property
    def questions(self) -> tuple[Decision, ...]:
        """The pending decision, and the same window for those after it."""
        pending = self._state.pending
        if pending is not None:
            found = [pending, *asked_next(self._state)]
        else:
            found = uniform_windows.offers(self._state) if self._halts else []
        return tuple(one for one in found if one.player in self._persons)

    def question(self, seat: int) -> Decision | None:
        """What this seat is asked now, perhaps ahead; None if nothing, or what the table passes for it."""
        for decision in self.questions:
            if decision.player == seat:
                passed = self._passes(decision)
                return None if passed or uniform_prompts.nothing_to_hide(self._state, decision) else decision
        return None

    def waiting(self) -> tuple[int, ...]:
        """The seats that have not answered what they are asked; in a window of a fixed time nobody is told of any."""
        pending = self._state.pending
        if pending is None or pending.player not in self._persons:
            return () if pending is None else (pending.player,)
        asked = (decision.player for decision in self.questions)
        return tuple(seat for seat in asked if seat not in self._ahead and self.question(seat) is not None)

    def automatic(self) -> Acted | None:
        """What the table does now for the seat that is asked: what it has said ahead, or what its orders are."""
        decision = self._state.pending
        if decision is None or decision.player not in self._persons:
            return None
        said = self._ahead.get(decision.player)
        if said in decision.options:
            return Acted(decision.player, said, SAID_AHEAD)
        if uniform_prompts.nothing_to_hide(self._state, decision):
            return Acted(decision.player, decision.options[0], AUTOMATIC)
        return Acted(decision.player, PASS, AUTOMATIC) if self._passes(decision) else None

    def position(self, seat: int) -> State:
        """The position as one in which this seat is asked what it is asked in a window of a fixed time, or another."""
        if not self._halts:
            return self._state
        offered = {decision.player: decision for decision in uniform_windows.offers(self._state)}
        asked = self._state.copy()
        asked.pending = offered.get(seat, Decision(NOBODY, ACT, "", (PASS,)))
        return asked

    def _passes(self, decision: Decision) -> bool:
        return self._attention.passes(self._state, decision, self._happenings)
