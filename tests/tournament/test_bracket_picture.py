"""The bracket after the cut, in words and drawn: what is shown is what was played, and every name is in its picture."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from sixrealms.tournament.operations import Seat, WrapUp
from sixrealms.tournament.refusals import EventRefused
from sixrealms.tournament.sheets.bracket import MOST_TABLES, bracket_of_event, has_bracket
from sixrealms.tournament.sheets.bracket_drawing import SHAPES, Shape, drawn_bracket
from sixrealms.tournament.sheets.drawing import shown, size_of, svg
from sixrealms.tournament.sheets.event_sheets import WantedSheet, sheet_of
from sixrealms.tournament.sheets.html import html
from sixrealms.tournament.sheets.pdf import pdf
from tests.tournament.events import Telling
from tests.tournament.printed_pdf import PrintedPdf

EIGHTEEN = " ".join(f"{name}{at}" for at in range(1, 4) for name in ("Ana", "Bia", "Caio", "Dora", "Eva", "Fabio"))
SVG = "{http://www.w3.org/2000/svg}"


def played(players: str = EIGHTEEN, **plan: object) -> Telling:
    told = Telling(players, **plan)
    told.play_on()
    return told


def test_a_grid_is_drawn_from_its_first_round_to_the_winner() -> None:
    told = played()
    found = bracket_of_event(told.event, "en")
    assert [len(now.tables) for now in found.rounds] == [len(now.tables) for now in told.event.rounds]
    assert found.winner == told.event.called(told.event.winner)
    final = found.rounds[-1].tables[0]
    assert final.players[0].won
    assert final.players[0].name == found.winner
    for number, now in enumerate(found.rounds[:-1], 1):
        following = told.tables(number + 1)
        for table in now.tables:
            for one in table.players:
                there = next((at for at, names in enumerate(following, 1) if one.name in names), 0)
                assert one.to == there, "a line leads where the player sat next, wildcards included"


def test_swiss_rounds_are_not_in_it_and_the_rounds_after_the_cut_are() -> None:
    told = Telling(EIGHTEEN, scheme="swiss", rounds=2, cut=9)
    told.says(Seat(1))
    told.finish_round()
    assert not has_bracket(told.event)
    with pytest.raises(EventRefused) as wrong:
        bracket_of_event(told.event, "en")
    assert wrong.value.because.key == "event-refused-no-bracket"
    told.play_on()
    found = bracket_of_event(told.event, "en")
    assert [len(now.tables) for now in found.rounds] == [3, 1]


def test_a_final_table_of_four_is_one_table_of_four() -> None:
    told = played(scheme="swiss", rounds=1, cut=4)
    (only,) = bracket_of_event(told.event, "en").rounds
    assert [len(table.players) for table in only.tables] == [4]
    drawn = drawn_bracket(bracket_of_event(told.event, "en"), "wide", "en")
    assert drawn.links == ()
    assert [words.text for words in drawn.words].count("Final") == 1


def test_rounds_in_four_are_drawn_with_four_rows() -> None:
    told = played("Ana Bia Caio Dora Eva Fabio Gil Hugo Iris Joana Kai Lia Max Nina Olga Pia", fours_later=True)
    found = bracket_of_event(told.event, "en")
    assert 4 in {len(table.players) for now in found.rounds for table in now.tables}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_player_of_it_is_in_the_picture_inside_its_frame(shape: Shape, language: str) -> None:
    told = played()
    found = bracket_of_event(told.event, language)
    drawing = drawn_bracket(found, shape, language)
    root = ElementTree.fromstring(svg(drawing))
    texts = [one.text for one in root.iter(f"{SVG}text")]
    for now in found.rounds:
        for table in now.tables:
            assert {one.name for one in table.players} <= set(texts)
    for box in drawing.boxes:
        assert 0 <= box.x < box.x + box.width <= drawing.width
        assert 0 <= box.y < box.y + box.height <= drawing.height
    assert all(0 <= words.y <= drawing.height and 7 <= size_of(words) <= words.size for words in drawing.words)
    assert root.find(f"{SVG}title") is not None
    said = root.find(f"{SVG}desc")
    assert said is not None
    assert all(line in (said.text or "") for line in found.lines)


def test_a_line_leads_every_player_who_goes_on_from_their_row_to_their_row() -> None:
    found = bracket_of_event(played().event, "en")
    drawing = drawn_bracket(found, "wide", "en")
    going = sum(bool(one.to) for now in found.rounds for table in now.tables for one in table.players)
    assert len(drawing.links) == going > 0
    rows = {(round(words.x, 1), round(words.y - 5, 1)) for words in drawing.words if not words.right}
    for link in drawing.links:
        (_, here), *_, (x, there) = link.points
        assert any(y == here for _, y in rows)
        assert (round(x + 8, 1), there) in rows, "it ends at a row of the next round"


def test_a_phone_reads_it_without_making_it_smaller() -> None:
    drawing = drawn_bracket(bracket_of_event(played().event, "en"), "tall", "en")
    assert drawing.width <= 366
    assert drawing.links == ()
    assert any(words.text == "to table 1" for words in drawing.words)


def test_a_large_field_is_drawn_from_the_first_round_that_can_be_read() -> None:
    names = " ".join(f"P{number}" for number in range(1, 100))
    told = Telling(names)
    told.says(Seat(1))
    assert len(told.event.rounds[0].tables) > MOST_TABLES
    assert not has_bracket(told.event)
    told.finish_round()
    told.says(Seat(2))
    assert len(bracket_of_event(told.event, "en").rounds) == 1


def test_a_name_too_long_for_its_row_is_cut_and_not_drawn_tiny() -> None:
    long = "Maximiliane_Freifrau_v._Sigmaringen-Wied"
    drawing = drawn_bracket(bracket_of_event(played(f"{long} Bia Caio").event, "en"), "wide", "en")
    name = next(words for words in drawing.words if words.text == long)
    assert size_of(name) >= 11
    assert shown(name).endswith("…")
    assert long.startswith(shown(name)[:-1])
    assert len(shown(name)) > 20
    assert f">{shown(name)}</text>" in svg(drawing)


def test_names_cannot_break_out_of_the_picture() -> None:
    told = played("<script>alert(1)</script> Bia&Co Caio")
    drawn = svg(drawn_bracket(bracket_of_event(told.event, "en"), "wide", "en"))
    assert "<script" not in drawn
    ElementTree.fromstring(drawn)


def test_the_printed_wrap_up_has_the_picture_on_paper_and_on_the_page() -> None:
    told = played()
    told.says(WrapUp())
    sheet = sheet_of(told.event, WantedSheet(what="wrap-up", language="en"))
    page = html(sheet)
    assert len(re.findall(r"<svg[^>]*viewBox", page)) == 1
    printed = PrintedPdf(pdf(sheet))
    last = printed.text(printed.pages)
    tables = [table for now in bracket_of_event(told.event, "en").rounds for table in now.tables]
    assert all(one.name in last for table in tables for one in table.players)
