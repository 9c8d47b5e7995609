"""No barrier on any page and in any state of the table, checked by axe."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sixrealms.engine.state import State
from tests.browser.conftest import Check, Open, looked_at_in
from tests.browser.dealt import Dealt, deal
from tests.browser.test_one_screen import fighting, turn
from tests.server.live import LiveServer

PAGES = (
    "/",
    "/new",
    "/lesson",
    "/lesson/attack",
    "/puzzles",
    "/replay",
    "/me",
    "/nowhere",
    "/table/none",
    "/replay/none",
)


def over(s: State) -> bool:
    return s.result is not None


@pytest.mark.parametrize("language", looked_at_in("en-US"))
def test_pages(opened: Open, pages: LiveServer, check: Check, language: str) -> None:
    page = opened(locale=language, bypass_csp=True)
    for place in PAGES:
        page.goto(pages.address + place)
        page.wait_for_load_state("networkidle")
        check(page, place)


@pytest.mark.parametrize("language", looked_at_in("en-US"))
def test_a_table_in_every_state(opened: Open, pages: LiveServer, check: Check, language: str) -> None:
    page = opened(locale=language, bypass_csp=True, reduced_motion="reduce")

    def sit(table: Dealt) -> None:
        page.goto(pages.address + table.of(0))
        page.get_by_test_id("prompt").wait_for()

    sit(deal(pages, 4, until=turn(9), bots="casual"))
    check(page, "my turn")
    page.locator(".piece.can > .face").first.click()
    check(page, "a card is tapped")
    page.keyboard.press("Escape")
    page.get_by_test_id("hand").locator(".piece.dim .face").first.click()
    page.get_by_test_id("why").wait_for()
    check(page, "why not")
    page.get_by_test_id("why").get_by_role("button").click()
    page.get_by_test_id("zoom").locator("p").first.wait_for()
    check(page, "a card in full")
    page.keyboard.press("Escape")
    page.locator(".kingdom .name").first.click()
    check(page, "the kingdom of another")
    page.keyboard.press("Escape")
    page.get_by_test_id("more").click()
    check(page, "more")
    page.keyboard.press("Escape")
    page.locator("body").press("?")
    check(page, "keys")

    sit(deal(pages, 4, until=fighting, bots="casual"))
    page.get_by_test_id("totals").click()
    check(page, "a battle")

    sit(deal(pages, 4, until=over, bots="casual"))
    page.get_by_test_id("result").wait_for()
    check(page, "the game is over")
    page.get_by_test_id("result").get_by_role("link").first.click()
    page.get_by_test_id("scrubber").wait_for()
    check(page, "the replay")


@pytest.mark.parametrize("language", looked_at_in("en-US"))
def test_meeting_at_a_table(opened: Open, pages: LiveServer, check: Check, language: str) -> None:
    made = pages.table({}, {}, guest={"name": "Ana"})
    page = opened(locale=language, bypass_csp=True)
    page.goto(f"{pages.address}/#sit={made['table']}&seat=0&token={made['token']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    check(page, "waiting for a friend")

    friend = opened(locale=language, bypass_csp=True)
    friend.goto(f"{pages.address}/table/{made['table']}")
    friend.get_by_test_id("sit").wait_for()
    check(friend, "sitting down")
    friend.get_by_test_id("sit").click()
    page.get_by_test_id("prompt").wait_for()
    friend.get_by_test_id("prompt").wait_for()
    waiting = page if not page.locator("[data-testid=prompt].mine").count() else friend
    check(waiting, "the other decides")
    waiting.get_by_test_id("show-chat").click()
    check(waiting, "chat")
