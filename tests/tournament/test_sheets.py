"""Sheets as data: what stands on a grid, a report, a form, a list of the seating."""

from __future__ import annotations

import pytest

from sixrealms import formats
from sixrealms.tournament.brackets import Entrant, Game
from sixrealms.tournament.brackets import Table as Seating
from sixrealms.tournament.sheets.grid import SheetGridBracket, SheetGridLine, grid
from sixrealms.tournament.sheets.heading import Heading, with_game
from sixrealms.tournament.sheets.registration import DeckListSheet, deck_sheets, sign_up
from sixrealms.tournament.sheets.reports import FormSlip, StandingRow, places, scoring_form, standings, wrap_up
from sixrealms.tournament.sheets.rounds import pairings, slips
from sixrealms.tournament.sheets.sheet import Box, Boxes, Fields, Page, Sheet, SheetBeside, SheetTable, Slips

HEADING = with_game(
    Heading(
        name="Gen of Nine", convention="Six Realms Con", date="2026-11-22", coordinator="Rita", convention_code="C7"
    ),
    formats.asked_for("King's Decree (Questing)-Enhanced [75]"),
)
NAMES = {f"p{at}": f"Player {at}" for at in range(1, 200)}


def row_of(*players: int, games: tuple[Game, ...] = (), round_number: int = 1, final: bool = False) -> SheetGridBracket:
    lines = tuple(SheetGridLine(at, f"p{at}") for at in players)
    return SheetGridBracket(round_number, 1, lines, games, final=final)


def blocks(page: Page, kind: type) -> list[object]:
    return [block for block in page.blocks if isinstance(block, kind)]


def boxes(sheet: Sheet) -> list[Box]:
    return [box for page in sheet.pages for block in page.blocks if isinstance(block, Boxes) for box in block.boxes]


def labelled(page: Page) -> dict[str, str]:
    return {field.label: field.value for block in page.blocks if isinstance(block, Fields) for field in block.fields}


@pytest.mark.rule("grid.sheet.header")
def test_every_page_of_a_grid_names_tournament_variants_and_victory_as_the_shorthand_does() -> None:
    sheet = grid(HEADING, [[row_of(3 * n + 1, 3 * n + 2, 3 * n + 3) for n in range(20)]], NAMES, [], "en")

    assert len(sheet.pages) == 2
    for page in sheet.pages:
        assert labelled(page) == {
            "Tournament name": "Gen of Nine · Spellfire®: King’s Decree (Questing)—Enhanced [75]",
            "Variants": "Questing",
            "Victory conditions": "Enhanced",
        }


def test_a_grid_to_be_filled_by_hand_leaves_the_header_open_and_a_game_without_variants_says_so() -> None:
    plain = with_game(Heading(), formats.asked_for("Championship [55]"))

    assert set(labelled(grid(Heading(), [[row_of(1, 2, 3)]], {}, [], "en").pages[0]).values()) == {""}
    assert labelled(grid(plain, [[row_of(1, 2, 3)]], {}, [], "en").pages[0])["Variants"] == "none"


@pytest.mark.rule("grid.bracket.columns")
def test_a_bracket_of_three_has_three_lines_four_columns_for_games_and_the_points_of_its_round() -> None:
    rounds = [[row_of(1, 2, 3)], [row_of(1, 4, 5, round_number=2)], [row_of(1, 6, 7, round_number=3)]]
    rounds.append([row_of(1, 2, 3, round_number=4, final=True)])

    drawn = boxes(grid(HEADING, rounds, NAMES, [], "en"))

    assert [(len(box.lines), box.games, box.points) for box in drawn] == [
        *((3, 4, "4/3/2"), (3, 4, "8/6/4"), (3, 4, "12/9/6"), (3, 4, "16/12/8")),
    ]
    assert [box.heading for box in drawn[2:]] == ["Round 3, bracket 1", "Round 4, final"]


