"""What every computer player is, and the list of those that can be named on a command line."""

from __future__ import annotations

import difflib
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import MappingProxyType
from typing import Final, Protocol, cast

from sixrealms.engine.action import Action
from sixrealms.engine.view import View
from sixrealms.errors import OptionRefused


class Player(Protocol):
    """Somebody who answers decisions from what they can see.

    `looks` says whether the answer depends on the view. A player that looks is handed a `PlayerSeat`: the view, and
    positions to think ahead with (`players/seat.py`). One that never looks is handed `UNSEEN`, so that its games
    are not slowed down by views nobody reads. A player keeps nothing between two decisions: the same view, options
    and state of `rng` give the same answer.
    """

    name: str
    looks: bool

    def choose(self, view: View, options: tuple[Action, ...], rng: Random) -> Action:
        """One of `options`, which holds at least one; all chance comes from `rng`."""


#: The view of somebody who does not look.
UNSEEN: Final = View(-1, -1, -1, 0, (), (), (), (), (), None, -1, "", (), None)

#: Where each player is written: module and class, by the name it is asked for; the weakest first.
BOTS: Final = MappingProxyType(
    {
        "random": "sixrealms.players.random_player:RandomPlayer",
        "novice": "sixrealms.players.novice:NovicePlayer",
        "casual": "sixrealms.players.casual:CasualPlayer",
        "club": "sixrealms.players.club:ClubPlayer",
        "strong": "sixrealms.players.strong:StrongPlayer",
        "expert": "sixrealms.players.expert:ExpertPlayer",
        "greedy": "sixrealms.players.greedy:GreedyPlayer",
    }
)
#: The levels people choose among, the weakest first. The others are for tests and for who measures.
LEVELS: Final = ("novice", "casual", "club", "strong", "expert")
#: What a level was called in games and tables of before.
OLDER_NAMES: Final = MappingProxyType({"greedy": "club"})


def bot_names() -> tuple[str, ...]:
    """The names of the computer players whose code is part of this version."""
    return tuple(name for name, path in BOTS.items() if name not in OLDER_NAMES and find_spec(path.partition(":")[0]))


def is_bot(name: str) -> bool:
    """Whether there is a computer player of that name, be it one of before."""
    return name in OLDER_NAMES or name in bot_names()


def bot(name: str) -> Player:
    """The computer player of that name, be it one of before; OptionError names those there are."""
    if not is_bot(name):
        known = bot_names()
        near = difflib.get_close_matches(name, known, n=1)
        if near:
            raise OptionRefused("bot-unknown-near", name=repr(name[:60]), near=near[0])
        raise OptionRefused("bot-unknown", name=repr(name[:60]), known=", ".join(known))
    module, _, made = BOTS[name].partition(":")
    return cast("Player", getattr(import_module(module), made)())
