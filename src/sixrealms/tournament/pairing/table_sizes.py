"""How many tables a round has, and how many sit at each."""

from __future__ import annotations

from typing import Final

import msgspec

from sixrealms.errors import TournamentRefused

FEWEST: Final = 3


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """What an organiser may decide about the scheme; as it stands it is that of the printed grids."""

    fours_later: bool = False  # tables of four, not wildcards, after round 1 (conflict.grid.wildcard-or-four-player)
    threes: bool = False  # nothing but tables of three, for games that are played by three (format.team-spirit.teams)
    redraw: bool = False  # winners are seated by lot (conflict.grid.advancement-implicit)


PRINTED: Final = Policy()


def table_sizes(players: int, size: int = 3) -> tuple[int, ...]:
    """How many sit at each table of a round in which everybody plays; tables of another size are the last.

    Tables of three, with as many of four as the number asks (tracking.four-player-balance); or, where the organiser
    wants tables of four, with tables of three for the rest. Nobody stands aside. Five cannot be divided and sit at one
    table (conflict.grid.five-players). TournamentError for fewer than three, or another size.
    """
    if players < FEWEST:
        raise TournamentRefused("event-too-few", count=str(players))
    if size not in (3, 4):
        raise TournamentRefused("event-size-of-table", size=str(size))
    if players == 5:
        return (5,)
    if size == 3:
        fours = players % 3
        return (3,) * (players // 3 - fours) + (4,) * fours
    threes = -players % 4
    return (4,) * ((players - 3 * threes) // 4) + (3,) * threes


def full_tables(players: int) -> tuple[int, ...]:
    """Nothing but tables of three; whoever is left over stands at a table of their own, which is a bye
    (conflict.tournament.byes). TournamentError for fewer than three.
    """
    if players < FEWEST:
        raise TournamentRefused("event-too-few", count=str(players))
    return (FEWEST,) * (players // FEWEST) + (1,) * (players % FEWEST)


def sizes_after(winners: int, policy: Policy = PRINTED) -> tuple[tuple[int, ...], int]:
    """The tables of a round made of so many winners, and how many wildcards it takes (grid.general.recommended).

    One winner has won, and there is no round. Two take a third back in (tracking.two-left), four play one final
    where four can play; other numbers are filled up to tables of three, unless the policy prefers tables of four.
    """
    if winners <= 1:
        return (), 0
    if policy.fours_later and not policy.threes:
        wildcards = 1 if winners in (2, 5) else 0
        full = winners + wildcards
        return ((3, 3) if full == 6 and wildcards else table_sizes(full)), wildcards
    if winners == 4 and not policy.threes:
        return (4,), 0
    wildcards = -winners % 3
    return (3,) * ((winners + wildcards) // 3), wildcards
