"""From one round of an elimination tournament to the next, with the reason for everybody who goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

import msgspec

from sixrealms.errors import TournamentRefused
from sixrealms.tournament.brackets import (
    Because,
    Bracket,
    Seating,
    Table,
    TableSeat,
    bracket_winner,
    checked_players,
    open_brackets,
)
from sixrealms.tournament.pairing.table_sizes import FEWEST, PRINTED, Policy, full_tables, sizes_after, table_sizes
from sixrealms.tournament.pairing.team_mates import apart, together
from sixrealms.tournament.scoring.order import in_order
from sixrealms.tournament.scoring.points import PUBLISHED, Scoring
from sixrealms.tournament.scoring.standings import RANKING, Tally, measures, records, tie_broken

NO_TEAMS: Final[Mapping[str, str]] = MappingProxyType({})


def first_round(
    players: Sequence[str],
    *,
    seed: int,
    drawn: bool = True,
    policy: Policy = PRINTED,
    teams: Mapping[str, str] = NO_TEAMS,
) -> Seating:
    """Everybody on the lines of round 1, by lot of the seed, or as they stand where nothing is `drawn`.

    Nobody is turned away (tracking.never-turn-away): numbers that do not divide make tables of four, five players one
    table of five; where only three can play, whoever is left over has a bye (conflict.tournament.byes). TournamentError
    for fewer than three, or for somebody named twice. Those of the same team in `teams` sit apart where they can.
    """
    order = list(checked_players(players))
    sizes = full_tables(len(order)) if policy.threes else table_sizes(len(order))
    because = Because("seated-by-lot", ("conflict.grid.seeding",)) if drawn else Because("seated-as-listed")
    if drawn:
        Random(f"{seed}:round 1").shuffle(order)
    found = seated(1, sizes, [(player, (because,)) for player in order], size_notes(sizes))
    return mates_apart(found, teams, seed=seed)


def mates_apart(seating: Seating, teams: Mapping[str, str], *, seed: int) -> Seating:
    """Round 1 dealt anew so that team-mates sit at different tables, where there are teams at all."""
    if not any(teams.values()):
        return seating
    sizes = [len(table.players) for table in seating.tables]
    players = [player for table in seating.tables for player in table.players]
    order = apart(players, sizes, teams, Random(f"{seed}:teams"))
    because = Because("seated-apart", ("conflict.grid.seeding",))
    again = seated(seating.round, sizes, [(player, (because,)) for player in order], ())
    pairs = together([table.players for table in again.tables], teams)
    note = (Because("mates-meet", (), {"count": pairs}),) if pairs else ()
    return msgspec.structs.replace(seating, tables=again.tables, seats=again.seats, notes=(*seating.notes, *note))


def size_notes(sizes: Sequence[int], size: int = FEWEST) -> tuple[Because, ...]:
    """What a round's tables of an unusual size are for."""
    ids = ("tracking.four-player-balance", "tracking.never-turn-away")
    notes = []
    for unusual in sorted(set(sizes) - {size}):
        key = {1: "byes", 2: "tables-of-two", 3: "tables-of-three", 4: "tables-of-four"}.get(unusual, "table-of-five")
        rules = {
            1: ("conflict.tournament.byes",),
            2: ("running.scored.three-player-games",),
            5: ("conflict.grid.five-players",),
        }.get(unusual, ids)
        notes.append(Because(key, rules, {"count": sizes.count(unusual)}))
    return tuple(notes)


