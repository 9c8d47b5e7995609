"""A challenge by link: whoever gets it sees who challenges them and to what, and sits down with one tap."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Check, Open
from tests.server.live import LiveServer

LATER = {"days": 3}


@pytest.mark.parametrize("language", ["en-US", "pt-BR"])
def test_one_tap_sits_down(pages: LiveServer, opened: Open, check: Check, language: str) -> None:
    ana = opened(PHONE, has_touch=True)
    ana.goto(pages.address)
    ana.get_by_test_id("challenge-friend").tap()
    chosen = ana.get_by_role("radio", name="A friend")
    expect(chosen).to_be_checked()
    expect(chosen).to_be_in_viewport()
    ana.get_by_label("Your name").fill("Ana")
    ana.get_by_test_id("start").tap()
    link = ana.get_by_label("Link to this table").input_value()
    expect(ana.get_by_test_id("link-alone")).to_contain_text(f"port {pages.port} ")

    bruno = opened(PHONE, has_touch=True, locale=language)
    bruno.goto(link)
    expect(bruno.get_by_role("heading", level=1)).to_have_text(
        "Ana challenges you" if language == "en-US" else "Ana desafia você"
    )
    expect(bruno.get_by_test_id("challenge")).to_contain_text("55")
    seen = bruno.get_by_test_id("sit").bounding_box()
    assert seen is not None
    assert seen["y"] + seen["height"] <= PHONE["height"], "nobody scrolls for it"
    bruno.get_by_test_id("sit").tap()
    bruno.get_by_test_id("prompt").wait_for()
    ana.get_by_test_id("prompt").wait_for()


def test_the_challenged_one_is_told_what_for(pages: LiveServer, opened: Open, check: Check) -> None:
    wish = {"seats": [{}, {}], "guest": {"name": "Ana"}, "any_deck": True, "clock": LATER}
    table = pages.asked("/api/tables", wish)[1]["table"]
    page = opened(PHONE, bypass_csp=True)
    page.goto(f"{pages.address}/table/{table}")
    told = page.get_by_test_id("challenge")
    expect(told).to_contain_text("Any deck may be played")
    expect(told).to_contain_text("3 days for every decision")
    expect(told).to_contain_text("realms win")
    check(page, "challenged")


def test_the_link_is_one_others_can_open(pages: LiveServer, opened: Open, check: Check) -> None:
    taken = pages.asked("/api/tables", {"seats": [{}, {}]})[1]
    page = opened(PHONE, bypass_csp=True)
    found = json.dumps({"address": "http://192.168.7.7:8194"})
    page.route("**/api/reach", lambda route: route.fulfill(content_type="application/json", body=found))
    page.goto(f"{pages.address}/#sit={taken['table']}&seat=0&token={taken['token']}")

    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(f"http://192.168.7.7:8194/table/{taken['table']}")
    code = f"/api/tables/{taken['table']}/link.svg?scheme=http&at=network"
    expect(page.get_by_test_id("link-code")).to_have_attribute("src", code)
    expect(page.get_by_test_id("link-homely")).to_contain_text("port 8194")
    expect(page.get_by_test_id("link-alone")).to_have_count(0)
    check(page, "waiting with a link for the network")
