"""What words and cards say, for whoever writes them."""

from __future__ import annotations

import pytest

from tools import told


def test_a_card_is_told_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert told.main(["1st/100"]) == 0
    out = capsys.readouterr().out
    assert "Draw 5 cards." in out
    assert "Saque 5 cartas." in out


def test_a_word_is_told_with_a_card_that_uses_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert told.main(["ExtraTurn"]) == 0
    out = capsys.readouterr().out
    assert "ExtraTurn (" in out
    assert "take another turn next" in out


@pytest.mark.parametrize("name", ["9th/9", "Nope", "BR/64"])
def test_what_is_no_word_and_no_written_card_is_refused_by_name(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert told.main([name, "1st/100"]) == 2
    written = capsys.readouterr()
    assert written.err.startswith("told: ")
    assert name in written.err
    assert "Draw 5 cards." in written.out, "the others are told all the same"
