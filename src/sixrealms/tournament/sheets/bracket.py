"""The bracket of an event as data: who met whom in the rounds somebody advances in, who won, and where they went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from sixrealms.tournament.brackets import STAGE, wins
from sixrealms.tournament.event import Event, Round, TableState, bracket_of, winner_of
from sixrealms.tournament.refusals import refused
from sixrealms.wording import say

MOST_TABLES: Final = 27
"""Tables of the first round that is drawn: of a larger field the picture begins later, where it can be read."""


class BracketPlayer(msgspec.Struct, frozen=True):
    """Somebody at a table: games won there, whether they won the table, and the table of the next round they went to
    (0: none).
    """

    name: str
    wins: int
    won: bool
    to: int = 0


class BracketTable(msgspec.Struct, frozen=True):
    """A table with its players, the winner first once there is one."""

    number: int
    heading: str
    players: tuple[BracketPlayer, ...]


class BracketRound(msgspec.Struct, frozen=True):
    """A round with its tables in their order."""

    heading: str
    tables: tuple[BracketTable, ...]


class BracketOfEvent(msgspec.Struct, frozen=True):
    """The rounds of the bracket from the first that is drawn, the last one last; `lines` tell all of it in words."""

    title: str
    rounds: tuple[BracketRound, ...]
    lines: tuple[str, ...]
    winner: str = ""


def bracket_of_event(event: Event, language: str) -> BracketOfEvent:
    """The bracket as far as it is seated: of a grid every round, else the rounds after the cut.

    EventRefused where nobody advances yet, or never does.
    """
    rounds = _rounds_of(event)
    if not rounds:
        raise refused("no-bracket")
    after = [*rounds[1:], None]
    drawn = tuple(_round(event, now, then, language) for now, then in zip(rounds, after, strict=True))
    winner = event.called(event.winner) if event.winner else ""
    title = say("bracket-title", language, event=event.plan.name, decided=int(bool(winner)), winner=winner or "-")
    return BracketOfEvent(title, drawn, tuple(_told(drawn, language)), winner)


def has_bracket(event: Event) -> bool:
    """Whether somebody advances already."""
    return bool(_rounds_of(event))


def _rounds_of(event: Event) -> list[Round]:
    """The rounds somebody advances in or into, from the first that is small enough to be drawn."""
    rounds = [now for now in event.rounds if event.plan.scheme == "grid" or now.final or now.worth > STAGE]
    small = [at for at, now in enumerate(rounds) if len(now.tables) <= MOST_TABLES]
    return rounds[small[0] :] if small else []


def _round(event: Event, now: Round, then: Round | None, language: str) -> BracketRound:
    kind = "final" if now.final else "round"
    tables = tuple(_table(event, now, table, then, language) for table in now.tables)
    return BracketRound(say(f"bracket-{kind}", language, round=now.number), tables)


def _table(event: Event, now: Round, table: TableState, then: Round | None, language: str) -> BracketTable:
    bracket, winner = bracket_of(now, table), winner_of(event, now, table)
    order = sorted(table.players, key=lambda one: (one != winner, -wins(bracket, one)))
    players = []
    for one in order:
        there = then.table_of(one) if then is not None else None
        players.append(
            BracketPlayer(
                event.called(one), wins(bracket, one), one == winner, there.number if there is not None else 0
            )
        )
    heading = say("bracket-final" if now.final else "bracket-table", language, round=now.number, table=table.number)
    return BracketTable(table.number, heading, tuple(players))


def _told(rounds: Sequence[BracketRound], language: str) -> list[str]:
    """The same in words, for who cannot see the picture: a line for every table."""
    found = []
    for now in rounds:
        for table in now.tables:
            players = ", ".join(f"{one.name} {one.wins}" for one in table.players)
            winner = next((one.name for one in table.players if one.won), "")
            where = now.heading if table.heading == now.heading else f"{now.heading}, {table.heading}"
            found.append(
                say("bracket-told", language, where=where, players=players, won=int(bool(winner)), winner=winner or "-")
            )
    return found
