"""The yardstick of playing towards a goal: the same player, who always believes that six realms of his own win."""

from __future__ import annotations

from typing import Final

from sixrealms.engine.goal import UNRAZED, Aim, Goal
from sixrealms.engine.state import State
from sixrealms.players.base import Player, bot
from sixrealms.players.greedy import GreedyPlayer

_REALMS: Final = 6


def six_realms(s: State, seat: int) -> Goal:
    """Everybody for himself, and six unrazed realms win."""
    return Goal((seat,), (Aim(UNRAZED, s.unrazed(seat), _REALMS),))


class Builder(GreedyPlayer):
    """Greedy, and blind to what wins the game at hand."""

    name = "builder"

    def __init__(self) -> None:
        super().__init__(six_realms)


def player(name: str) -> Player:
    """The builder, or the computer player of that name; OptionError names those there are."""
    return Builder() if name == Builder.name else bot(name)
