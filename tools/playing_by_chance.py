"""Games in which every choice a computer player considers is as likely as any other, the same for the same setup."""

from __future__ import annotations

from sixrealms import table
from sixrealms.engine.action import Action
from sixrealms.engine.chance import mix
from sixrealms.engine.kit import GameSetup
from sixrealms.engine.run import advance
from sixrealms.engine.state import State
from sixrealms.players.considered_actions import considered


def play(setup: GameSetup) -> list[Action]:
    """The actions of the game."""
    return played(setup)[0]


def played(setup: GameSetup) -> tuple[list[Action], State]:
    """The actions of the game and its end."""
    if isinstance(setup.seed, str):
        raise TypeError("these games are told by a number")
    state = table.start(setup)
    actions: list[Action] = []
    while state.pending is not None:
        options = considered(state)
        actions.append(options[mix(setup.seed + 1, len(actions)) % len(options)])
        advance(state, actions[-1])
    return actions, state