def test_a_bracket_of_four_has_a_fifth_column_and_a_fourth_value() -> None:
    box = boxes(grid(HEADING, [[row_of(1, 2, 3, 4)]], NAMES, [], "en"))[0]

    assert (len(box.lines), box.games, box.points) == (4, 5, "4/3/2/1")


def test_games_stand_in_their_columns_with_the_winner_marked() -> None:
    games = (Game({"p1": 6, "p2": 4, "p3": 0}, "p1"), Game({"p1": 2, "p2": 6, "p3": 1}, "p2"))
    box = boxes(grid(HEADING, [[row_of(1, 2, 3, games=games)]], NAMES, [], "en"))[0]

    assert [(line.name, line.games, line.won) for line in box.lines] == [
        ("Player 1", ("6", "2"), (0,)),
        ("Player 2", ("4", "6"), (1,)),
        ("Player 3", ("0", "1"), ()),
    ]


def test_the_note_on_the_final_tells_what_the_winner_is_credited_with() -> None:
    page = grid(HEADING, [[row_of(1, 2, 3, final=True, round_number=3)]], NAMES, [], "en").pages[-1]

    assert "15 for the final instead of 12" in str(page.blocks)


@pytest.mark.rule("grid.9.overall")
def test_the_sheet_for_nine_carries_nine_overall_scores_a_signature_and_convention_and_date() -> None:
    rounds = [[row_of(1, 2, 3), row_of(4, 5, 6), row_of(7, 8, 9)], [row_of(1, 4, 7, round_number=2, final=True)]]
    totals = [(f"p{at}", 20 - at) for at in range(1, 10)]

    (page,) = grid(HEADING, rounds, NAMES, totals, "en").pages
    (scores,) = blocks(page, SheetTable)

    assert isinstance(scores, SheetTable)
    assert [row[1:] for row in scores.rows] == [(f"Player {at}", str(20 - at)) for at in range(1, 10)]
    assert labelled(page)["Signature of the coordinator (Rita)"] == ""
    assert labelled(page)["Convention name and date"] == "Six Realms Con, 2026-11-22"


def test_before_the_event_the_nine_lines_are_empty_and_larger_grids_have_no_such_list() -> None:
    nine = grid(HEADING, [[row_of(1, 2, 3), row_of(4, 5, 6), row_of(7, 8, 9)]], NAMES, [], "en")
    twelve = grid(HEADING, [[row_of(1, 2, 3) for _ in range(4)]], NAMES, [], "en")
    (scores,) = blocks(nine.pages[0], SheetTable)

    assert isinstance(scores, SheetTable)
    assert list(scores.rows) == [(f"{at}.", "", "") for at in range(1, 10)]
    assert blocks(twelve.pages[0], SheetTable) == []


@pytest.mark.rule("grid.60.structure")
@pytest.mark.parametrize(
    ("shape", "on_pages"),
    [([3, 1], [4]), ([6, 2, 1], [9]), ([20, 7, 3, 1], [10, 10, 7, 4]), ([9, 3, 1], [9, 4]), ([], [])],
)
def test_pages_are_shared_as_on_the_printed_grids(shape: list[int], on_pages: list[int]) -> None:
    rounds = [[row_of(1, 2, 3, round_number=number) for _ in range(boxes)] for number, boxes in enumerate(shape, 1)]
    sheet = grid(HEADING, rounds, NAMES, [], "en")

    assert [
        sum(len(block.boxes) for block in page.blocks if isinstance(block, Boxes)) for page in sheet.pages
    ] == on_pages


@pytest.mark.rule("report.wrap-up")
def test_the_report_of_eighteen_lists_names_and_totals_and_is_signed() -> None:
    totals = [(f"p{at}", 40 - at) for at in range(1, 19)]

    (page,) = wrap_up(HEADING, totals, [("Rita", "coordinator", 18)], NAMES, "en").pages
    (lists,) = blocks(page, SheetBeside)

    assert isinstance(lists, SheetBeside)
    listed = [row for table in lists.tables for row in table.rows]
    assert listed[:18] == [(f"{at}.", f"Player {at}", str(40 - at)) for at in range(1, 19)]
    assert labelled(page)["Signature of the coordinator (Rita)"] == ""
    assert labelled(page)["Convention name and date"] == "Six Realms Con, 2026-11-22"
    assert "Rita (coordinator) 18" in str(page.blocks)


