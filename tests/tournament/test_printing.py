"""Sheets on paper and on a page: nothing is lost, nothing runs off the paper, nothing is taken for markup."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
import segno

from sixrealms.tournament.brackets import Entrant, Game
from sixrealms.tournament.brackets import Table as Seating
from sixrealms.tournament.sheets.fonts import letters_for
from sixrealms.tournament.sheets.grid import SheetGridBracket, SheetGridLine, grid
from sixrealms.tournament.sheets.heading import Heading
from sixrealms.tournament.sheets.html import html
from sixrealms.tournament.sheets.pdf import pdf
from sixrealms.tournament.sheets.registration import DeckListSheet, deck_sheets, sign_up
from sixrealms.tournament.sheets.reports import FormSlip, StandingRow, scoring_form, standings, wrap_up
from sixrealms.tournament.sheets.rounds import pairings, slips
from sixrealms.tournament.sheets.sheet import Page, Sheet, Slips
from sixrealms.wording import say
from sixrealms.wording.languages import LANGUAGES
from tests.scanning import codes_of
from tests.tournament.printed_pdf import PrintedPdf

LONG = "Maximiliano Bartolomeu de Albuquerque e Vasconcelos-Guimarães"
ONE_WORD = "Wolfeschlegelsteinhausenbergerdorffwelcheaufmerksam"
HEADING = Heading(
    name="Campeonato Nacional de Conceição do Mato Dentro e Região Metropolitana Norte",
    game="Spellfire®: King’s Decree (Destroyed Worlds, Melon Rule, Questing)—Enhanced [75]",
    variants=("Destroyed Worlds", "Melon Rule", "Questing"),
    victory="Enhanced",
    convention="Décima Segunda Convenção Nacional de Jogos de Cartas Colecionáveis de São Paulo",
    date="2026-11-22",
    coordinator=LONG,
)


def everything(players: int, language: str) -> list[Sheet]:
    """Every sheet of an event with names of all lengths and tables of three and four."""
    names = {f"p{at}": (f"Jogador Número {at}", LONG, ONE_WORD)[at % 3] for at in range(players)}
    ids = list(names)
    fours = players % 3
    threes = (players - 4 * fours) // 3
    seated, start = [], 0
    for number in range(1, threes + fours + 1):
        size = 3 if number <= threes else 4
        seated.append(Seating(number, tuple(ids[start : start + size])))
        start += size
    rounds = [
        [
            SheetGridBracket(
                one,
                table.number,
                tuple(SheetGridLine(at, who, points=8) for at, who in enumerate(table.players, 1)),
                (Game(dict.fromkeys(table.players, 10), table.players[0]),) * 5,
                note=f"{LONG} advances as highest-scoring player of round 1: 15 points, 11 realms.",
            )
            for table in seated
        ]
        for one in (1, 2)
    ]
    totals = [(who, 100) for who in ids]
    addresses = {
        table.number: f"http://192.168.178.123:8194/events/k3v9/tables/{table.number}?t=Ab3" for table in seated
    }
    cards = tuple((2, f"The Somewhat Long Name of Card {at}", f"{at}/1st") for at in range(60))
    why = f"as many points as {LONG}, more unrazed realms in all games of the tournament: 31 against 28"
    return [
        grid(HEADING, rounds, names, totals, language, spread=True),
        pairings(HEADING, 1, seated, names, language),
        slips(HEADING, 1, seated, names, addresses, language),
        sign_up(HEADING, [Entrant(who, name, "Os Dragões de Faerûn") for who, name in names.items()], language),
        deck_sheets(HEADING, [DeckListSheet(ids[1], LONG, cards, cards[:7])], 55, names, language, sideboards=True),
        standings(HEADING, [StandingRow(1, who, 100, 99, 9, why=why) for who in ids], names, language),
        wrap_up(HEADING, totals, [(LONG, "coordinator", 60)], names, language, remarks=[why]),
        scoring_form(HEADING, [FormSlip(1, 1, tuple((who, 5) for who in ids[:4]))] * 7, names, language),
    ]


@pytest.mark.parametrize(
    ("players", "paper", "language"),
    [(9, "a4", "pt-BR"), (9, "letter", "en"), (11, "a4", "en"), (11, "letter", "pt-BR"), (60, "letter", "pt-BR")],
)
def test_nothing_runs_off_the_paper_or_over_the_edge_of_another_text(players: int, paper: str, language: str) -> None:
    for sheet in everything(players, language):
        printed = PrintedPdf(pdf(sheet, paper))
        lowest = 7 / 25.4 * 72  # what a printer reaches
        assert printed.written
        for one in printed.written:
            assert one.x >= lowest, (sheet.what, one)
            assert one.right <= printed.width - lowest, (sheet.what, one)
            assert lowest <= one.y <= printed.height - lowest, (sheet.what, one)
        assert collisions(printed) == [], sheet.what


def collisions(printed: PrintedPdf) -> list[tuple[str, str]]:
    """Texts that are written over each other."""
    found = []
    for page in range(1, printed.pages + 1):
        written = sorted((one for one in printed.written if one.page == page and one.text), key=lambda one: -one.y)
        for at, one in enumerate(written):
            for other in written[at + 1 :]:
                if one.y - other.y > 0.7 * max(one.size, other.size):
                    if one.y - other.y > 20:
                        break
                    continue
                if one.x < other.right - 0.5 and other.x < one.right - 0.5:
                    found.append((one.text, other.text))
    return found


def test_texts_over_each_other_would_be_found() -> None:
    printed = PrintedPdf(pdf(wrap_up(HEADING, [("a", 1)], [], {}, "en")))
    first = next(one for one in printed.written if one.text == "1.")
    printed.written.append(first._replace(x=first.x + 2, y=first.y + 2, text="over"))

    assert collisions(printed) == [("over", "1."), ("over", "a")]


def test_a_name_that_fits_into_no_bracket_is_cut_and_not_printed_tiny() -> None:
    long = "Wolfeschlegelsteinhausenbergerdorff Ben"
    lines = (SheetGridLine(1, "a"), SheetGridLine(2, "b"))
    bracket = SheetGridBracket(1, 1, lines, (), note="")
    printed = PrintedPdf(pdf(grid(HEADING, [[bracket]], {"a": long, "b": "Bia"}, [], "en")))
    name = next(one for one in printed.written if one.text.startswith("Wolfe"))
    assert name.size >= 7.5
    assert name.text.endswith("…")


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_sign_up_sheet_is_one_page(paper: str, language: str) -> None:
    assert PrintedPdf(pdf(sign_up(HEADING, [], language), paper)).pages == 1


@pytest.mark.parametrize("players", [9, 60, 500])
def test_everybody_stands_on_the_sheets_of_a_large_event(players: int) -> None:
    names = {f"p{at}": f"Zé N{at}ã" for at in range(players)}
    seated = [Seating(at // 3 + 1, tuple(list(names)[at : at + 3])) for at in range(0, players, 3)]
    seating = PrintedPdf(pdf(pairings(HEADING, 1, seated, names, "en")))
    report = PrintedPdf(pdf(wrap_up(HEADING, [(who, 1) for who in names], [], names, "en")))

    for printed, times in ((seating, 2), (report, 1)):
        written = [one.text for one in printed.written]
        assert all(written.count(name) == times for name in names.values())
    assert report.pages == -(-players // 56)


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_signature_stands_on_the_report_with_the_names(language: str) -> None:
    """Also on the shorter paper, with everything that a scored event needs said below the names."""
    remarks = [f"Something the event needs, number {number}, is there." for number in range(6)]
    names = {f"p{at}": f"Zé N{at}ã" for at in range(18)}
    sheet = wrap_up(
        HEADING, [(who, 1) for who in names], [("Rita", "coordinator", 18)], names, language, remarks=remarks
    )
    assert PrintedPdf(pdf(sheet, "letter")).pages == 1


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_the_head_of_a_narrow_column_stays_in_its_table(language: str) -> None:
    rows = [StandingRow(1, "p0", 10, 6, 2, team="Os Dragões de Faerûn")]
    printed = PrintedPdf(pdf(standings(HEADING, rows, {"p0": "Zé"}, language)))
    left = min(one.x for one in printed.written)
    head = next(one for one in printed.written if one.text == say("sheet-place", language))
    assert head.x > left, "the fields above begin at the edge of the table"


def test_every_page_says_which_it_is_and_of_which_event() -> None:
    printed = PrintedPdf(pdf(wrap_up(Heading(name="Gen of Nine"), [(f"p{at}", 1) for at in range(60)], [], {}, "en")))

    assert printed.pages == 2
    for page in (1, 2):
        assert f"{page} / 2" in printed.text(page)
        assert "Tournament wrap-up report · Gen of Nine" in printed.text(page)


def test_slips_fill_their_pages_without_a_title() -> None:
    seated = [Seating(at, ("a", "b", "c")) for at in range(1, 10)]
    printed = PrintedPdf(pdf(slips(HEADING, 4, seated, {}, {}, "en")))

    assert printed.pages == 3
    assert "Table slips" not in printed.text()
    assert [one.text for one in printed.written if one.text.startswith("Round 4, table")] == [
        f"Round 4, table {at}" for at in range(1, 10)
    ]


def test_the_same_sheet_is_printed_in_the_same_bytes() -> None:
    sheet = wrap_up(HEADING, [("a", 1)], [], {}, "en")

    assert pdf(sheet) == pdf(sheet)
    assert pdf(sheet) != pdf(sheet, "letter")


def test_portuguese_is_spelt_with_the_letters_every_reader_has() -> None:
    sheet = wrap_up(HEADING, [("a", 1)], [], {"a": "Conceição Brandão Östlund"}, "pt-BR")
    printed = PrintedPdf(pdf(sheet))

    assert letters_for(sheet).plain == "Helvetica"
    assert "Conceição Brandão Östlund" in [one.text for one in printed.written]
    assert "Relatório final do torneio" in printed.text()


def test_names_in_other_letters_are_set_in_a_font_of_this_computer_or_without_their_accents(tmp_path: Path) -> None:
    sheet = wrap_up(Heading(), [("a", 1)], [], {"a": "Šárka Nováková-Őry Łuk Ω"}, "en")
    poor = letters_for(sheet, folders=(str(tmp_path),))

    assert poor.plain == "Helvetica"
    assert poor.spelt("Šárka Őry Łuk Ω") == "Šárka Ory ?uk ?"
    assert pdf(sheet).startswith(b"%PDF")


def test_a_damaged_font_is_passed_over(tmp_path: Path) -> None:
    for name in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"):
        (tmp_path / name).write_bytes(b"not a font")
    sheet = wrap_up(Heading(), [("a", 1)], [], {"a": "Ω"}, "en")

    assert letters_for(sheet, folders=(str(tmp_path),)).plain == "Helvetica"


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "col", "path"):
            self.open.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action")]

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("col", "path"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.texts.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_whole_and_load_nothing(language: str) -> None:
    for sheet in everything(11, language):
        text = html(sheet)
        reader = _Reader()
        reader.feed(text)
        reader.close()

        assert reader.open == []
        assert reader.addresses == []
        assert f'<html lang="{language}">' in text
        assert "<script" not in text
        assert "url(" not in text


def test_names_are_never_markup() -> None:
    name = '<img src=x onerror="alert(1)">'
    text = html(wrap_up(Heading(name=name), [("a", 1)], [], {"a": name}, "en"))

    assert "<img" not in text
    assert text.count("&lt;img src=x") == 3  # of the event, of the player, at the foot


def test_a_page_and_a_pdf_hold_the_same_words() -> None:
    for sheet in everything(9, "en"):
        reader = _Reader()
        reader.feed(html(sheet))
        printed = re.sub(r"\W+", "", PrintedPdf(pdf(sheet)).text())
        for text in set(reader.texts) - {sheet.title}:  # pages of slips have no title on paper
            for word in text.split():
                if len(word) < 12 and word.isalnum():
                    assert word in printed, (sheet.what, word)


def test_the_code_of_a_slip_leads_to_its_address() -> None:
    address = "http://192.168.1.20:8194/events/k3v9/tables/1?t=Ab3"
    sheet = slips(Heading(), 1, [Seating(1, ("a", "b", "c"))], {}, {1: address}, "en")

    assert segno.make(address, error="m", micro=False).svg_inline(border=2, omitsize=True) in html(sheet)
    assert len(pdf(sheet)) > len(pdf(slips(Heading(), 1, [Seating(1, ("a", "b", "c"))], {}, {}, "en"))) + 1000


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_codes_of_slips_are_read_from_the_drawn_pages(paper: str) -> None:
    tables = [Seating(number, ("a", "b", "c")) for number in range(1, 7)]
    addresses = {one.number: f"http://192.168.178.123:8194/events/k3v9/tables/{one.number}?t=Ab3" for one in tables}
    read = codes_of(pdf(slips(Heading(), 1, tables, {}, addresses, "en"), paper))
    assert [sorted(page) for page in read] == [list(addresses.values())[:4], list(addresses.values())[4:]]
    assert codes_of(pdf(slips(Heading(), 1, tables, {}, {}, "en"), paper)) == [[], []]


def test_a_sheet_without_pages_is_an_empty_document() -> None:
    empty = Sheet("slips", "Nothing", "en", "", (Page("Nothing", (Slips((), 2, 2),)),))

    assert PrintedPdf(pdf(empty)).pages == 1
