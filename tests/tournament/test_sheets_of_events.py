"""The sheets of whole events, from the empty grid to the wrap-up report; events as files and lists."""

from __future__ import annotations

import csv
import io
import json
import re

import msgspec
import pytest

from sixrealms.tournament.archive import read_event, write_event
from sixrealms.tournament.csv_lists import read_players
from sixrealms.tournament.event import Event
from sixrealms.tournament.operations import Correct, Enter, HandIn, Leave, Report, Seat, SendForms, WrapUp
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.report.exports import EXPORTED, csv_of
from sixrealms.tournament.sheets.event_sheets import WHATS, WantedSheet, What, sheet_of
from sixrealms.tournament.sheets.html import html
from sixrealms.tournament.sheets.pdf import pdf
from sixrealms.tournament.sheets.sheet import Box, Boxes, Sheet, SheetBeside, SheetTable, Slips
from sixrealms.tournament.state_from_log import fold
from sixrealms.wording.languages import LANGUAGES
from tests.tournament.events import JUDGE, Telling
from tests.tournament.printed_pdf import PrintedPdf

EIGHTEEN = " ".join(f"P{at:02}" for at in range(1, 19))


def sheet(event: Event, what: What, language: str = "en", **more: object) -> Sheet:
    return sheet_of(event, msgspec.structs.replace(WantedSheet(what=what, language=language), **more))


def boxes(made: Sheet) -> list[Box]:
    return [box for page in made.pages for block in page.blocks if isinstance(block, Boxes) for box in block.boxes]


def rows(made: Sheet) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for block in (block for page in made.pages for block in page.blocks):
        tables = block.tables if isinstance(block, SheetBeside) else (block,) if isinstance(block, SheetTable) else ()
        found += [row for table in tables for row in table.rows]
    return found


def test_before_the_start_the_grid_shows_whom_every_line_waits_for() -> None:
    drawn = boxes(sheet(Telling(EIGHTEEN).event, "grid"))

    assert [box.heading for box in drawn[5:]] == [
        *("Round 1, bracket 6", "Round 2, bracket 1", "Round 2, bracket 2", "Round 3, final"),
    ]
    assert [line.number for box in drawn[:6] for line in box.lines] == [f"{at}." for at in range(1, 19)]
    assert [line.hint for line in drawn[7].lines] == [f"winner of bracket {at}" for at in (4, 5, 6)]
    assert [line.hint for line in drawn[8].lines] == [
        "winner of bracket 1",
        "winner of bracket 2",
        "best of those who lost",
    ]
    assert "round 2 takes line 3" in drawn[8].note
    assert {line.name for box in drawn for line in box.lines} == {""}


@pytest.mark.parametrize("players", [3, 4, 5, 7, 9, 11, 16, 18, 27, 40, 60, 61])
def test_the_grid_to_come_has_the_brackets_that_will_be_played(players: int) -> None:
    told = Telling(" ".join(f"P{at:02}" for at in range(players)))
    promised = [(box.heading, len(box.lines), box.points) for box in boxes(sheet(told.event, "grid"))]
    told.play_on()
    played = [(box.heading, len(box.lines), box.points) for box in boxes(sheet(told.event, "grid"))]

    assert played == promised


@pytest.mark.rule("grid.9.line-numbers")
def test_the_sheet_for_nine_numbers_the_lines_of_each_bracket_from_one_before_and_after() -> None:
    told = Telling()
    before = [line.number for box in boxes(sheet(told.event, "grid")) for line in box.lines]
    told.play_on()
    after = [line.number for box in boxes(sheet(told.event, "grid")) for line in box.lines]

    assert before == after == ["1.", "2.", "3."] * 4


def test_whoever_was_brought_back_is_named_below_the_bracket_with_the_reason() -> None:
    told = Telling(EIGHTEEN)
    told.play_on()

    final = boxes(sheet(told.event, "grid"))[-1]
    brought = final.lines[2].name

    assert final.note.startswith("Line 3: ")
    assert brought in final.note
    assert "round 2" in final.note
    assert {box.note for box in boxes(sheet(told.event, "grid"))[:-1]} == {""}


def test_a_played_grid_has_the_realms_and_points_that_count_and_a_correction_changes_it() -> None:
    told = Telling()
    told.says(Seat(1))
    told.finish_round()
    first, second, third = boxes(sheet(told.event, "grid"))[0].lines
    assert [first.games, second.games, third.games] == [("6", "6"), ("1", "1"), ("1", "1")]
    assert [first.won, second.won, third.won] == [(0, 1), (), ()]
    assert (first.points, {second.points, third.points}) == ("4", {"3", "2"})

    table = told.event.rounds[0].tables[0]
    unrazed = dict(zip(table.players, (6, 1, 5), strict=True))
    told.says(Correct(1, table.number, 2, unrazed, table.players[0]), later="again")

    assert [line.points for line in boxes(sheet(told.event, "grid"))[0].lines] == ["4", "2", "3"]