@pytest.mark.rule("report.wrap-up.capacity")
@pytest.mark.parametrize(("players", "pages"), [(0, 1), (56, 1), (57, 2), (60, 2), (112, 2), (113, 3)])
def test_a_sheet_of_the_report_has_56_lines_and_nobody_is_left_out(players: int, pages: int) -> None:
    totals = [(f"p{at}", 1) for at in range(1, players + 1)]

    sheet = wrap_up(HEADING, totals, [], NAMES, "en")
    listed = [
        row
        for page in sheet.pages
        for block in page.blocks
        if isinstance(block, SheetBeside)
        for t in block.tables
        for row in t.rows
    ]

    assert len(sheet.pages) == pages
    assert [row[0] for row in listed] == [f"{at}." for at in range(1, 56 * pages + 1)]
    assert [row[1] for row in listed if row[1]] == [f"Player {at}" for at in range(1, players + 1)]
    assert all("Signature of the coordinator (Rita)" in labelled(page) for page in sheet.pages)


@pytest.mark.rule("report.form.fields")
def test_a_slip_of_the_form_has_its_fields_and_a_fourth_line_and_six_slips_are_a_page() -> None:
    played = FormSlip(2, 5, (("p4", 8), ("p2", 6), ("p9", 4)))
    (page,) = scoring_form(HEADING, [played] * 7, NAMES, "en").pages
    (made,) = blocks(page, Slips)

    assert isinstance(made, Slips)
    assert made.across * made.down == 6
    slip = made.slips[0]
    assert [(field.label, field.value) for field in slip.fields] == [
        *(("Tournament name", "Gen of Nine"), ("Round", "2"), ("Bracket", "5")),
        *(("Convention code", "C7"), ("Tournament code", ""), ("S", ""), ("P", "")),
    ]
    assert slip.table is not None
    assert slip.table.rows == (
        *(("1.", "Player 4", "8"), ("2.", "Player 2", "6"), ("3.", "Player 9", "4"), ("4.", "", "")),
    )
    assert slip.table.columns[2].head == "Points 4/3/2/1 × 2"


def test_without_brackets_the_form_is_a_page_to_be_filled_by_hand() -> None:
    (made,) = blocks(scoring_form(Heading(), [], {}, "en").pages[0], Slips)

    assert isinstance(made, Slips)
    assert len(made.slips) == 6
    assert {field.value for slip in made.slips for field in slip.fields} == {""}


@pytest.mark.rule("report.form.formula")
def test_points_of_the_form_are_the_place_values_times_the_round() -> None:
    assert places(3) == (12, 9, 6, 3)
    assert places(1, players=3) == (4, 3, 2)


def test_the_form_tells_where_the_winner_of_the_tournament_has_more_than_its_formula() -> None:
    sheet = scoring_form(HEADING, [FormSlip(3, 1, (("p1", 15), ("p2", 9))), FormSlip(3, 1, (("p1", 12),))], NAMES, "en")
    (made,) = blocks(sheet.pages[0], Slips)

    assert isinstance(made, Slips)
    assert "15 here instead of 12" in made.slips[0].note
    assert "instead" not in made.slips[1].note


def test_everybody_finds_himself_by_table_and_by_name_without_regard_to_accents() -> None:
    names = {"a": "Élio", "b": "Zoe", "c": "eva", "d": "Davi"}
    sheet = pairings(HEADING, 2, [Seating(1, ("b", "a", "c", "d"))], names, "en")
    (tables,) = blocks(sheet.pages[0], SheetTable)
    (lists,) = blocks(sheet.pages[1], SheetBeside)

    assert isinstance(tables, SheetTable)
    assert tables.rows == (("1", "Zoe", "Élio", "eva", "Davi"),)
    assert isinstance(lists, SheetBeside)
    assert [row for table in lists.tables for row in table.rows] == [
        *(("Davi", "1", "4"), ("Élio", "1", "2"), ("eva", "1", "3"), ("Zoe", "1", "1")),
    ]


