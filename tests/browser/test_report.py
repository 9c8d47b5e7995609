"""Somebody reports another person at their table, in their browser; whoever runs the server finds it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from sixrealms.server.store.reports import Reports
from sixrealms.server.store.tables import Storage
from tests.browser.conftest import DESKTOP, PHONE, Check
from tests.browser.dealt import deal
from tests.server.live import LiveServer


@pytest.mark.parametrize(("size", "locale"), [(DESKTOP, "en-US"), (PHONE, "pt-BR")], ids=["desktop", "phone"])
def test_a_report_reaches_whoever_runs_the_server(
    sitting: Callable[..., Page], pages: LiveServer, check: Check, size: dict[str, int], locale: str
) -> None:
    table = deal(pages, 8, ("Ana", "Bruno"))
    page = sitting(table, 0, size=size, locale=locale)
    page.get_by_role("button", name=re.compile("^(More|Mais)$")).filter(visible=True).first.click()
    form = page.get_by_test_id("report")
    form.locator("summary").click()
    send = form.get_by_role("button")
    expect(form.get_by_role("combobox")).to_have_value("1")
    expect(form.get_by_role("option")).to_have_text(["Bruno"])
    expect(send).to_be_disabled()
    form.get_by_role("textbox").fill("   ")
    expect(send).to_be_disabled()
    form.get_by_role("textbox").fill("<b>insults</b> & more")
    check(page, "the form of a report")
    send.click()
    expect(form.get_by_role("status")).not_to_be_empty()
    expect(form.get_by_role("textbox")).to_have_value("")
    expect(send).to_be_disabled()

    storage = Storage(pages.database)
    kept = [one for one in Reports(storage).list() if one.table == table.table]
    storage.close()
    assert [(one.about, one.by, one.why) for one in kept] == [("Bruno", "Ana", "<b>insults</b> & more")]


def test_who_reports_too_often_is_told_so(sitting: Callable[..., Page], pages: LiveServer) -> None:
    page = sitting(deal(pages, 8, ("Ana", "Bruno")), 0)
    page.route(
        "**/reports",
        lambda route: route.fulfill(status=429, json={"error": {"code": "too-often", "message": "wait", "retry": 60}}),
    )
    page.get_by_role("button", name=re.compile("^(More|Mais)$")).filter(visible=True).first.click()
    form = page.get_by_test_id("report")
    form.locator("summary").click()
    form.get_by_role("textbox").fill("insults")
    form.get_by_role("button").click()
    expect(form.get_by_role("status")).to_have_text("Wait.")
    expect(form.get_by_role("textbox")).to_have_value("insults")  # nothing they wrote is lost
