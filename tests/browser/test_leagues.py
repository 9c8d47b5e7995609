"""A league in the browser: founded where the operator lets visitors, fed, changed and deleted by its
founder, looked at by everybody."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Check, Open
from tests.server.live import LiveServer
from tests.server.test_leagues import held_event


def test_who_founds_a_league_feeds_changes_and_deletes_it(opened: Open, check: Check, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'events.db'}"
    held_event(database, "May Cup", "2026-05-10")
    held_event(database, "Old Cup", "2025-05-10")
    server = LiveServer(database, 0, "--open-leagues")
    page = opened(bypass_csp=True, reduced_motion="reduce")
    page.goto(f"{server.address}/leagues")
    page.get_by_test_id("new-league").click()
    page.get_by_label("Name of the league").fill("Shop league")
    page.get_by_label("First day").fill("2026-01-01")
    page.get_by_label("What counts").select_option("places")
    page.get_by_label("Points by place").fill("7, 5")
    page.get_by_test_id("found-league").click()
    expect(page.get_by_role("heading", name="Shop league", level=1)).to_be_visible()
    lines = page.locator("tbody tr")
    expect(lines).to_have_count(9)
    expect(lines.first).to_contain_text("7")

    page.get_by_label("Add an event").select_option(label="Old Cup 2025-05-10")
    page.get_by_role("button", name="Add").click()
    expect(lines.first).to_contain_text("14")
    lines.first.get_by_role("button").click()
    results = page.get_by_role("list", name="Results of")
    expect(results.get_by_role("listitem").filter(has_text="Old Cup")).to_contain_text("place 1")
    check(page, "the results of somebody in a league")
    lines.first.get_by_role("button").click()
    expect(results).to_have_count(0)

    other = opened({"width": 390, "height": 844})
    other.goto(page.url)
    expect(other.locator("tbody tr").first).to_contain_text("14")
    expect(other.get_by_label("Add an event")).to_have_count(0)
    assert other.evaluate("document.documentElement.scrollWidth") <= 390
    expect(other.get_by_test_id("league-rules")).to_have_count(0)
    expect(other.get_by_test_id("league-delete")).to_have_count(0)

    # other rules: what they change is told before they count
    page.get_by_test_id("league-rules").click()
    expect(page.get_by_label("First day")).to_have_value("2026-01-01")
    page.get_by_label("Points by place").fill("9, 5")
    page.get_by_test_id("change-league").click()
    expect(page.get_by_text("would have other points or another place")).to_be_visible()
    expect(lines.first).to_contain_text("14")
    check(page, "what other rules of a league change")
    page.get_by_test_id("change-league").click()
    expect(lines.first).to_contain_text("18")
    expect(page.get_by_test_id("change-league")).to_have_count(0)
    expect(page.get_by_text("By place: 9, 5")).to_be_visible()

    # deleted by whoever repeats its name
    page.get_by_test_id("league-delete").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Another league")
    dialog.get_by_role("button", name="Delete the league").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Shop league")
    dialog.get_by_role("textbox").fill("shop league")
    dialog.get_by_role("button", name="Delete the league").click()
    expect(page).to_have_url(f"{server.address}/leagues")
    expect(page.get_by_role("heading", name="No leagues yet")).to_be_visible()
    server.stop()
