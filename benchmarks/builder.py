"""The yardstick of playing towards a goal: the same player, who always believes that six realms of their own win."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.goal import UNRAZED, Aim, Goal
from sixrealms.engine.state import State
from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.roster import Player, bot
from sixrealms.players.valuation import decided, standing, value

_REALMS: Final = 6
_GOAL_REACHED: Final = frozenset({"goal", "tie"})


def six_realms(s: State, seat: int) -> Goal:
    """Everybody for themselves, and six unrazed realms win."""
    return Goal((seat,), (Aim(UNRAZED, s.unrazed(seat), _REALMS),))


class Builder(GreedyPlayer):
    """Greedy, and blind to what wins the game at hand: neither its valuation nor what it imagines tells it.

    Where a game it plays on in its head is won by somebody, it does not notice; where somebody has six realms it takes
    the game to be won. Everything else that ends a game (a draw agreed on, a limit of turns) it knows.
    """

    name = "builder"

    def __init__(self) -> None:
        super().__init__(six_realms)

    def _judge(self, s: State, me: int) -> float:
        if s.result is not None and s.result.reason not in _GOAL_REACHED:
            return value(s, me, six_realms)
        winners = next(((seat,) for seat in (s.active, *s.seats_after(s.active)) if s.unrazed(seat) >= _REALMS), ())
        return standing(s, me, six_realms) + (decided((me,), me, winners) if winners else 0.0)


def player(name: str) -> Player:
    """The builder, or the computer player of that name; OptionError names those there are."""
    return Builder() if name == Builder.name else bot(name)
