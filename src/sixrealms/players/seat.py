"""What a computer player sits in front of: their view, and positions to think ahead with."""

from __future__ import annotations

from random import Random

from sixrealms.engine.state import State
from sixrealms.engine.view import View, view
from sixrealms.players.determinise import Secretless, imagine, without_secrets
from sixrealms.players.parameters import Parameters


class PlayerSeat(View):
    """A view whose player can also think ahead.

    Everything here is made from what the player may know: the same view and knowledge give the same seat, whatever
    the others hold.
    """

    secretless: Secretless

    def imagine(self, rng: Random, by: Parameters | None = None) -> State:
        """A position as it may be, for trying things out: `advance` it, `copy` it, ask its levels and legal actions.

        What the player cannot know is dealt by `rng`; every call deals anew. `by` says what is believed of hands
        (`beliefs.py`); without it every deal is equally likely.
        """
        return imagine(self.secretless, rng, by)


def take_seat(s: State, player: int) -> PlayerSeat:
    """What `player` (0 to n-1) sits in front of in this position."""
    mine = PlayerSeat(*view(s, player))
    mine.secretless = without_secrets(s, player)
    return mine
