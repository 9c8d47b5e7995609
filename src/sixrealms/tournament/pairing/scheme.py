"""The shape of an elimination tournament: how many tables each round has, and who takes which line."""

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


class GridLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a bracket, and whose it is: that of the winner of a bracket of the last round, or of a wildcard."""

    line: int
    winner_of: int = 0
    wildcard: int = 0


class GridBracket(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bracket of a grid. `note` is the message that stands below it on the sheet."""

    number: int
    lines: tuple[GridLine, ...]
    page: int = 1
    note: str = ""


class GridRound(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round of a grid."""

    round: int
    brackets: tuple[GridBracket, ...]
    final: bool = False


class Grid(msgspec.Struct, frozen=True, omit_defaults=True):
    """The way of everybody to the final."""

    players: int
    rounds: tuple[GridRound, ...]
    pages: int = 1
    lines_restart: bool = False  # the sheet numbers the lines of each bracket of round 1 from 1 (grid.9.line-numbers)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many brackets each round has."""
        return tuple(len(one.brackets) for one in self.rounds)


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


def general_grid(players: int, policy: Policy = PRINTED) -> Grid:
    """The grid of any number of players from three; for 9, 18 and 60 it is the printed one."""
    sizes = table_sizes(players)
    line = 0
    rounds: list[GridRound] = []
    wildcards = winners = 0
    while sizes:
        at = len(rounds) + 1
        brackets, line, winner = [], 0, 0
        for number, size in enumerate(sizes, start=1):
            lines = []
            wild_from = len(sizes) - wildcards  # wildcards take the last line of the last tables
            for seat in range(size):
                line += 1
                if at == 1:
                    lines.append(GridLine(line))
                elif number > wild_from and seat == size - 1:
                    lines.append(GridLine(line, wildcard=number - wild_from))
                else:
                    winner += 1
                    lines.append(GridLine(line, winner_of=winner))
            brackets.append(GridBracket(number, tuple(lines)))
        rounds.append(GridRound(at, tuple(brackets), final=len(brackets) == 1))
        winners = len(brackets)
        sizes, wildcards = sizes_after(winners, policy)
    return Grid(players, tuple(rounds))
