"""The page of the card language is what the code says."""

from __future__ import annotations

import importlib

import pytest

from tools import vocabulary_reference


def test_the_page_is_up_to_date() -> None:
    """Otherwise: python -m tools.vocabulary_reference."""
    assert vocabulary_reference.PAGE.read_text(encoding="utf-8") == vocabulary_reference.page()


@pytest.mark.parametrize("part", vocabulary_reference.PARTS)
def test_every_word_of_every_part_is_on_it(part: str) -> None:
    page = vocabulary_reference.page()
    for word in importlib.import_module(f"sixrealms.language.{part}").__all__:
        assert f"- **`{word}`**" in page or f"- **`{word}(" in page, word


def test_a_word_has_its_signature_promise_users_and_an_example() -> None:
    (line,) = [one for one in vocabulary_reference.page().splitlines() if one.startswith("- **`CannotFight(")]
    assert line.startswith("- **`CannotFight(who, roles=")
    assert "users)<br>*" in line
