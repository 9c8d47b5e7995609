"""Pages of an event: together they are the whole, and lists that are carried on are those made anew."""

from __future__ import annotations

import msgspec

from sixrealms.tournament.execute import carry_out
from sixrealms.tournament.fields import By
from sixrealms.tournament.log import LOG, LogEntry
from sixrealms.tournament.operation import Command
from sixrealms.tournament.operations import CallJudge, Correct, Enter, Leave, Recorded, Report, Seat, StartClock, Undo
from sixrealms.tournament.sheets.grid_of_event import boxes_of, rounds_of
from sixrealms.tournament.state_from_log import fold
from sixrealms.tournament.views.event_cuts import WantedStretch, cut_of, only_table, table_cut
from sixrealms.tournament.views.event_lists import EventLists
from sixrealms.tournament.views.event_messages import ToldEvent, ToldStanding, ToldTable
from sixrealms.tournament.views.told_event import told_event
from tests.tournament.events import a_plan

NAMES = [f"Player {number}" for number in range(1, 25)] + ["Érica Lima"]
SIZE = 4


class Hall:
    """An event whose lists are carried on from state to state."""

    def __init__(self) -> None:
        self.plan = a_plan(scheme="swiss", rounds=3, wins=1)
        self.log: tuple[LogEntry, ...] = ()
        self.event = fold(self.plan, ())
        self.lists = EventLists(self.event)

    def does(self, *commands: Command) -> None:
        by = By("organiser")
        outcome = carry_out(self.plan, self.log, commands, by, 1000 + len(self.log), "again", self.event)
        self.log, self.event = (*self.log, *outcome.recorded), outcome.after
        self.lists = EventLists(self.event, self.lists)

    def plays(self, but: int = 0) -> None:
        """Results for all open tables but so many."""
        tables = self.event.open_tables
        for table in tables[: len(tables) - but]:
            counted = {player: place if place else 6 for place, player in enumerate(table.players)}
            self.does(Report(len(self.event.rounds), table.number, counted, table.players[0]))

    def page(self, wanted: WantedStretch, role: str = "organiser") -> ToldEvent:
        runs = role == "organiser"
        cut = cut_of(self.lists, wanted, runs=runs)
        return told_event("e", self.event, "en", "organiser" if runs else None, lists=self.lists, cut=cut)


def in_a_second_round() -> Hall:
    hall = Hall()
    hall.does(*map(Enter, NAMES))
    hall.does(Seat(1))
    hall.plays()
    hall.does(Seat(2))
    hall.plays(but=3)
    return hall


def test_the_pages_of_a_list_are_the_whole_list() -> None:
    hall = in_a_second_round()
    whole = told_event("e", hall.event, "en", "organiser")
    people: list[str] = []
    places: list[ToldStanding] = []
    tables: list[ToldTable] = []
    in_order: list[ToldTable] = []
    for page in range(1, 8):
        people += [one.id for one in hall.page(WantedStretch("players", page=page, size=SIZE)).players]
        places += hall.page(WantedStretch("standings", page=page, size=SIZE)).standings
    for page in (1, 2):
        tables += hall.page(WantedStretch("tables", page=page, size=SIZE)).rounds[-1].tables
        in_order += hall.page(WantedStretch("wall", page=page, size=SIZE)).rounds[-1].tables
    assert list(dict.fromkeys(people)) == [one.id for one in whole.players]
    assert tuple(places) == whole.standings
    assert tuple(in_order) == whole.rounds[-1].tables
    assert sorted(tables, key=lambda table: table.number) == in_order
    assert [bool(table.winner) for table in tables] == [False] * 3 + [True] * 5, "what is open comes first"


def test_a_page_says_which_it_is_and_names_everybody_on_it() -> None:
    hall = in_a_second_round()
    told = hall.page(WantedStretch("tables", page=2, size=SIZE))
    assert told.stretch is not None
    assert (told.stretch.page, told.stretch.pages, told.stretch.found, told.stretch.round) == (2, 2, 8, 2)
    named = {player.id for player in told.players}
    assert named == {player for table in told.rounds[-1].tables for player in table.players}
    assert all(player.table for player in told.players)
    assert {seat.player for seat in told.rounds[-1].seats} == named
    assert [one.tables for one in told.rounds[:-1]] == [()]
    assert [(one.table_count, one.open_count) for one in told.rounds] == [(8, 0), (8, 3)]
    assert (told.counts.entered, told.counts.active, told.standings, told.needs) == (25, 25, (), ())
    assert not hall.page(WantedStretch("head")).players


