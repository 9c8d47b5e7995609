"""The ranking of thousands in the browser: its two lists page by page, somebody found by name, and one's own line."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Route, expect

from sixrealms.server.tournaments.ranking_pages import RankingPages, WantedRanking
from tests.browser.conftest import Check, Open, looked_at_in
from tests.server.live import LiveServer
from tests.server.test_ranking_pages import Known, one_season

MINE = "Player 4321"


@pytest.mark.parametrize("language", looked_at_in("en-US"))
def test_a_ranking_of_thousands_is_looked_at_page_by_page(
    pages: LiveServer, opened: Open, check: Check, language: str
) -> None:
    lists = RankingPages(Known(one_season()))

    def answer(route: Route) -> None:
        asked = {name: found[0] for name, found in parse_qs(urlsplit(route.request.url).query).items()}
        numbers = {name: int(asked.get(name, 1)) for name in ("page", "ratings_page")}
        wanted = WantedRanking(asked.get("search", ""), **numbers, beside=asked.get("beside", ""), mine=MINE)
        route.fulfill(body=msgspec.json.encode(lists.page(wanted)), content_type="application/json")

    page = opened(locale=language, bypass_csp=True, reduced_motion="reduce")
    page.route("**/api/ranking?*", answer)
    page.goto(f"{pages.address}/ranking")
    points, ratings = page.get_by_role("table").first, page.get_by_role("table").last
    lines = points.locator("tbody tr")
    expect(lines).to_have_count(60)
    expect(page.locator("main table")).to_have_count(2)
    check(page, "a ranking of thousands")

    # each list is turned by itself
    turning = page.get_by_role("navigation").filter(has=page.locator("select"))
    first, second = turning.first, turning.last
    first.get_by_role("button").last.click()
    expect(lines.first).to_contain_text("Player 0061")
    second.get_by_role("combobox").select_option("3")
    expect(ratings.locator("tbody tr").first).to_contain_text("121")
    expect(lines.first).to_contain_text("Player 0061")

    # one's own line, and the pages it is on
    own = page.get_by_test_id("mine")
    expect(own).to_contain_text(MINE)
    own.get_by_role("button").click()
    for one in (points, ratings):
        expect(one.locator("tr.me")).to_contain_text(MINE)
    expect(own.get_by_role("button")).to_have_count(0)
    check(page, "one's own line")

    # somebody by name; the field keeps the cursor
    page.get_by_role("searchbox").press_sequentially("zoe u")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text("Zoé Último")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.get_by_role("searchbox").fill("nobody of this name")
    expect(page.get_by_role("table")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=".")).to_have_count(1)
    check(page, "nobody found")
