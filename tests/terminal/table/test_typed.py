from __future__ import annotations

import io
import sys

import pytest

from sixrealms.terminal.table.typed_input import EndOfInput, Heard, read_line, understand


@pytest.mark.parametrize(
    ("line", "heard"),
    [
        ("3", Heard((3,))),
        ("  12 ", Heard((12,))),
        ("3 2", Heard((3, 2))),
        ("3.2", Heard((3, 2))),
        ("", Heard()),
        ("help", Heard(command="help")),
        ("?", Heard(command="help")),
        ("WHY  Drizzt   Do'Urden", Heard(command="why", rest="Drizzt Do'Urden")),
        ("p", Heard(command="pass")),
        ("q", Heard(command="quit")),
        ("attack waterdeep with drizzt", Heard(rest="attack waterdeep with drizzt")),
        ("p. thay", Heard(rest="p. thay")),
        ("12345", Heard(rest="12345")),
    ],
)
def test_lines_are_understood(line: str, heard: Heard) -> None:
    assert understand(line, "en") == heard


@pytest.mark.parametrize(
    ("line", "heard"),
    [
        ("ajuda", Heard(command="help")),
        ("POR", Heard(rest="POR")),
        ("porquê Drizzt", Heard(command="why", rest="Drizzt")),
        ("desfazer", Heard(command="undo")),
        ("undo", Heard(command="undo")),
        ("sair", Heard(command="quit")),
    ],
)
def test_portuguese_words_are_added_to_the_english(line: str, heard: Heard) -> None:
    assert understand(line, "pt-BR") == heard


def test_portuguese_words_mean_nothing_in_english() -> None:
    assert understand("desfazer", "en") == Heard(rest="desfazer")


def test_what_comes_from_a_pipe_is_written_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("3\n"))

    assert read_line("Ana> ").strip() == "3"
    assert capsys.readouterr().out == "Ana> 3\n"
    with pytest.raises(EndOfInput):
        read_line("Ana> ")
