"""The player between the novice and the club player: tries its options out, and judges them roughly."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sixrealms.players.greedy import GreedyPlayer
from sixrealms.players.parameters import CLUB

CASUAL: Final = replace(CLUB, slips=25.0)


class CasualPlayer(GreedyPlayer):
    """Thinks as the club player does, and is off by about a quarter of a realm in what it makes of each option.

    Of two things that are about as good it may take either; what loses or wins a realm it mostly sees.
    """

    name = "casual"
    parameters = CASUAL
