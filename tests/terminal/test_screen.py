"""What a screen writes: folded below its mark on a terminal, whole in plain output."""

from __future__ import annotations

import pytest

from sixrealms.terminal.screen import Screen


def test_a_folded_line_stands_below_the_line_and_not_below_its_mark(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")

    Screen("en", plain=False).write("Attack Waterdeep with Dagrande", mark="1. ")

    assert [line.rstrip() for line in capsys.readouterr().out.splitlines()] == [
        "1. Attack Waterdeep",
        "   with Dagrande",
    ]


def test_plain_lines_are_left_whole(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")

    Screen("en", plain=True).write("Attack Waterdeep\nwith Dagrande", mark="1. ", indent=2)

    assert capsys.readouterr().out == "  1. Attack Waterdeep with Dagrande\n"


def test_a_long_word_is_not_lost(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A path to copy may be longer than the terminal is wide."""
    monkeypatch.setenv("COLUMNS", "20")

    Screen("en", plain=False).write("x" * 50)

    assert "".join(capsys.readouterr().out.split()) == "x" * 50
