from __future__ import annotations

from pathlib import Path

import pytest

from sixrealms.decks import named, read, write_crossfire, write_text
from sixrealms.decks.deck_file import MOST_BYTES
from sixrealms.errors import DeckError


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deck.txt"


def refusal(file: Path) -> str:
    with pytest.raises(DeckError) as refused:
        read(file)
    message = str(refused.value)
    assert message.startswith(str(file))
    assert "\n" not in message
    return message.removeprefix(str(file))


def test_text_and_crossfire_files_are_told_apart_by_what_they_hold(file: Path) -> None:
    for text in (write_text(named("A-1")), write_crossfire(named("A-1"))):
        file.write_text(text, "utf-8")
        assert sorted(read(file).cards) == sorted(named("A-1").cards)


def test_a_cfd_file_is_read_as_crossfire_whatever_it_holds(tmp_path: Path) -> None:
    file = tmp_path / "deck.CFD"
    file.write_text("War Party\n", "utf-8")
    assert refusal(file) == ":1: expected 'set name value', found 'War Party'"


def test_a_byte_order_mark_is_ignored(file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf1st/1\r\n")
    assert read(str(file)).cards == ("1st/1",)


def test_the_file_name_is_the_deck_name_if_the_deck_has_none(file: Path) -> None:
    file.write_text("1st/1")
    assert read(file).name == "deck"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", ": the file is empty; write one card per line"),
        (b" \n\t\n", ": the file is empty"),
        (b"1st/1\nMuden \xfc\n", ":2: not UTF-8 text; save the file as UTF-8"),
        (b"PK\x03\x04\x00\x00", ": not a text file (it holds zero bytes)"),
        ("1st/1\n".encode("utf-16"), ": not a text file"),
        (b"1st/1\n" * (MOST_BYTES // 6 + 1), ": too long for a deck (over 256 KiB)"),
    ],
)
def test_damaged_files(file: Path, data: bytes, message: str) -> None:
    file.write_bytes(data)
    assert refusal(file).startswith(message)


def test_the_longest_allowed_file_is_read(file: Path) -> None:
    file.write_bytes(b"1st/1\n" + b"#" * (MOST_BYTES - 6))
    assert read(file).cards == ("1st/1",)


def test_a_truncated_crossfire_file(tmp_path: Path) -> None:
    whole = write_crossfire(named("A-1"))
    file = tmp_path / "deck.cfd"
    file.write_text(whole[: whole.index("{1st 365}")], "utf-8")
    assert refusal(file) == ":10: the file ends inside a { that opens here; is it cut off?"


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    assert refusal(tmp_path / "missing.cfd") == ": no such deck file"
    assert refusal(tmp_path) == ": is a folder; name a deck file in it"
    with pytest.raises(DeckError, match="xxx': cannot be read: its name is too long"):
        read(tmp_path / ("x" * 300))


def test_a_path_no_system_accepts() -> None:
    with pytest.raises(DeckError, match="cannot be read"):
        read("a\0b")
