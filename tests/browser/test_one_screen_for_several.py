"""People who take turns at one screen: between them the table is covered, and nothing of it is in the page."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from sixrealms import catalogue
from tests.browser.conftest import AT_ONCE, Open
from tests.browser.dealt import Dealt, deal
from tests.browser.persons import Mouse
from tests.server.live import LiveServer

_COVERED_OR_ASKED = """() => document.querySelector('[data-testid=curtain-up]:enabled, .mine .go:enabled,'
  + ' .mine .answer:enabled')"""


@pytest.fixture
def table(pages: LiveServer) -> Dealt:
    return deal(pages, 8, ("Ana", "Bruno"))


@pytest.fixture
def screen(opened: Open, pages: LiveServer, table: Dealt) -> Page:
    """One browser that holds both seats."""
    page = opened()
    page.add_init_script(AT_ONCE)
    page.add_init_script(table.together(0, 1))
    page.goto(pages.address + table.link)
    page.get_by_test_id("curtain").wait_for()
    return page


def names(table: Dealt, seat: int) -> set[str]:
    """The cards in this player's hand at the beginning, as far as the other has none of the same name."""
    s = table.state
    hand = {s.kit.defs[s.defn[card]].printing.name for card in s.hand(seat)}
    return hand - {catalogue.printing(card).name for card in s.kit.setup.decks[1 - seat]}


def shown(page: Page, table: Dealt, seat: int) -> list[str]:
    held = page.content()
    return sorted(name for name in names(table, seat) if name in held)


def whose(page: Page) -> str:
    return page.get_by_test_id("curtain").get_by_role("heading").inner_text()


def test_nothing_is_in_the_page_until_the_next_one_says_that_he_is_there(screen: Page, table: Dealt) -> None:
    assert shown(screen, table, 0) == shown(screen, table, 1) == []
    seen: list[int] = []
    people = [Mouse(screen, 1), Mouse(screen, 2)]
    for _ in range(24):
        screen.wait_for_function(_COVERED_OR_ASKED)
        if not screen.get_by_test_id("curtain").count():
            people[seen[-1]].decide()
            continue
        assert screen.get_by_test_id("hand").count() == 0
        assert screen.get_by_test_id("polite").inner_text() == ""
        assert screen.get_by_test_id("urgent").inner_text() == ""
        seen.append(0 if "Ana" in whose(screen) else 1)
        screen.get_by_test_id("curtain-up").click()
        screen.get_by_test_id("hand").wait_for()
        assert screen.get_by_role("region", name="Your hand").count()
    assert {0, 1} <= set(seen)
    assert all(one != other for one, other in pairwise(seen))


def test_each_sees_his_own_hand_alone(screen: Page, table: Dealt) -> None:
    first = 0 if "Ana" in whose(screen) else 1
    screen.get_by_test_id("curtain-up").click()
    screen.get_by_test_id("hand").wait_for()
    assert shown(screen, table, first) != []
    assert shown(screen, table, 1 - first) == []
    screen.reload()
    screen.get_by_test_id("curtain").wait_for()
    assert shown(screen, table, first) == []


def test_a_table_for_two_at_one_screen_is_made_in_the_browser(opened: Open, pages: LiveServer) -> None:
    page = opened()
    page.goto(f"{pages.address}/new")
    page.get_by_test_id("new-more").locator("summary").first.click()
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_label("Name", exact=True).fill("Bruno")
    page.get_by_test_id("start").click()
    page.get_by_test_id("curtain").wait_for()
    page.get_by_test_id("curtain-up").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_role("group", name="Other players")).to_contain_text(
        "Bruno" if "Bruno" not in page.title() else ""
    )
