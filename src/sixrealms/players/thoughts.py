"""Why did it do that? What a computer player weighs in a position, with what it holds each answer to be worth."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol, cast

from sixrealms.engine.action import Action
from sixrealms.engine.state import State
from sixrealms.engine.view import View
from sixrealms.players.considered_actions import considered
from sixrealms.players.greedy import BY_HABIT
from sixrealms.players.roster import bot
from sixrealms.players.seat import PlayerSeat, take_seat
from sixrealms.players.weighed import Weighed


class _Weighing(Protocol):
    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """See `Player.choose`."""

    def weigh(self, view: PlayerSeat, options: tuple[Action, ...], rng: Random) -> list[Weighed]:
        """What each option is worth to the player."""


class Thoughts(NamedTuple):
    """What a player of that level makes of the pending decision: its answer, and all it weighed, the best first.

    Nothing is weighed where there is one answer only, where habit answers, and by a player that chooses by chance.
    """

    level: str
    answer: Action
    weighed: tuple[Weighed, ...]


def thoughts(s: State, level: str, seed: str) -> Thoughts:
    """What the computer player of that level thinks for whoever is asked, from what their seat knows and no more.

    With the `seed` that its chance came from in the game these are the very thoughts it had. OptionError names the
    levels there are; the position must have a pending decision.
    """
    decision = s.pending
    assert decision is not None
    player = bot(level)
    options = considered(s)
    seat = take_seat(s, decision.player)
    answer = player.choose(seat, options, Random(seed))
    if len(options) == 1 or decision.about in BY_HABIT or not hasattr(player, "weigh"):
        return Thoughts(level, answer, ())
    found = cast("_Weighing", player).weigh(seat, options, Random(seed))
    return Thoughts(level, answer, tuple(sorted(found, key=lambda one: (one.action != answer, -one.points))))
