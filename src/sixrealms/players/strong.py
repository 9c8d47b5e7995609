"""The player that tries its options out and reads the game: what hands it cannot see probably hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.parameters import CLUB

STRONG: Final = replace(
    CLUB,
    luck=0.0,
    in_pool=12.0,
    per_level=5.0,
    counter=3.0,
    believed_champion=0.1,
    believed_realm=0.7,
    believed_equipment=0.4,
)


class StrongPlayer(GreedyPlayer):
    """Attacks where it should succeed and never for luck, expects no champions in the hand of somebody who would have
    called them, keeps what answers an attack for what hurts, and holds its champions dear.
    """

    name = "strong"
    parameters = STRONG
