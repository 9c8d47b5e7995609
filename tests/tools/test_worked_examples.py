"""The guide's examples are the entries and texts of today."""

from __future__ import annotations

from sixrealms import catalogue
from sixrealms.powers import registry
from tools import worked_examples


def test_the_page_is_up_to_date() -> None:
    """Otherwise: python -m tools.worked_examples."""
    assert worked_examples.PAGE.read_text(encoding="utf-8") == worked_examples.page()


def test_it_shows_ten_cards_that_are_enforced() -> None:
    shown = worked_examples.shown()
    assert len(shown) == len(set(shown)) == 10
    assert all(catalogue.printing(one).wording in registry.all_powers() for one in shown)


def test_an_example_has_its_file_its_entry_and_its_text() -> None:
    page = worked_examples.page()
    assert "`cards/first/realms.py`" in page
    assert 'card("1st/21", "The High Moor"' in page
    assert "\n> Under attack: " in page
