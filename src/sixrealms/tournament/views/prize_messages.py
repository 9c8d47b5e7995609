"""Prizes as they are told: what they are for in words, who has them, and which ties they hung on."""

from __future__ import annotations

import msgspec

from sixrealms.tournament.event import Event
from sixrealms.tournament.prize import Prize, PrizeKind
from sixrealms.tournament.reason_sentence import said
from sixrealms.tournament.report.prizes_of_event import prize_results
from sixrealms.wording import say


class ToldPrize(msgspec.Struct, frozen=True):
    """A prize. `title` says in words what it is for, `players` who has it, best place first; `seed` is the number it
    was drawn from. `notes` tell ties that chance or the coordinator decided.
    """

    id: str
    kind: PrizeKind
    title: str
    what: str
    first: int = 0
    last: int = 0
    count: int = 1
    own_title: str = ""
    players: tuple[str, ...] = ()
    seed: int = 0
    notes: tuple[str, ...] = ()


def told_prizes(event: Event, language: str) -> tuple[ToldPrize, ...]:
    """All prizes of an event, in the order in which they were stated."""
    names = event.names
    return tuple(
        ToldPrize(
            id=one.prize.id,
            kind=one.prize.kind,
            title=title_of(one.prize, language),
            what=one.prize.what,
            first=one.prize.first,
            last=one.prize.last,
            count=one.prize.count,
            own_title=one.prize.title,
            players=one.players,
            seed=one.seed,
            notes=tuple(said(note, language, names) for note in one.notes),
        )
        for one in prize_results(event)
    )


def title_of(prize: Prize, language: str) -> str:
    """What a prize is for: a place or places, a title, or the door."""
    if prize.kind == "title":
        return prize.title
    return say(
        f"prize-{prize.kind}", language, first=prize.first, last=prize.last, several=int(prize.last > prize.first)
    )
