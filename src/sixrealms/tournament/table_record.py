"""Records about a table of a round, laid on it when the round is seated.

What was said about the tables of a round, corrections included, is laid on them together, so that everything after
follows from the results as they are now known to be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import ClassVar, NamedTuple

from sixrealms.tournament.event import GameResult, Round, TableState
from sixrealms.tournament.fields import Small
from sixrealms.tournament.operation import Record, Stamp, Values


class TableRecord(Record, frozen=True):
    """A record about one table. It is not applied by itself but laid on its table (`lay_on_tables`)."""

    ends_play: ClassVar[bool] = False
    """Whether by it a game, or all of a table, is over."""

    round: Small
    table: Small

    def about(self) -> tuple[str, ...]:
        return (f"table {self.round} {self.table}",)

    @property
    def for_table(self) -> bool:
        """Whether it is laid on a table at all."""
        return True

    def table_among(self, now: Round, gone: Set[str]) -> TableState | None:
        """The table it is laid on, None where there is none any more; `gone` have left while the round was played."""
        return now.table(self.table)

    def lay(self, here: OnTable) -> str:
        """Put it on its table; why it finds no place there, or nothing."""
        raise NotImplementedError


class OnTable(NamedTuple):
    """A record on its way to its table."""

    table: TableState
    stamp: Stamp
    gone: Set[str]
    """Who leaves while the round is played."""
    writers: dict[tuple[int, int], Fact]
    """By table and game: the record that wrote the result down."""

    def keep(self, game: int, result: GameResult, record: TableRecord) -> None:
        """Write down how a game ended."""
        self.table.results[game] = result
        self.writers[self.table.number, game] = Fact(self.stamp, record)


class Fact(NamedTuple):
    """A record about a table and where it stands in the log."""

    stamp: Stamp
    record: TableRecord


def lay_on_tables(now: Round, facts: Sequence[Fact], wins: int, gone: Set[str]) -> Iterator[tuple[Stamp, str]]:
    """Lay the facts on the tables of a round, which `gone` have left; yields those that find no place, each with why.

    A result belongs to the people it is about: where the seating has changed, it follows them to the table at which
    exactly they sit.
    """
    writers: dict[tuple[int, int], Fact] = {}
    for stamp, record in facts:
        table = record.table_among(now, gone)
        why = record.lay(OnTable(table, stamp, gone, writers)) if table is not None else "other-players"
        if why:
            yield stamp, why
    for table in now.tables:
        for number in _too_many(table, wins):
            del table.results[number]
            if (writer := writers.get((table.number, number))) is not None:
                yield writer.stamp, "decided"


def game_values(record: TableRecord, game: int) -> Values:
    """Which game a sentence speaks of."""
    return {"round": record.round, "table": record.table, "game": game}


def unrazed_by(called: Callable[[str], str], unrazed: Mapping[str, int]) -> str:
    """A result as people write it: every name with their realms."""
    return ", ".join(f"{called(player)} {count}" for player, count in unrazed.items())


def winner_in_words(called: Callable[[str], str], winner: str) -> str:
    """Who has won a game, "-" where all agreed that nobody has."""
    return called(winner) if winner else "-"


def _too_many(table: TableState, wins: int) -> list[int]:
    """The games after the one that decides the table, as its results now are (`tournament.match.first-to-two`)."""
    won: Counter[str] = Counter()
    numbers = sorted(table.results)
    for place, number in enumerate(numbers):
        if not table.results[number].winner:  # agreed to be tied: it brings nobody nearer
            continue
        won[table.results[number].winner] += 1
        if won[table.results[number].winner] >= wins:
            return numbers[place + 1 :]
    return []
