"""Byes, where only full tables of three can play, and nobody can be a fourth (conflict.tournament.byes)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from sixrealms.tournament.brackets import Bracket
from sixrealms.tournament.pairing.table_sizes import FEWEST
from sixrealms.tournament.pairing.together import Companies
from sixrealms.tournament.scoring.order import lot


def byes_among(
    players: Sequence[str], brackets: Sequence[Bracket], points: Mapping[str, int], *, seed: int, what: str
) -> tuple[str, ...]:
    """Who is left over in this round: nobody twice before everybody once, of those who had equally many whoever has
    fewest points, and of those by lot of the seed.
    """
    had = Counter(one.players[0] for one in brackets if one.bye)
    order = sorted(players, key=lambda one: (had[one], points.get(one, 0), lot(seed, what, "bye", one)))
    return tuple(order[: len(players) % FEWEST]) if len(players) >= FEWEST else ()


def with_byes(found: Companies, free: Sequence[str]) -> Companies:
    """The tables with those who have a bye at the end, each alone.

    Repeated opponents might have been avoided had somebody else the bye, so with byes they are never called certain.
    """
    if not free:
        return found
    tables = (*found.tables, *((one,) for one in free))
    return Companies(tables, found.repeated, certain=found.certain and not found.repeated)
