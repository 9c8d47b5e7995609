"""Lists of players from spreadsheets and the clipboard: read as they are meant, or refused by their lines."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sixrealms.tournament.csv_lists import Listed, ListRefused, read_players, write, write_players
from sixrealms.tournament.reason_sentence import said
from sixrealms.wording.languages import LANGUAGES


def mistakes(text: str | bytes, *known: str) -> list[tuple[int, str]]:
    """The lines a list is refused for, and why."""
    with pytest.raises(ListRefused) as refused:
        read_players(text, known)
    return [(one.line, one.because.key) for one in refused.value.mistakes]


@pytest.mark.parametrize(
    "text",
    [
        "Ana\nBruno\n",
        "Ana\r\n\r\n  Bruno  \r\n",
        "name\nAna\nBruno",
        "Nome;Equipe\nAna;\nBruno;",
        "#\tPlayer\n1\tAna\n2\tBruno",
        "Jogador,E-mail\nAna,ana@x.example\nBruno,b@x.example",
        "﻿name,team\nAna,\nBruno,\n",
        '"Ana",""\n"Bruno",""',
    ],
)
def test_players_are_found_however_the_list_is_written(text: str) -> None:
    assert read_players(text) == (Listed("Ana"), Listed("Bruno"))


def test_teams_and_their_members_are_read_by_place_and_by_head() -> None:
    assert read_players("Reds,,Ana + Bia\n") == (Listed("Reds", "", ("Ana", "Bia")),)
    assert read_players("equipe;nome\nReds;Ana") == (Listed("Ana", "Reds"),)


def test_a_list_of_an_older_spreadsheet_keeps_its_accents() -> None:
    assert read_players("Nome;Equipe\nConceição;Órion".encode("cp1252")) == (Listed("Conceição", "Órion"),)
    assert read_players("Conceição".encode("utf-8-sig")) == (Listed("Conceição"),)


def test_every_mistake_is_named_with_its_line() -> None:
    text = "name,team\nAna,\n\n,Reds\nANÁ,\n" + "x" * 41 + ",\nBia,a,b,c\nCarla,\n"

    assert mistakes(text, "carla") == [
        *((4, "list-no-name"), (5, "list-twice"), (6, "list-name"), (7, "list-columns"), (8, "list-taken")),
    ]


@pytest.mark.parametrize("text", ["", "\n \n", "name,team\n", b""])
def test_a_list_without_a_name_is_refused(text: str | bytes) -> None:
    assert mistakes(text) == [(1, "list-empty")]


@pytest.mark.parametrize("content", [b"\x00\xff\xfe\x00" * 50, b"PK\x03\x04" + bytes(range(256))])
def test_what_is_no_list_is_refused_in_one_line(content: bytes) -> None:
    with pytest.raises(ListRefused) as refused:
        read_players(content)

    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_one_line_that_tells_the_first_mistakes(language: str) -> None:
    with pytest.raises(ListRefused) as refused:
        read_players("Ana\n" * 9)

    told = refused.value.said(language)
    assert told.count("Ana") == 5
    assert told.endswith("(+3)")
    assert said(refused.value.mistakes[0].because, language) in told


def test_a_line_break_inside_a_value_does_not_shift_the_lines_of_mistakes() -> None:
    assert mistakes('"Ana\nMaria"\nBia\nBia\n') == [(4, "list-twice")]


def test_a_spreadsheet_computes_nothing_of_what_is_written() -> None:
    written = write(("name", "points"), [("=1+1", 3), ("Ana", -2)])

    assert written == "name,points\r\n'=1+1,3\r\nAna,-2\r\n"


NAMES = st.text(st.characters(codec="utf-8", categories=("L", "N", "P", "S")), min_size=1, max_size=40).filter(
    str.isprintable
)


def plain(name: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))


@pytest.mark.property
@given(
    st.lists(
        st.builds(Listed, NAMES, NAMES | st.just("")), min_size=1, max_size=30, unique_by=lambda one: plain(one.name)
    )
)
@example([Listed("'=SUM(A1)"), Listed("=SUM(A1)"), Listed("-"), Listed('"'), Listed(";;;")])
def test_a_written_list_is_read_as_it_was(players: list[Listed]) -> None:
    assert read_players(write_players(players)) == tuple(players)