@pytest.mark.daily_share
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", WHATS)
def test_every_sheet_is_printed_at_every_time_or_refused_in_a_sentence(what: What, language: str) -> None:
    told = Telling(EIGHTEEN, game="Championship (Sideboard) [55]")
    made, refusals = [], []

    def look() -> None:
        for number in (0, 1, 4):
            try:
                found = sheet(told.event, what, language, round=number)
            except EventRefused as wrong:
                refusals.append(wrong.said(language))
                continue
            made.append(found)
            assert pdf(found).startswith(b"%PDF")
            assert html(found).endswith("</html>\n")

    look()
    told.says(Seat(1))
    look()
    told.says(Leave("P05"))
    told.finish_round()
    look()
    told.play_on()
    told.says(WrapUp())
    look()
    assert made
    assert all(refusals)


def test_seating_and_slips_are_of_the_round_that_is_played_or_of_an_earlier_one() -> None:
    told = Telling()
    with pytest.raises(EventRefused, match="No round is seated"):
        sheet(told.event, "slips")
    told.says(Seat(1))
    told.finish_round()
    told.says(Seat(2))

    assert [row[0] for row in rows(sheet(told.event, "pairings"))[:1]] == ["1"]
    assert len(rows(sheet(told.event, "pairings", round=1))) == 3 + 9
    (block,) = sheet(told.event, "slips", addresses={1: "http://x.example/1"}).pages[0].blocks
    assert isinstance(block, Slips)
    assert [slip.code for slip in block.slips] == ["http://x.example/1"]
    with pytest.raises(EventRefused, match="no round 3"):
        sheet(told.event, "pairings", round=3)


@pytest.mark.rule("report.wrap-up", "tracking.complete-forms", "scoring.playing-official")
def test_an_event_that_is_not_decided_has_no_report_and_a_decided_one_has_everybody() -> None:
    told = Telling(EIGHTEEN, judges=("P03", "Rita"))
    assert rows(sheet(told.event, "wrap-up"))[0] == ("1.", "", "")
    told.says(Seat(1))
    for what in ("wrap-up", "scoring-form"):
        with pytest.raises(EventRefused, match=r"tracking\.complete-forms"):
            sheet(told.event, what)
    told.play_on()

    report = sheet(told.event, "wrap-up")
    listed = [row for row in rows(report) if row[1]]
    points = told.points()

    assert [(name, int(total)) for _, name, total in listed] == [(name, points[name]) for name in told.ranks()]
    assert len(listed) == 18
    assert "Carla (coordinator) 18" in str(report.pages[0].blocks)
    assert "Rita (judge) 9" in str(report.pages[0].blocks)
    assert f"P03 (judge) {points['P03']}" in str(report.pages[0].blocks)


@pytest.mark.rule("format.team-spirit.teams")
def test_members_of_teams_are_each_credited() -> None:
    told = Telling("", team_event=True)
    for at in range(9):
        told.says(Enter(f"Team {at}", members=(f"Ana {at}", f"Bia {at}")))
    told.play_on()

    listed = [row for row in rows(sheet(told.event, "wrap-up")) if row[1]]

    assert len(listed) == 18
    assert listed[0][1].startswith("Ana ")
    assert listed[0][2] == listed[1][2]
    assert "Carla (coordinator) 18" in str(sheet(told.event, "wrap-up").pages[0].blocks)


@pytest.mark.rule("report.form.fields")
def test_the_scoring_form_reports_every_finished_bracket_by_place() -> None:
    told = Telling(convention_code="SP26", tournament_code="T7")
    told.says(Seat(1))
    told.wins(f"{told.tables(1)[2][1]} {told.tables(1)[2][1]}")
    (block,) = sheet(told.event, "scoring-form").pages[0].blocks
    assert isinstance(block, Slips)
    (slip,) = block.slips

    assert slip.table is not None
    assert slip.table.rows[0] == ("1.", told.tables(1)[2][1], "4")
    assert [field.value for field in slip.fields] == ["Spring Cup", "1", "3", "SP26", "T7", "", ""]


def test_registered_decks_are_listed_by_the_names_of_their_cards() -> None:
    told = Telling()
    told.says(HandIn("Bruno", "55-thieves"), by=JUDGE)

    made = sheet(told.event, "registration")

    assert [page.title for page in made.pages] == ["Deck registration · Bruno"]
    assert sum(int(row[0]) for row in rows(made)) == 55 + 1  # with its dungeon card
    assert all("/" in row[2] for row in rows(made))
    assert [row[1] for row in rows(made)] == sorted(row[1] for row in rows(made))


