"""The player that knows the rules of the game and a few of thumb, and now and then misjudges."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from sixrealms.engine.action import Action
from sixrealms.engine.view import View
from sixrealms.players.greedy import BY_HABIT, first_of_all
from sixrealms.players.parameters import CLUB, Parameters
from sixrealms.players.playout_policy import habit
from sixrealms.players.rules_of_thumb import impressions
from sixrealms.players.seat import PlayerSeat
from sixrealms.players.weighed import Weighed

NOVICE: Final = replace(CLUB, slips=12.0)


class NovicePlayer:
    """Lays realms, brings champions into the pool and attacks where it looks promising, without trying anything out.

    It misjudges by some points: it sends a champion that is a little too weak, keeps one back that would do, forgets a
    card it could play. What is clearly wrong it does not do.
    """

    name = "novice"
    looks = True
    parameters: Parameters = NOVICE

    def __init__(self, parameters: Parameters | None = None) -> None:
        """`parameters` are those of the level unless others are on trial."""
        if parameters is not None:
            self.parameters = parameters

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """What seems best at first sight."""
        if len(options) == 1:
            return options[0]
        if not isinstance(view, PlayerSeat):
            return first_of_all(options)
        if view.about in BY_HABIT:
            return habit(view.imagine(rng))
        return max(self.weigh(view, options, rng), key=lambda one: one.points).action

    def weigh(self, view: PlayerSeat, options: tuple[Action, ...], rng: Random) -> list[Weighed]:
        """What each option seems to be worth, in points of its own: leaving things as they are is worth nothing."""
        s = view.imagine(rng)
        decision = s.pending
        assert decision is not None
        slips = self.parameters.slips
        return [
            Weighed(action, points + rng.gauss(0.0, slips))
            for action, points in zip(options, impressions(s, decision._replace(options=options)), strict=True)
        ]
