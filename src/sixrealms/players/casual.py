"""The player between the random and the greedy one: thinks now and then."""

from __future__ import annotations

from random import Random
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.view import View
from sixrealms.players.greedy import GreedyPlayer

_DISTRACTED: Final = 0.5  # of all decisions


class CasualPlayer(GreedyPlayer):
    """Thinks about every other decision as the greedy player does, and leaves the rest to chance."""

    name = "casual"

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """One of `options`: the best it sees, or any."""
        if rng.random() < _DISTRACTED:
            return rng.choice(options)
        return super().choose(view, options, rng)
