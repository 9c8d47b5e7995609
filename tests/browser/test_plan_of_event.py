"""What an organiser decides beforehand has fields in the browser, which are empty where nothing is decided."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.held import ORGANISER, Holding
from tests.server.live import LiveServer


@pytest.mark.rule("report.form.fields", "scoring.semifinalist")
def test_codes_bonus_fours_and_redraw_are_decided_in_the_browser(pages: LiveServer, opened: Open) -> None:
    event = Holding(pages, "Codes").held()
    page = opened()

    def plan() -> dict[str, Any]:
        found: dict[str, Any] = page.request.get(f"{pages.address}/api/events/{event.id}").json()["plan"]
        return found

    page.goto(pages.address + event.of(ORGANISER, "?part=paper"))
    page.get_by_role("button", name="Change the plan").click()
    page.get_by_role("dialog").locator("summary").first.click()
    fields = {
        "Convention code": "GC26",
        "Tournament code": "SF1",
        "Points for semifinalists": "3",
    }
    for label, value in fields.items():
        expect(page.get_by_label(label)).to_have_value("")  # and no bare 0
        page.get_by_label(label).fill(value)
    page.get_by_label("Later rounds").select_option(label="Tables of four")
    page.get_by_label("Winners are seated by lot").check()
    page.get_by_test_id("do-it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    wanted = {"convention_code": "GC26", "tournament_code": "SF1", "semifinalist_bonus": 3}
    assert {**wanted, "fours_later": True, "redraw": True}.items() <= plan().items()

    page.get_by_role("button", name="Change the plan").click()
    page.get_by_role("dialog").locator("summary").first.click()
    expect(page.get_by_label("Points for semifinalists")).to_have_value("3")
    expect(page.get_by_label("Winners are seated by lot")).to_be_checked()
    page.get_by_label("Points for semifinalists").fill("")
    page.get_by_test_id("do-it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert plan()["semifinalist_bonus"] == 0
