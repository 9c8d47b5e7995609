"""Swiss rounds: everybody plays every round, with others of about the same points whom they have not met."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixrealms.tournament.brackets import STAGE, Because, Bracket, Seating, checked_players
from sixrealms.tournament.pairing.advancement import Reasoned, finished_round, seated, size_notes
from sixrealms.tournament.pairing.byes import byes_among, with_byes
from sixrealms.tournament.pairing.final_cut import after_all_rounds
from sixrealms.tournament.pairing.table_sizes import FEWEST, Policy
from sixrealms.tournament.pairing.together import Companies, companies, meetings
from sixrealms.tournament.pairing.together.seats import in_seats
from sixrealms.tournament.scoring.points import PUBLISHED, Scoring, totals

SHORTEST: Final = 3
"""Rounds of an event whose organiser leaves their number open, whatever the field."""


def swiss_rounds(players: int, size: int = 3) -> int:
    """How many rounds a field needs, so that at most one player can win all their brackets; never fewer than three."""
    rounds, field = 0, 1
    while field < players:
        rounds, field = rounds + 1, field * size
    return max(rounds, SHORTEST)


def first_field(brackets: Sequence[Bracket], active: Sequence[str]) -> int:
    """How many played round 1, or would play it now."""
    return sum(len(one.players) for one in brackets if one.round == 1) or len(active)


def swiss_round(
    brackets: Sequence[Bracket],
    active: Sequence[str],
    *,
    seed: int,
    rounds: int = 0,
    cut: int = 0,
    size: int = 3,
    scoring: Scoring = PUBLISHED,
    byes: bool = False,
) -> Seating:
    """The round that follows, for those who are there; late entrants have no points yet, and no opponents.

    Opponents repeat as little as can be found, points are as equal as that allows, and seats are taken in turn. After
    `rounds` rounds (0: as many as the field of round 1 needs) the best `cut` players go on (`final_cut`), or the first
    of the standings has won. With `byes` only full tables play (`byes_among`). TournamentError for fewer than three
    players in round 1, and while a bracket is open.
    """
    latest = finished_round(brackets, scoring) if brackets else []
    in_round = latest[0].round + 1 if latest else 1
    due = rounds or swiss_rounds(first_field(brackets, active), size)
    if in_round > due or (brackets and len(active) < FEWEST):
        policy = Policy(threes=byes)
        return after_all_rounds(brackets, active, rounds=due, cut=cut, scoring=scoring, policy=policy, seed=seed)
    before = meetings(brackets, size)
    points = totals(brackets, scoring, seed=seed)
    what = f"round {in_round}"
    here = checked_players(active)
    free = byes_among(here, brackets, points, seed=seed, what=what) if byes else ()
    playing = [one for one in here if one not in free]
    found = with_byes(companies(playing, before, points, size=size, seed=seed, what=what), free)
    return everybody_seated(in_round, found, brackets, points, size=size, seed=seed)


def everybody_seated(
    in_round: int,
    found: Companies,
    brackets: Sequence[Bracket],
    points: dict[str, int],
    *,
    size: int,
    seed: int,
) -> Seating:
    """A round from who sits together, with seats taken in turn and a reason for every line."""
    before = meetings(brackets, size)
    lines: list[Reasoned] = []
    facts: dict[str, str | int]
    for table in found.tables:
        if len(table) == 1:
            facts = {"player": table[0], "points": points.get(table[0], 0)}
            lines.append((table[0], (Because("has-bye", ("conflict.tournament.byes",), facts),)))
            continue
        order = in_seats(table, before.seats, seed=seed, what=f"round {in_round}")
        for seat, player in enumerate(order, start=1):
            others = ",".join(other for other in order if other != player)
            facts = {"player": player, "points": points.get(player, 0), "players": others}
            had = before.seats.get(player, ())
            times = had[seat - 1] if seat <= len(had) else 0
            lines.append(
                (
                    player,
                    (
                        Because("paired-with", (), facts),
                        Because("paired-seat", (), {"player": player, "seat": seat, "times": times}),
                    ),
                )
            )
    sizes = [len(table) for table in found.tables]
    notes = (*size_notes(sizes, size), *_repeat_notes(found, brackets))
    seating = seated(in_round, sizes, lines, notes)
    return Seating(
        round=in_round, tables=seating.tables, worth=STAGE, seats=seating.seats, notes=seating.notes, final=False
    )


def _repeat_notes(found: Companies, brackets: Sequence[Bracket]) -> tuple[Because, ...]:
    if not found.repeated:
        return (Because("nobody-meets-again"),) if brackets else ()
    count = len(found.repeated)
    head = Because("repeats-unavoidable" if found.certain else "repeats-remain", (), {"count": count})
    return (
        head,
        *(
            Because("meets-again", (), {"player": one, "other": other, "round": _met_last(brackets, one, other)})
            for one, other in found.repeated
        ),
    )


def _met_last(brackets: Sequence[Bracket], one: str, other: str) -> int:
    return max(bracket.round for bracket in brackets if one in bracket.players and other in bracket.players)
