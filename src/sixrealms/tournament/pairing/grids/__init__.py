"""The three grids the source prints, as data, with their misprints put right (grid.9.misprint, grid.18.misprint)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from sixrealms.tournament.pairing.elimination_grid import Grid, general_grid

PLAYERS: Final = (9, 18, 60)


@cache
def printed_grid(players: int) -> Grid | None:
    """The printed grid for so many players, or None where there is none (tracking.grids-provided)."""
    if players not in PLAYERS:
        return None
    return msgspec.json.decode(files(__package__).joinpath(f"{players}.json").read_bytes(), type=Grid)


def grid(players: int) -> Grid:
    """The grid an event of so many players is played on: the printed one, or the general scheme's."""
    return printed_grid(players) or general_grid(players)
