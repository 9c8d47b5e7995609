"""The player that plays the game on in its head: its whole turn and the next of everybody else."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.players.parameters import Parameters
from sixrealms.players.seat import PlayerSeat
from sixrealms.players.strong import STRONG, StrongPlayer
from sixrealms.players.tree_search import search
from sixrealms.players.weighed import Weighed

EXPERT: Final = replace(STRONG, iterations=60, worlds=1)


class ExpertPlayer(StrongPlayer):
    """Takes the strong player's first choices and plays a counted number of games on from them, with the unseen cards
    dealt as it believes them to lie; so it repeats itself on every machine, and nobody waits for a clock.
    """

    name = "expert"
    parameters: Parameters = EXPERT

    def weigh(self, view: PlayerSeat, options: tuple[Action, ...], rng: Random) -> list[Weighed]:
        """What the options are worth once they were played on from; those not worth a game as they first seemed."""
        first = super().weigh(view, options, rng)
        return search(view, first, rng, self.parameters, self._judge) if len(first) > 1 else first
