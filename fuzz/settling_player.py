"""The player that brings a game of chance to its end: whoever is nearest to winning is helped by all.

Among many players who attack everybody no one may ever hold enough realms, and where nobody attacks, the rule of the
cosmos keeps those realms out that lie before others, razed or not (cosmos.unique-in-play). Where the rules know a tie
that all agree on, everybody proposes it and nobody refuses (tyrant.stalemate).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from fuzz.eager_player import IDLE, PATIENCE
from sixrealms.engine import zones as z
from sixrealms.engine.action import Action
from sixrealms.engine.goal import OF_REALMS
from sixrealms.engine.view import View

FORMATION: Final = z.NAMES[z.FORMATION]
_CHANGING: Final = "ask-phase-2"
"""Where realms are laid: those who help lay others over their razed ones, so that the leader's come free."""
_ENDING: Final = "ask-phase-5"
_ASKED_FOR_A_TIE: Final = "ask-tie"


class SettlingPlayer:
    """Builds and acts while it leads; otherwise attacks those who do not lead, and does as little else as it can.

    It proposes and accepts a tie wherever one is offered: it plays only what has gone on for too long.
    """

    name = "settling"
    looks = True

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """One of the options."""
        if view.about == _ASKED_FOR_A_TIE:
            return next(action for action in options if action.verb == "yes")
        if len(options) == 1 or rng.random() < PATIENCE:
            return rng.choice(options)
        leaders = _leaders(view)
        useful = [action for action in options if action.verb not in IDLE]
        if view.player in leaders:
            useful = [action for action in useful if action.verb == "rebuild"] or useful
        else:
            spared = {card.id for card in view.table if card.controller in leaders}
            attacks = [action for action in useful if action.verb == "attack" and action.other not in spared]
            played = [action for action in useful if action.verb == "play" and view.about == _CHANGING]
            used = [action for action in useful if action.verb == "use" and view.about == _ENDING]
            idle = [action for action in options if action.verb in IDLE]
            useful = attacks or played or used or idle
        verbs = list({action.verb: None for action in useful or options})
        verb = rng.choice(verbs)
        return rng.choice([action for action in useful or options if action.verb == verb])


def _leaders(view: View) -> tuple[int, ...]:
    """The side with the most realms, razed or not: those can all be rebuilt; where no realms of one's own win, the side
    nearest to its goal. The first of several.
    """
    sides = [goal.side for goal in view.goals] or [(seat,) for seat in range(len(view.hand_sizes))]
    if view.goals and not any(aim.what in OF_REALMS for goal in view.goals for aim in goal.aims):
        return min(view.goals, key=lambda goal: goal.missing).side
    laid = Counter(card.controller for card in view.table if card.zone == FORMATION)
    return max(sides, key=lambda side: sum(laid[seat] for seat in side))