def test_somebody_is_found_by_name_and_their_table_by_its_number() -> None:
    hall = in_a_second_round()
    assert [one.name for one in hall.page(WantedStretch("players", search="erica")).players] == ["Érica Lima"]
    assert [line.player for line in hall.page(WantedStretch("standings", search="LIMA")).standings] == ["p25"]
    assert [table.number for table in hall.page(WantedStretch("tables", search="7")).rounds[-1].tables] == [7]
    found = hall.page(WantedStretch("tables", search="erica", of_round=1)).rounds
    assert ["p25" in table.players for table in found[0].tables] == [True]
    nothing = hall.page(WantedStretch("players", search="nobody", page=9))
    assert nothing.stretch is not None
    assert (nothing.players, nothing.stretch.pages, nothing.stretch.page) == ((), 1, 1)


def test_the_page_beside_somebody_holds_them() -> None:
    hall = in_a_second_round()
    for player in hall.event.players:
        assert player in {
            one.player for one in hall.page(WantedStretch("standings", size=SIZE, beside=player)).standings
        }
        seated = hall.page(WantedStretch("tables", size=SIZE, beside=player)).rounds[-1].tables
        assert any(player in table.players for table in seated)
    assert 8 in [table.number for table in hall.page(WantedStretch("wall", size=SIZE, beside="8")).rounds[-1].tables]


def test_who_watches_is_told_no_ties_to_decide_and_no_calls() -> None:
    hall = in_a_second_round()
    hall.plays()
    sits = hall.event.rounds[-1].tables[0].players[0]
    hall.does(CallJudge(sits, "a card"))
    desk, watching = (hall.page(WantedStretch("standings"), role) for role in ("organiser", "spectator"))
    assert desk.tied
    assert desk.calls
    assert (watching.tied, watching.calls) == ((), ())
    assert desk.standings == watching.standings


def test_a_phone_is_told_the_same_from_a_cut_as_from_the_whole() -> None:
    hall = in_a_second_round()
    whole = told_event("e", hall.event, "en")
    for number, you in ((0, "p3"), (5, ""), (0, "p25"), (99, "")):
        cut = told_event("e", hall.event, "en", lists=hall.lists, cut=table_cut(hall.lists, number, you))
        expected, found = only_table(whole, number, you), only_table(cut, number, you)
        assert sorted(found.players, key=lambda one: one.id) == sorted(expected.players, key=lambda one: one.id)
        assert msgspec.structs.replace(found, players=()) == msgspec.structs.replace(expected, players=())


def test_lists_that_are_carried_on_are_those_made_anew() -> None:
    hall = Hall()

    def compare() -> None:
        anew, lists = EventLists(hall.event), hall.lists
        for name in ("names", "called", "counts", "sitting", "open", "phase", "stage", "everybody", "tied", "needs"):
            assert getattr(lists, name) == getattr(anew, name), name
        for now in hall.event.rounds:
            assert lists.seating(now.number) == anew.seating(now.number)

    hall.does(*map(Enter, NAMES))
    compare()
    hall.does(Seat(1))
    hall.plays(but=1)
    compare()
    hall.does(StartClock(50))
    hall.plays()
    hall.does(Seat(2))
    compare()
    hall.plays()
    compare()
    table = hall.event.rounds[0].tables[0]
    first = {player: 6 if place == 1 else 0 for place, player in enumerate(table.players)}
    hall.does(Correct(1, 1, 1, first, table.players[1], "misread"))
    compare()
    hall.does(Undo())
    hall.does(Leave("p4"))
    compare()


def test_a_hall_may_have_thousands_of_tables_and_steps() -> None:
    entry = LogEntry(12_000, By("organiser"), 1, Recorded(9, 1667, 1, {"p4999": 6, "p5000": 0}, "p4999"))
    assert LOG.decode(msgspec.json.encode([entry])) == (entry,)
    asked = msgspec.json.decode(b'{"type": "undo", "number": 12000}', type=Undo)
    assert asked.number == 12_000


def test_what_is_looked_at_usually_follows_the_event() -> None:
    hall = Hall()
    hall.does(*map(Enter, NAMES))
    parts = []
    for _ in range(3):
        told = hall.page(WantedStretch("usual"))
        parts.append(told.stretch.part if told.stretch is not None else "")
        hall.does(Seat(len(hall.event.rounds) + 1))
        hall.plays()
    last = hall.page(WantedStretch("usual")).stretch
    assert (parts, last and last.part) == (["players", "tables", "tables"], "standings")


def test_a_page_of_the_grid_is_that_of_the_whole_grid() -> None:
    hall = in_a_second_round()
    whole = rounds_of(hall.event, "en")[0][0]
    assert boxes_of(hall.event, 1, 2, 3, "en") == whole[3:6]
    assert boxes_of(hall.event, 9, 1, 3, "en") == []
