"""What people say about games: results, corrections, and decisions about tables."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sixrealms.tournament.event import Event, Round, TableState, bracket_of, winner_of
from sixrealms.tournament.plan import deck_size_of, wins_at_once
from sixrealms.tournament.player_names import player_called
from sixrealms.tournament.refusals import EventRefused, refused
from sixrealms.tournament.steps import (
    Awarded,
    By,
    Claimed,
    Corrected,
    Opened,
    Recorded,
    Step,
    Struck,
)
from sixrealms.tournament.tables import Game, game_fault, staying
from sixrealms.tournament.wishes import Award, Correct, Open, Report, Strike


def report(event: Event, wish: Report, by: By) -> tuple[Step, ...]:
    """Write a result down, or note what a player says (`scoring.measure`).

    EventRefused for a round that is not played now, a table that is decided, a game that has its result or is not the
    next one, somebody who does not sit there, and realms or winners that cannot be.
    """
    now, table = _playing(event, wish.round, wish.table)
    number = wish.game or table.next_game
    if number in table.results:
        raise refused("recorded", round=now.number, table=table.number, game=number)
    unrazed, winner = _result(event, now, table, wish.unrazed, wish.winner)
    _check(event, now, table, number, Game(unrazed, winner))
    if number != table.next_game:
        raise refused("not-next", round=now.number, table=table.number, game=number, next=table.next_game)
    if by.role != "player":
        return (Recorded(now.number, table.number, number, unrazed, winner, wish.replay),)
    if by.name not in staying(bracket_of(now, table)):
        raise refused("not-your-table", round=now.number, table=table.number)
    return (Claimed(now.number, table.number, number, unrazed, winner, by.name),)


def correct(event: Event, wish: Correct) -> tuple[Step, ...]:
    """Put a result of any round right; what follows from it is computed again."""
    now, table = table_called(event, wish.round, wish.table)
    if wish.game not in table.results:
        raise refused("no-result", round=now.number, table=table.number, game=wish.game)
    unrazed, winner = _result(event, now, table, wish.unrazed, wish.winner)
    _check(event, now, table, wish.game, Game(unrazed, winner))
    before = table.results[wish.game]
    if (before.unrazed, before.winner) == (unrazed, winner):
        raise refused("same-result", round=now.number, table=table.number, game=wish.game)
    return (Corrected(now.number, table.number, wish.game, unrazed, winner, wish.why),)


def strike(event: Event, wish: Strike) -> tuple[Step, ...]:
    """Take a result away, as that of a game that was started over (`conflict.scoring.mulligans-draws`)."""
    now, table = table_called(event, wish.round, wish.table)
    if wish.game not in table.results:
        raise refused("no-result", round=now.number, table=table.number, game=wish.game)
    return (Struck(now.number, table.number, wish.game, wish.why),)


def award(event: Event, wish: Award) -> tuple[Step, ...]:
    """Give an open bracket to one of those who still sit there."""
    now, table = table_called(event, wish.round, wish.table)
    left = staying(bracket_of(now, table))
    winner = player_called(event, wish.winner, left)
    if winner_of(event, now, table) is not None and not table.awarded:
        raise refused("table-decided", "tournament.match.first-to-two", round=now.number, table=table.number)
    return (Awarded(now.number, table.number, winner.id, wish.why),)


def open_online(event: Event, wish: Open) -> tuple[Step, ...]:
    """Note where a game is played on the network."""
    now, table = _playing(event, wish.round, wish.table)
    if wish.game != table.next_game:
        raise refused("not-next", round=now.number, table=table.number, game=wish.game, next=table.next_game)
    return (Opened(now.number, table.number, wish.game, wish.online),)


def table_called(event: Event, round_: int, number: int) -> tuple[Round, TableState]:
    """A table of a round that was seated."""
    if not event.rounds:
        raise refused("not-started")
    if not 1 <= round_ <= len(event.rounds):
        raise refused("no-round", round=round_, last=len(event.rounds))
    now = event.rounds[round_ - 1]
    table = now.table(number)
    if table is None:
        known = f"{now.tables[0].number}-{now.tables[-1].number}" if len(now.tables) > 1 else str(now.tables[0].number)
        raise refused("no-table", round=round_, table=number, tables=known)
    return now, table


def _playing(event: Event, round_: int, number: int) -> tuple[Round, TableState]:
    """A table of the round that is played now."""
    now, table = table_called(event, round_, number)
    if now is not event.current:
        raise refused("other-round", "tracking.even-pace", round=round_, current=len(event.rounds))
    if (winner := winner_of(event, now, table)) is not None:
        raise refused(
            "decided", "tournament.match.first-to-two", round=round_, table=number, player=event.names[winner]
        )
    return now, table


def _result(
    event: Event, now: Round, table: TableState, said: Mapping[str, int], winner: str
) -> tuple[dict[str, int], str]:
    """A result by ids, in the order of the seats, and the winner, who need not be named where only one can be it."""
    unrazed: dict[str, int] = {}
    for name, count in said.items():
        player = player_called(event, name, table.players).id
        if player in unrazed:
            raise refused("twice-in-result", player=event.names[player])
        unrazed[player] = count
    unrazed = {player: unrazed[player] for player in table.players if player in unrazed}
    if winner:
        return unrazed, player_called(event, winner, table.players).id
    goal = deck_size_of(event.plan).goal
    there = [player for player, count in unrazed.items() if count >= goal]
    if len(there) != 1:
        raise refused("who-won", "scoring.measure", round=now.number, table=table.number, goal=goal)
    return unrazed, there[0]


def _check(event: Event, now: Round, table: TableState, number: int, game: Game) -> None:
    """EventRefused for a result that cannot be; the games after it do not matter."""
    bracket = bracket_of(now, table)
    before = tuple(table.results[one].game for one in sorted(table.results) if one < number)
    bracket = msgspec.structs.replace(bracket, games=before, awarded="")
    at_once = wins_at_once(event.plan)
    fault = game_fault(bracket, game, deck_size_of(event.plan).places, event.plan.wins, wins_at_once=at_once)
    if fault is not None:
        raise EventRefused(fault, event.names)
