"""A hint at the table: what Expert would do and why, for whoever plays against the computer alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AT_ONCE, DESKTOP, PHONE, Check, Open
from tests.server.live import LiveServer


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-US"), (PHONE, "pt-BR")])
def test_a_hint_is_told_and_followed(
    pages: LiveServer, opened: Open, check: Check, size: dict[str, int], language: str
) -> None:
    page = opened(size, locale=language, bypass_csp=True)
    page.add_init_script(AT_ONCE)
    page.goto(f"{pages.address}/new")
    page.get_by_test_id("start").click()
    page.get_by_test_id("hint-ask").click()
    told = page.get_by_test_id("hint-told")
    expect(told).to_contain_text("Expert would: " if language == "en-US" else "O Especialista faria: ")
    expect(page.get_by_test_id("main-action")).to_be_in_viewport()
    expect(page.get_by_test_id("hint-follow")).to_be_in_viewport(ratio=1)
    check(page, "a hint")
    page.emulate_media(color_scheme="dark")
    check(page, "a hint in the dark")
    told.locator("summary").click()
    assert told.locator("li").count() > 1
    asked = page.get_by_test_id("question").inner_text()
    page.get_by_test_id("hint-follow").click()
    expect(told).to_have_count(0)
    page.wait_for_function(
        "(before) => document.querySelector('[data-testid=question]')?.innerText !== before", arg=asked
    )


def test_against_people_nobody_is_advised(pages: LiveServer, opened: Open) -> None:
    taken = pages.asked("/api/tables", {"seats": [{}, {}], "guest": {"name": "Ana"}})[1]
    pages.asked(f"/api/tables/{taken['table']}/seats", {"name": "Bruno"})
    page = opened()
    page.goto(f"{pages.address}/#sit={taken['table']}&seat=0&token={taken['token']}")
    page.get_by_test_id("prompt").wait_for()
    expect(page.get_by_test_id("hint-ask")).to_have_count(0)
