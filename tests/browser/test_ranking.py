"""The ranking in the browser: thousands page by page, one's own line, and whose the names of an event are."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from playwright.sync_api import Route, expect

from sixrealms.server.store.tables import Storage
from sixrealms.server.store.tournaments import Events, new_key
from sixrealms.server.tournaments.ranking_pages import RankingPages, WantedRanking
from tests.browser.conftest import Check, Open, looked_at_in
from tests.server.live import LiveServer
from tests.server.test_leagues import held_event
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
        wanted = WantedRanking(
            asked.get("search", ""), **numbers, beside=asked.get("beside", ""), mine=MINE, account=""
        )
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


def test_an_organiser_says_whose_the_names_are(opened: Open, check: Check, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'events.db'}"
    held_event(database, "May Cup", "2026-05-10")
    second = held_event(database, "June Cup", "2026-06-10", same=False)
    storage, key = Storage(database), new_key()
    Events(storage).add_key(second, key, "organiser", "Rita")
    storage.close()
    server = LiveServer(database, 0)
    page = opened(bypass_csp=True, reduced_motion="reduce")
    page.goto(f"{server.address}/ranking?size=200")
    expect(page.get_by_text("not confirmed", exact=True).first).to_be_visible()
    lines = page.get_by_role("table").first.locator("tbody tr")
    before = lines.count()
    check(page, "lines that are not confirmed")

    page.goto(f"{server.address}/events/{second}?part=standings#key={key}")
    asked = page.get_by_role("region", name="Whose names are these?")
    expect(asked).to_contain_text("10 names are in the ranking already")
    asked.locator("summary").click()
    asked.get_by_role("button", name="Bruno: Somebody else").click()
    expect(asked.get_by_role("listitem")).to_have_count(9)
    check(page, "whose names are these")
    page.get_by_test_id("all-same").click()
    expect(asked).to_have_count(0)
    page.goto(f"{server.address}/ranking")
    expect(page.get_by_text("not confirmed")).to_have_count(0)
    expect(lines.filter(has_text="Bruno")).to_have_count(2)
    assert lines.count() < before
    server.stop()