def next_round(
    brackets: Sequence[Bracket],
    active: Sequence[str],
    scoring: Scoring = PUBLISHED,
    policy: Policy = PRINTED,
    *,
    seed: int,
) -> Seating:
    """The round that follows from all brackets played so far, for those who are still there.

    The winner of bracket n takes the n-th line that is not a wildcard's; vacancies go to the best of those who do not
    advance, by the measures of the standings (conflict.grid.wildcard-pool), one to each of the last tables, where
    winners outnumber them (grid.wildcard.minority). A winner who has left is passed over. One winner alone is never met
    by players brought back: the tournament is their. TournamentError while a bracket is open, with its number
    (tracking.even-pace).
    """
    latest = finished_round(brackets, scoring)
    last = latest[0].round
    here = set(active)
    won = {one.number: bracket_winner(one, scoring.wins_needed) or "" for one in latest}
    if latest[-1].final:
        return Seating(round=last + 1, winner=won[latest[-1].number])
    notes = [
        Because("winner-gone", ("conflict.scoring.dropouts",), {"player": player, "table": number})
        for number, player in won.items()
        if player not in here
    ]
    going_on = [
        (player, Because("advance-winner", ("grid.general.recommended",), _bracket(player, last, number)))
        for number, player in won.items()
        if player in here
    ]
    ranking = _Ranking(brackets, [one for one in active if one not in won.values()], scoring, seed)
    if not going_on:
        going_on = [
            (player, Because("advance-instead", ("conflict.scoring.dropouts",), {"player": player}))
            for player in ranking.players[: len(latest)]
        ]
        ranking = _Ranking(brackets, ranking.players[len(going_on) :], scoring, seed)
    if len(going_on) <= 1:
        alone = going_on[0][0] if going_on else ""
        if alone:
            notes.append(Because("winner-alone", ("grid.wildcard.minority",), {"player": alone}))
        return Seating(round=last + 1, winner=alone, notes=tuple(notes))
    if policy.redraw:
        Random(f"{seed}:round {last + 1}").shuffle(going_on)
    sizes, wildcards = sizes_after(len(going_on), policy)
    if len(ranking.players) < wildcards:
        wildcards = len(ranking.players)
        together = len(going_on) + wildcards
        fill = full_tables if policy.threes else table_sizes
        sizes = fill(together) if together >= FEWEST else (together,)
    two_left = len(going_on) == 2
    brought = [
        (player, tuple(ranking.because(at, two_left=two_left, last=at == wildcards - 1)))
        for at, player in enumerate(ranking.players[:wildcards])
    ]
    lines = list(_lines(sizes, going_on, brought))
    return seated(last + 1, sizes, lines, (*notes, *size_notes(sizes)))


def finished_round(brackets: Sequence[Bracket], scoring: Scoring) -> list[Bracket]:
    """The brackets of the latest round. TournamentError while one of them is open, naming it (tracking.even-pace)."""
    last = max(bracket.round for bracket in brackets)
    latest = sorted((one for one in brackets if one.round == last), key=lambda one: one.number)
    unfinished = open_brackets(latest, scoring.wins_needed)
    if unfinished:
        named = ", ".join(str(one.number) for one in unfinished)
        raise TournamentRefused("event-round-open", round=str(last), brackets=named)
    return latest


def _bracket(player: str, in_round: int, number: int) -> dict[str, str | int]:
    return {"player": player, "round": in_round, "table": number}


class _Ranking:
    """Those who do not advance, best first."""

    def __init__(self, brackets: Sequence[Bracket], players: Sequence[str], scoring: Scoring, seed: int) -> None:
        self._done = records(brackets, scoring, seed=seed)
        self._out = {player: one.round for one in brackets for player in one.players}
        self._ranked = in_order(players, measures(self._done, seed, scoring.ruled))
        self.players = [one.player for one in self._ranked]

    def because(self, at: int, *, two_left: bool, last: bool) -> Iterator[Because]:
        """Why number `at` advances; for the `last` who does, also why the next one with as many points does not."""
        player = self.players[at]
        record = self._done.get(player, Tally())
        facts: dict[str, str | int] = {
            "player": player,
            "points": record.points,
            "realms": record.realms,
            "place": at + 1,
        }
        ids = ("tracking.two-left", "tracking.two-left.pool") if two_left else ("conflict.grid.wildcard-pool",)
        if player in self._out:
            yield Because("advance-best", (*ids, RANKING), {**facts, "round": self._out[player]})
        else:
            yield Because("advance-unplayed", (*ids, RANKING), facts)
        if last and at + 1 < len(self._ranked):
            behind = self._ranked[at + 1]
            if behind.behind_by not in ("", "points"):
                theirs = self._done.get(behind.player, Tally())
                yield tie_broken(behind.behind_by, behind.player, theirs, player, record)


Reasoned = tuple[str, tuple[Because, ...]]
"""Somebody, and why they stand there."""


def _lines(
    sizes: Sequence[int], winners: Sequence[tuple[str, Because]], brought: Sequence[Reasoned]
) -> Iterator[Reasoned]:
    """Who stands on which line: winners in order, and the players brought back on the last line of the last tables."""
    ordered = iter(winners)
    wild_from = len(sizes) - len(brought)
    for number, size in enumerate(sizes):
        for _ in range(size - (number >= wild_from)):
            player, because = next(ordered)
            yield player, (because,)
        if number >= wild_from:
            yield brought[number - wild_from]


def seated(in_round: int, sizes: Sequence[int], lines: Sequence[Reasoned], notes: tuple[Because, ...]) -> Seating:
    """A round from its lines: the first players at the first table, and so on. One table alone is the final."""
    seats = tuple(TableSeat(at, player, because) for at, (player, because) in enumerate(lines, start=1))
    tables = []
    start = 0
    for number, size in enumerate(sizes, start=1):
        tables.append(Table(number, tuple(seat.player for seat in seats[start : start + size])))
        start += size
    return Seating(round=in_round, tables=tuple(tables), final=len(sizes) == 1, seats=seats, notes=notes)