def test_an_event_is_read_from_its_file_as_it_was_written() -> None:
    told = Telling(EIGHTEEN, name="Copa São Paulo")
    told.says(HandIn("P02", "55-thieves"))
    told.play_on()
    told.says(WrapUp())

    read = read_event(write_event("a2b3c4d5", told.plan, told.log))

    assert (read.id, read.plan, read.log) == ("a2b3c4d5", told.plan, told.log)
    assert fold(read.plan, read.log) == told.event


def test_an_older_file_names_no_event_and_has_the_same_id_whenever_it_is_read() -> None:
    told = Telling()
    old = json.loads(write_event("", told.plan, told.log))
    del old["id"]
    told.says(Seat(1))
    later = json.loads(write_event("", told.plan, told.log))
    del later["id"]
    other = Telling()
    other.log = (msgspec.structs.replace(other.log[0], at=5), *other.log[1:])

    first, second = (read_event(json.dumps(one).encode()).id for one in (old, later))
    assert first == second != ""
    assert read_event(write_event("", other.plan, other.log)).id != first


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda text: text[: len(text) // 2], "no event that can be read"),
        (lambda text: b"\xff\xfe", "no event that can be read"),
        (lambda text: text.replace(b'"version": 1', b'"version": 9'), "no event that can be read"),
        (lambda text: text.replace(b'"step": "seated"', b'"step": "sat"'), "no event that can be read"),
        (lambda text: text.replace(b'"number": 3,', b'"number": 30,', 1), "where step 3 should stand is step 30"),
        (lambda text: text.replace(b"Championship [55]", b"Championchip [55]"), "Championchip|rules of its own"),
        (lambda text: re.sub(rb'("p\d": )6', rb"\g<1>7", text), "cannot have 7 unrazed realms"),
        (lambda text: re.sub(rb'("p\d": )([56])', lambda m: m[1] + b"%d" % (11 - int(m[2])), text), "has won, or"),
    ],
)
def test_a_file_that_is_no_event_is_refused_in_one_line(change: object, why: str) -> None:
    told = Telling()
    told.says(Seat(1))
    first = told.tables(1)[0]
    told.plays(f"{first[0]} 6, {first[1]} 5, {first[2]} 2")
    from sixrealms.errors import SixRealmsError

    with pytest.raises(SixRealmsError, match=why) as wrong:
        read_event(change(write_event("e", told.plan, told.log)))  # type: ignore[operator]

    assert "\n" not in str(wrong.value)


def test_a_list_of_players_goes_to_another_event() -> None:
    told = Telling("Ana Zoë")
    told.says(Leave("Ana"))

    assert [one.name for one in read_players(csv_of(told.event, "players"))] == ["Zoë"]


def test_results_and_standings_are_lists_other_programs_read() -> None:
    told = Telling()
    told.says(Seat(1))
    first, second, third = told.tables(1)[0]
    told.says(Report(1, 1, {first: 2, second: 6, third: 0}))

    results = list(csv.DictReader(io.StringIO(csv_of(told.event, "results"))))
    assert [(row["player"], row["seat"], row["unrazed"], row["won"]) for row in results] == [
        *((first, "1", "2", "0"), (second, "2", "6", "1"), (third, "3", "0", "0")),
    ]
    told.play_on()
    standings = list(csv.DictReader(io.StringIO(csv_of(told.event, "standings"))))
    assert [row["player"] for row in standings] == told.ranks()
    assert [int(row["points"]) for row in standings] == [told.points()[name] for name in told.ranks()]
    assert EXPORTED == ("players", "decks", "pairings", "results", "standings", "teams", "metagame", "penalties")


@pytest.mark.rule("official.report.keep-copy")
def test_what_was_sent_in_stays_with_the_organiser() -> None:
    told = Telling()
    for number in (1, 2):
        told.says(Seat(number))
        told.finish_round()
    told.says(WrapUp())
    sent = {what: sheet(told.event, what) for what in WHATS}
    told.says(SendForms("2026-12-01"))

    read = read_event(write_event("e", told.plan, told.log))
    kept = fold(read.plan, read.log)
    assert kept.sent == "2026-12-01"
    assert {what: sheet(kept, what) for what in WHATS} == sent
    assert pdf(sent["wrap-up"]).startswith(b"%PDF")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standings_on_paper_say_on_one_line_each_why_a_tie_stands(language: str) -> None:
    told = Telling(" ".join(f"Player_of_a_long_name_{at:03}" for at in range(60)), scheme="swiss", rounds=2)
    told.says(Seat(1))
    told.finish_round()
    made = sheet(told.event, "standings", language)
    whys = [row[-1] for row in rows(made)]
    by_lot = [(at, why) for at, why in enumerate(whys, 1) if why]
    assert len(by_lot) > 50
    assert all(str(at - 1) in why for at, why in by_lot), "the place above is named"
    assert not any("Player_" in why for why in whys)
    printed = PrintedPdf(pdf(made))
    assert printed.pages == 2, "forty lines to a page"
