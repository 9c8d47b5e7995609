"""The grid of an elimination tournament: its rounds, and who takes which line."""

from __future__ import annotations

import msgspec

from sixrealms.tournament.pairing.table_sizes import PRINTED, Policy, full_tables, sizes_after, table_sizes


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


def general_grid(players: int, policy: Policy = PRINTED) -> Grid:
    """The grid of any number of players from three; for 9, 18 and 60 it is the printed one."""
    sizes = full_tables(players) if policy.threes else table_sizes(players)
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