def test_tables_of_three_and_four_stand_in_one_list() -> None:
    sheet = pairings(HEADING, 1, [Seating(1, ("p1", "p2", "p3")), Seating(2, ("p4", "p5", "p6", "p7"))], NAMES, "en")
    (tables,) = blocks(sheet.pages[0], SheetTable)

    assert isinstance(tables, SheetTable)
    assert tables.rows[0] == ("1", "Player 1", "Player 2", "Player 3", "")


def test_a_slip_has_room_for_every_game_its_table_can_take_and_the_address_of_its_page() -> None:
    seated = [Seating(1, ("p1", "p2", "p3")), Seating(2, ("p4", "p5", "p6", "p7"))]
    (made,) = blocks(slips(HEADING, 1, seated, NAMES, {2: "http://10.0.0.5/events/x/tables/2"}, "en").pages[0], Slips)

    assert isinstance(made, Slips)
    assert [len(slip.table.columns) - 2 for slip in made.slips if slip.table] == [4, 5]
    assert [slip.code for slip in made.slips] == ["", "http://10.0.0.5/events/x/tables/2"]
    assert [row[0] for slip in made.slips if slip.table for row in slip.table.rows] == [
        f"Player {at}" for at in range(1, 8)
    ]


def test_standings_tell_why_a_tie_stands_as_it_does_and_teams_where_there_are_any() -> None:
    lines = [StandingRow(1, "p1", 12, 30, 4), StandingRow(2, "p2", 12, 28, 4, why="fewer realms than Player 1")]
    (plain,) = blocks(standings(HEADING, lines, NAMES, "en", "after", 2).pages[0], SheetTable)
    (teams,) = blocks(
        standings(HEADING, [StandingRow(1, "p1", 1, 1, 1, team="Reds")], NAMES, "en").pages[0], SheetTable
    )

    assert isinstance(plain, SheetTable)
    assert isinstance(teams, SheetTable)
    assert plain.rows[1] == ("2", "Player 2", "12", "28", "4", "fewer realms than Player 1")
    assert teams.rows[0] == ("1", "Player 1", "Reds", "1", "1", "1", "")


def test_a_deck_is_listed_with_its_sideboard_or_has_lines_for_every_card_and_a_dungeon() -> None:
    deck = DeckListSheet("p1", "Clerics", ((2, "War Party", "54/1st"), (1, "Ambush", "9/1st")), ((1, "Fear", "3/PR"),))
    sheet = deck_sheets(HEADING, [deck, DeckListSheet()], 55, NAMES, "en", sideboards=True)
    cards = [
        [row for block in page.blocks if isinstance(block, SheetBeside) for table in block.tables for row in table.rows]
        for page in sheet.pages
    ]

    assert cards[0] == [("2", "War Party", "54/1st"), ("1", "Ambush", "9/1st"), ("1", "Fear", "3/PR")]
    assert labelled(sheet.pages[0])["Cards"] == "3"
    assert len(cards[1]) == 55 + 1 + 7
    assert sheet.pages[0].title == "Deck registration · Player 1"


def test_the_list_of_registered_players_is_by_name_and_leaves_lines_for_latecomers() -> None:
    (page,) = sign_up(HEADING, [Entrant("b", "Bia"), Entrant("a", "Ana", "Reds")], "pt-BR").pages
    (table,) = blocks(page, SheetTable)

    assert isinstance(table, SheetTable)
    assert [row[:3] for row in table.rows[:3]] == [("1.", "Ana", "Reds"), ("2.", "Bia", ""), ("3.", "", "")]
    assert len(table.rows) == 30
