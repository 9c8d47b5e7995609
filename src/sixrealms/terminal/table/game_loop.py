"""A game at one terminal: whoever is asked answers, persons by typing, until it is over or everybody leaves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from sixrealms.engine import takeback
from sixrealms.engine.action import Action
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.considered_actions import considered
from sixrealms.players.roster import UNSEEN
from sixrealms.players.seat import take_seat
from sixrealms.setup.seating import SeatedPlayer
from sixrealms.telling.story import Happening, heard


@dataclass(frozen=True)
class LoopMoment:
    """A decision of a person, to come back to."""

    state: State
    seat: int
    actions: int
    happenings: int


class GameLoop:
    """The game with everything that led to it: position, actions, what happened, where one may go back to."""

    #: Whether hints are given; a puzzle is there to be found out.
    advised = True

    def __init__(self, state: State, seated: Sequence[SeatedPlayer], actions: Sequence[Action] = ()) -> None:
        self.state = state
        self.seated = tuple(seated)
        self.names = tuple(one.name for one in seated)
        self.actions = list(actions)
        self.happenings: list[Happening] = []
        self._moments: list[LoopMoment] = []
        seed = state.kit.setup.seed
        self._streams = [Random(f"{seed}/{len(actions)}/{seat}") for seat in range(state.n)]

    def listen(self, entries: list[tuple[Any, ...]]) -> None:
        """Note what the log says happened up to now."""
        self.happenings.extend(heard(self.state, entries))

    def do(self, action: Action) -> None:
        """Answer the pending decision, which must offer this action."""
        decision = self.state.pending
        assert decision is not None
        assert action in decision.options
        if self.seated[decision.player].person:
            moment = LoopMoment(self.state.copy(), decision.player, len(self.actions), len(self.happenings))
            self._moments.append(moment)
        self.actions.append(action)
        log: list[tuple[Any, ...]] = []
        self.state.log = log
        advance(self.state, action)
        self.listen(log)

    def computers_answer(self) -> Action:
        """What the computer player that is asked answers."""
        decision = self.state.pending
        assert decision is not None
        player = self.seated[decision.player].player
        assert player is not None
        seen = take_seat(self.state, decision.player) if player.looks else UNSEEN
        return player.choose(seen, considered(self.state), self._streams[decision.player])

    # -- taking back ------------------------------------------------------------------------------------------------

    def last_moment(self, seat: int) -> LoopMoment | None:
        """The last decision of this player, if there was one at this table."""
        return next((m for m in reversed(self._moments) if m.seat == seat), None)

    def may_take_back(self, moment: LoopMoment) -> str:
        """`undo.FREE`, `undo.ASK` or `undo.NEVER` (general.touch.takeback-instant)."""
        return takeback.policy(moment.state, self.state, moment.seat, self.persons_since(moment))

    def persons_since(self, moment: LoopMoment) -> list[int]:
        """The other persons who have decided something since; computers do not mind."""
        later = self._moments[self._moments.index(moment) + 1 :]
        return sorted({m.seat for m in later} - {moment.seat})

    def take_back(self, moment: LoopMoment) -> None:
        """Go back to a decision as if it had not been answered."""
        del self._moments[self._moments.index(moment) :]
        del self.actions[moment.actions :]
        del self.happenings[moment.happenings :]
        self.state = moment.state
