"""The player of the fuzz checks: random, but it does things instead of passing."""

from __future__ import annotations

from random import Random
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.view import View

#: What ends a phase or a window, or leaves something undone.
IDLE: Final = frozenset({"pass", "done", "no", "decline", "stop", "keep", "return-to-pile"})
PATIENCE: Final = 0.15
"""How often it may do nothing although it could do something."""


class EagerPlayer:
    """Chooses the kind of action first, so that one power to use is as likely as twenty cards to play."""

    name = "eager"
    looks = False

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """One of the options; one that does nothing only now and then."""
        if len(options) == 1:
            return options[0]
        verbs = {action.verb: None for action in options if action.verb not in IDLE}
        if not verbs or rng.random() < PATIENCE:
            return rng.choice(options)
        verb = rng.choice(list(verbs))
        return rng.choice([action for action in options if action.verb == verb])
