"""Who has which prize, and what the lot or the coordinator decided about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from sixrealms.tournament.brackets import Because
from sixrealms.tournament.event import Event
from sixrealms.tournament.prize import Prize
from sixrealms.tournament.scoring.scores import standings_of
from sixrealms.tournament.scoring.standings import Standing
from sixrealms.tournament.scoring.ties import tied_at, tied_in_standings


class PrizeResult(msgspec.Struct, frozen=True):
    """A prize and who has it, best place first; nobody while that is open.

    `seed` is the number it was drawn from; `notes` tell the ties that chance or a ruling decided for or against them.
    """

    prize: Prize
    players: tuple[str, ...] = ()
    seed: int = 0
    notes: tuple[Because, ...] = ()


def prize_results(event: Event) -> tuple[PrizeResult, ...]:
    """All prizes in the order in which they were stated; those of places are open until the event is decided."""
    lines = standings_of(event) if event.winner and any(one.kind == "place" for one in event.prizes) else ()
    groups = tuple(_ties(event)) if lines else ()
    return tuple(_result(event, prize, lines, groups) for prize in event.prizes)


def _result(event: Event, prize: Prize, lines: Sequence[Standing], groups: Sequence[tuple[str, ...]]) -> PrizeResult:
    if prize.kind != "place":
        given = event.prizes_given.get(prize.id)
        return PrizeResult(prize, given.players, given.seed) if given is not None else PrizeResult(prize)
    have = tuple(line.player for line in lines if prize.first <= line.rank <= prize.last)
    return PrizeResult(prize, have, 0, tuple(_notes(event, have, groups)))


def _ties(event: Event) -> Iterator[tuple[str, ...]]:
    """Those whom nothing counted tells apart: in the standings, and at the final table, whose order comes before."""
    yield from tied_in_standings(event)
    final = event.rounds[-1]
    if final.final:
        for table in final.tables:
            yield from tied_at(event, final, table)


def _notes(event: Event, have: Sequence[str], groups: Sequence[tuple[str, ...]]) -> Iterator[Because]:
    """The ties that go across the border of a prize: somebody has it, and somebody who is equal does not."""
    ruled = {*event.ruled, *(player for now in event.rounds[-1:] for table in now.tables for player in table.ruled)}
    for group in groups:
        inside = [player for player in group if player in have]
        outside = [player for player in group if player not in have]
        if inside and outside:
            by = "ruling" if ruled >= set(group) else "lot"
            names = {"who": _named(event, inside), "others": _named(event, outside)}
            yield Because(f"prize-tie-by-{by}", ("conflict.scoring.ranking-of-eliminated",), dict(names))


def _named(event: Event, players: Sequence[str]) -> str:
    return ", ".join(map(event.called, players))
