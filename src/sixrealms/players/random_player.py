"""The player that chooses by chance: the yardstick of play strength and the engine of the fuzz checks."""

from __future__ import annotations

from random import Random

from sixrealms.engine.action import Action
from sixrealms.engine.view import View


class RandomPlayer:
    """Every option is equally likely."""

    name = "random"
    looks = False

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """One of the options, whatever the position."""
        # random() and not choice(): one call instead of three, and games are made of this line
        return options[int(rng.random() * len(options))]
