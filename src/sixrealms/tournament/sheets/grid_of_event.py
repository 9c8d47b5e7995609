"""The brackets of an event as its grid shows them: those that are seated, and those to come with whom they wait for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sixrealms.tournament.brackets import Because, bracket_winner
from sixrealms.tournament.event import Event, Round, bracket_of
from sixrealms.tournament.pairing import grids
from sixrealms.tournament.pairing.elimination_grid import general_grid
from sixrealms.tournament.pairing.seat_reasons import seating_of
from sixrealms.tournament.pairing.table_sizes import FEWEST, Policy, sizes_after
from sixrealms.tournament.plan import policy_of
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.scoring.points import places
from sixrealms.tournament.scoring.scores import scoring_of
from sixrealms.tournament.sheets.grid import SheetGridBracket, SheetGridLine
from sixrealms.wording import say

_BROUGHT = ("advance-best", "advance-unplayed", "advance-instead")


def boxes_of(event: Event, number: int, page: int, size: int, language: str) -> list[SheetGridBracket]:
    """A page of the brackets of a round that is seated, for halls whose grid nobody can look at at once."""
    if not 1 <= number <= len(event.rounds):
        return []
    return _seated(event, event.rounds[number - 1], language, slice(size * (page - 1), size * page))


def rounds_of(event: Event, language: str) -> tuple[list[list[SheetGridBracket]], bool]:
    """The rounds of the grid, and whether it has lines for players who are brought back."""
    rounds = [_seated(event, one, language) for one in event.rounds]
    if event.plan.scheme != "grid" or event.winner:
        return rounds, any(one.note for boxes in rounds for one in boxes)
    entrants = len(event.active)
    if not rounds:
        if entrants < FEWEST:
            return [[SheetGridBracket(1, 1, tuple(SheetGridLine(at) for at in (1, 2, 3)), final=True)]], False
        rounds = [_open(entrants, policy_of(event.plan))]
    if rounds[-1][0].final:
        return rounds, any(one.note for boxes in rounds for one in boxes)
    return rounds + _to_come(event, rounds, language), True


def _numbers(sizes: Sequence[int], restart: bool) -> list[list[int]]:
    """The numbers of the lines: through all brackets of a round, or in each from 1 (grid.9.line-numbers)."""
    found, line = [], 0
    for size in sizes:
        line = 0 if restart else line
        found.append([line + at for at in range(1, size + 1)])
        line += size
    return found


def _restarts(number: int, entrants: int) -> bool:
    printed = grids.printed_grid(entrants)
    return number == 1 and printed is not None and printed.lines_restart


def _open(entrants: int, policy: Policy) -> list[SheetGridBracket]:
    """Round 1 before it is seated."""
    first = (general_grid(entrants, policy) if policy.threes else grids.grid(entrants)).rounds[0]
    sizes = [len(one.lines) for one in first.brackets]
    return [
        SheetGridBracket(1, at, tuple(map(SheetGridLine, lines)), final=first.final)
        for at, lines in enumerate(_numbers(sizes, _restarts(1, entrants)), 1)
    ]


def _seated(event: Event, now: Round, language: str, shown: slice = slice(None)) -> list[SheetGridBracket]:
    scoring, seed, names = scoring_of(event.plan), event.plan.seed, event.names
    seating = seating_of(event, now.number) if now.number > 1 else None
    why = {seat.player: seat.because for seat in seating.seats} if seating is not None else {}
    sizes = [len(table.players) for table in now.tables]
    boxes = []
    numbered = list(zip(now.tables, _numbers(sizes, _restarts(now.number, sum(sizes))), strict=True))
    for table, lines in numbered[shown]:
        bracket = bracket_of(now, table)
        won = bracket_winner(bracket, event.plan.wins) is not None
        points = {one.player: one.points for one in places(bracket, scoring, seed=seed)} if won else {}
        brought = [
            (line, " ".join(said(one, language, names) for one in why[player]))
            for line, player in zip(lines, table.players, strict=True)
            if any(one.key in _BROUGHT for one in why.get(player, ()))
        ]
        boxes.append(
            SheetGridBracket(
                now.number,
                table.number,
                tuple(
                    SheetGridLine(line, who, points=points.get(who))
                    for line, who in zip(lines, table.players, strict=True)
                ),
                bracket.games,
                final=now.final,
                factor=bracket.factor * scoring.multiplier,
                note=_bye(bracket.players[0], names, language)
                if bracket.bye
                else " ".join(say("sheet-line-note", language, line=line, why=text) for line, text in brought),
            )
        )
    return boxes


def _bye(player: str, names: Mapping[str, str], language: str) -> str:
    return said(Because("has-bye-here", (), {"player": player}), language, names)


def _to_come(event: Event, rounds: Sequence[Sequence[SheetGridBracket]], language: str) -> list[list[SheetGridBracket]]:
    """The rounds that follow, if all stay: which winner each line waits for, and where someone is brought back."""
    policy = policy_of(event.plan)
    printed = grids.printed_grid(sum(len(one.lines) for one in rounds[0]))
    found: list[list[SheetGridBracket]] = []
    winners, number = len(rounds[-1]), len(rounds)
    sizes, wildcards = sizes_after(winners, policy)
    while sizes:
        number += 1
        alike = printed is not None and len(printed.rounds) >= number
        notes = [one.note for one in printed.rounds[number - 1].brackets] if printed is not None and alike else []
        winner, boxes = 0, []
        for at, lines in enumerate(_numbers(sizes, restart=False)):
            wild = at - (len(sizes) - wildcards) + 1
            awaited = []
            for line in lines:
                if wild > 0 and line == lines[-1]:
                    awaited.append(SheetGridLine(line, awaited=_wildcard(wild, language)))
                else:
                    winner += 1
                    awaited.append(SheetGridLine(line, awaited=_winner(winner, policy, language)))
            note = say(notes[at], language) if at < len(notes) and notes[at] else ""
            final = len(sizes) == 1
            factor = number * event.plan.points_multiplier
            boxes.append(SheetGridBracket(number, at + 1, tuple(awaited), final=final, factor=factor, note=note))
        found.append(boxes)
        sizes, wildcards = sizes_after(len(sizes), policy)
    return found


def _winner(bracket: int, policy: Policy, language: str) -> str:
    if policy.redraw:
        return say("sheet-awaits-lot", language)
    return say("sheet-awaits-winner", language, bracket=bracket)


def _wildcard(order: int, language: str) -> str:
    if order == 1:
        return say("sheet-awaits-wildcard", language)
    return say("sheet-awaits-next-wildcard", language, order=order)
