"""A league in the browser: founded where the operator lets visitors, fed by its founder, looked at by everybody."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.server.live import LiveServer
from tests.server.test_leagues import held_event


def test_who_founds_a_league_feeds_it_and_others_look_at_it(opened: Open, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'events.db'}"
    held_event(database, "May Cup", "2026-05-10")
    held_event(database, "Old Cup", "2025-05-10")
    server = LiveServer(database, 0, "--open-leagues")
    page = opened()
    page.goto(f"{server.address}/leagues")
    page.get_by_test_id("new-league").click()
    page.get_by_label("Name of the league").fill("Shop league")
    page.get_by_label("First day").fill("2026-01-01")
    page.get_by_label("What counts").select_option("places")
    page.get_by_label("Points by place").fill("7, 5")
    page.get_by_test_id("found-league").click()
    expect(page.get_by_role("heading", name="Shop league", level=1)).to_be_visible()
    expect(page.locator("summary")).to_have_count(9)
    expect(page.locator("summary").first).to_contain_text("7")

    page.get_by_label("Add an event").select_option(label="Old Cup 2025-05-10")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("summary").first).to_contain_text("14")
    page.locator("summary").first.click()
    expect(page.get_by_role("row", name="Old Cup")).to_contain_text("1.")

    other = opened({"width": 390, "height": 844})
    other.goto(page.url)
    expect(other.locator("summary").first).to_contain_text("14")
    expect(other.get_by_label("Add an event")).to_have_count(0)
    assert other.evaluate("document.documentElement.scrollWidth") <= 390
    server.stop()
