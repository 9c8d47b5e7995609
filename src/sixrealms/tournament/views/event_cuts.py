"""Which part of an event is told, for readers who look at a page of a long list and not at all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sixrealms.tournament.event import TableState
from sixrealms.tournament.player_lookup import folded
from sixrealms.tournament.report.prizes_of_event import prize_results
from sixrealms.tournament.scoring.standings import Standing
from sixrealms.tournament.views.event_lists import EventLists
from sixrealms.tournament.views.event_messages import Part, ToldCounts, ToldEvent, ToldStretch
from sixrealms.tournament.views.list_pages import Entry, page_of

BESIDE = 2
"""Places above and below the own one that a phone is told."""
ALL_NAMED = 200
"""Players up to whom all are named where a prize is given to one of them."""


class WantedStretch(NamedTuple):
    """What a page asks for: a stretch of a list, in which `search` is found; `beside` names a player, or a table by its
    number, whose page it is to be instead of `page`. `of_round` 0 is the current one.
    """

    part: Part
    search: str = ""
    page: int = 1
    size: int = 60
    of_round: int = 0
    beside: str = ""


class Cut(NamedTuple):
    """The part of an event that is told: these people, tables by their round, lines of the standings, and ties."""

    players: Sequence[str]
    tables: Mapping[int, Sequence[TableState]]
    lines: Sequence[Standing]
    tied: Sequence[tuple[str, ...]]
    stretch: ToldStretch | None = None
    prizes: bool = False
    teams: bool = False


def cut_of(lists: EventLists, wanted: WantedStretch, *, runs: bool) -> Cut:
    """The people, tables or places of a page; with them everybody who is named anywhere else in the answer."""
    event = lists.event
    part = usual_part(lists) if wanted.part == "usual" else wanted.part
    wanted = wanted._replace(part=part)
    players: Sequence[str] = ()
    tables: dict[int, Sequence[TableState]] = {}
    lines: Sequence[Standing] = ()
    tied: list[tuple[str, ...]] = []
    number = min(wanted.of_round or len(event.rounds), len(event.rounds))
    sought = folded(wanted.search)
    if part == "players":
        found = [one for one in event.players if sought in lists.called[one]]
        players, stretch = _page(wanted, found, lambda one: one == wanted.beside)
    elif part in ("tables", "wall"):
        seated = _found_tables(lists, number, sought, in_order=part == "wall") if number else []
        there = _table_of(lists, number, wanted.beside)
        shown, stretch = _page(wanted, seated, lambda table: table.number == there, number)
        tables[number] = shown
        players = [one for table in shown for one in (*table.players, *table.absent)]
    elif part == "standings":
        ranked = [line for line in lists.standings if sought in lists.called[line.player]]
        lines, stretch = _page(wanted, ranked, lambda line: line.player == wanted.beside)
        here = {line.player for line in lines}
        tied = [group for group in lists.tied if not here.isdisjoint(group)] if runs else []
        players = [line.player for line in lines] + [one for group in tied for one in group]
        if event.plan.team_size:
            players += [line.player for line in lists.standings]  # members of the teams
    else:
        stretch = ToldStretch(part, "", 1, 1, wanted.size, 0)
    if part == "prizes":
        some = len(event.players) > ALL_NAMED
        players = [one for prize in prize_results(event) for one in prize.players] if some else list(event.players)
    named = [*players, event.winner]
    if runs:
        named += [call.player for call in event.open_calls]
        named += [player for drawn in event.drawn for player in drawn.players]
    return Cut(_known(lists, named), tables, lines, tied, stretch, prizes=part == "prizes", teams=part == "standings")


def usual_part(lists: EventLists) -> Part:
    """What is looked at while nobody asks for something else: who comes, what is played, who has won."""
    if lists.phase == "registration":
        return "players"
    return "standings" if lists.event.winner else "tables"


def table_cut(lists: EventLists, number: int, you: str) -> Cut:
    """What somebody at a table looks at, for phones in a hall: their table of the current round, who sits there, and
    their own line of the standings with those beside it. Without a `number` the table of whoever asks.
    """
    event, now = lists.event, lists.event.current
    here = number or lists.sitting.get(you, 0)
    table = now.table(here) if now is not None else None
    place = lists.places.get(you) if event.rounds else None
    lines = lists.standings[max(place - BESIDE, 0) : place + BESIDE + 1] if place is not None else ()
    seated = (*table.players, *table.absent) if table is not None else ()
    tables = {now.number: (table,)} if now is not None and table is not None else {}
    named = (you, event.winner, *seated, *(line.player for line in lines))
    return Cut(_known(lists, named), tables, lines, ())


def only_table(told: ToldEvent, number: int, you: str) -> ToldEvent:
    """What somebody at a table looks at, for phones in a hall: their table of the round that is going on, who sits
    there, and their own line of the standings with those beside it. Without a `number` the table of whoever asks.
    """
    now = told.rounds[-1] if told.rounds else None
    tables = now.tables if now is not None else ()
    table = next((one for one in tables if (one.number == number if number else you in one.players)), None)
    seated = table.players if table is not None else ()
    mine = next((line.rank for line in told.standings if line.player == you), 0) if told.rounds else 0
    near = tuple(line for line in told.standings if mine and abs(line.rank - mine) <= BESIDE)
    named = {you, told.winner, *seated, *(line.player for line in near)}
    bare = {"seats": (), "notes": (), "table_count": 0, "open_count": 0, "most_seats": 0}  # others' news
    rounds = () if now is None else (replace(now, tables=(table,) if table is not None else (), **bare),)
    return replace(
        told,
        players=tuple(player for player in told.players if player.id in named),
        rounds=rounds,
        standings=near,
        needs=(),
        checklist=(),
        rulings=(),
        penalties=(),
        calls=tuple(call for call in told.calls if table is not None and call.table == table.number),
        drawn=(),
        prizes=(),
        teams=(),
        tied=(),
        counts=ToldCounts(),
        stretch=None,
    )


def _page(
    wanted: WantedStretch, found: Sequence[Entry], is_beside: Callable[[Entry], bool], of_round: int = 0
) -> tuple[Sequence[Entry], ToldStretch]:
    """The entries of a page of what was found, and which page it is."""
    entries, at = page_of(found, wanted.page, wanted.size, is_beside if wanted.beside else None)
    return entries, ToldStretch(wanted.part, wanted.search, at.page, at.pages, at.size, at.found, of_round)


def _found_tables(lists: EventLists, number: int, sought: str, *, in_order: bool) -> list[TableState]:
    """The tables of a round with that number, or where somebody sits who is called so."""
    tables = lists.event.rounds[number - 1].tables
    if sought.isdecimal():
        tables = [table for table in tables if table.number == int(sought)]
    elif sought:
        named = {player for player, called in lists.called.items() if sought in called}
        tables = [table for table in tables if not named.isdisjoint((*table.players, *table.absent))]
    if in_order:
        return list(tables)
    is_open = set(lists.open_in(number))
    return sorted(tables, key=lambda table: table.number not in is_open)


def _table_of(lists: EventLists, number: int, beside: str) -> int:
    """The table that is meant by its number, or by the id of somebody who sits there."""
    if beside.isdecimal():
        return int(beside[:9])
    tables = lists.event.rounds[number - 1].tables if number and beside else []
    return next((table.number for table in tables if beside in table.players), 0)


def _known(lists: EventLists, players: Iterable[str]) -> tuple[str, ...]:
    """Everybody named, once, who is entered."""
    return tuple(one for one in dict.fromkeys(players) if one in lists.event.players)
