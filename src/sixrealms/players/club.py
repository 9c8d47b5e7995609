"""The player of a good evening at the club: tries every option out and takes the best."""

from __future__ import annotations

from sixrealms.players.greedy import GreedyPlayer


class ClubPlayer(GreedyPlayer):
    """The greedy player under the name of its level; games of before know it by the other one."""

    name = "club"
